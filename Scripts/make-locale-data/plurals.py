"""The plural rules of all languages."""

from icu import Bundle

CATEGORIES = ["zero", "one", "two", "few", "many"]


def condition(rule):
    """A rule without its samples and without what is only for compact numbers."""
    kept = []
    for part in rule.split("@")[0].strip().split(" or "):
        relations = []
        for relation in part.strip().split(" and "):
            relation = relation.strip()
            if relation[:2] in ("e ", "c "):
                if relation not in ("e = 0", "c = 0"):
                    relations = None
                    break
                continue
            relations.append(relation)
        if relations:
            kept.append(" and ".join(relations))
    return " or ".join(kept)


def groups():
    data = Bundle("plurals", direct=True).all()
    result = {}
    for language, name in sorted(data["locales"].items()):
        if language == "root":
            continue
        rules = tuple(
            (category, condition(data["rules"][name][category]))
            for category in CATEGORIES if category in data["rules"][name])
        rules = tuple(rule for rule in rules if rule[1])
        if rules:
            result.setdefault(rules, []).append(language.replace("_", "-"))
    return sorted(((sorted(languages), rules) for rules, languages in result.items()))


def literal(indent, text):
    if len(indent) + len(text) + 3 <= 100:
        return f'{indent}"{text}"'
    lines, line = [], ""
    for word in text.split(" "):
        if len(indent) + len(line) + len(word) + 3 > 100:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    lines.append(line)
    joined = " \\\n".join(indent + line for line in lines)
    return f'{indent}"""\n{joined}\n{indent}"""'


def swift(notice):
    made, used = notice.split(", used")
    result = f"""// {made},
// used{used}

/// CLDR's plural rules, for all languages that have more than one form.
enum PluralRuleData {{
    /// A category and its condition.
    struct Rule: Sendable {{
        let category: PluralCategory
        let condition: StaticString

        init(_ category: PluralCategory, _ condition: StaticString) {{
            self.category = category
            self.condition = condition
        }}
    }}

    /// Languages with their rules, in the order they are tried.
    static let groups: [(languages: StaticString, rules: [Rule])] = [
"""
    for languages, rules in groups():
        result += "        (\n" + literal("            ", " ".join(languages)) + ",\n"
        result += "            [\n"
        for category, text in rules:
            comma = "," if len(rules) > 1 else ""
            line = f'                .init(.{category}, "{text}"){comma}'
            if len(line) <= 100:
                result += line + "\n"
            else:
                result += f"                .init(\n                    .{category},\n"
                result += literal("                    ", text) + f"){comma}\n"
        result += "            ]\n        ),\n"
    return result + "    ]\n}\n"
