#!/usr/bin/env python3
"""Writes a synthetic documentation site of N Markdown pages, for speed measurements.

The same seed, page count and flags always give the same bytes. The body of page i depends only on (seed, i) and on
N through its link targets; a flavor changes only what the target tool needs: the folder layout, the front matter's
place, the spelling of links and the tool's own configuration and minimal theme.

    gen_site.py --out DIR [--pages 1000] [--seed 1] [--forms] [--flavor plain]

Flavors
    plain   Content/            the layout of `formdocs build Content/`, and the input of floor.c and the cmark loop
    hugo    content/ layouts/   hugo.toml and a minimal theme; links are checked by a render hook
            (--hugo-links url: ready-made URLs instead, no hook, no check)

Pages sit in about sqrt(N) chapters of about sqrt(N) pages, so a page's navigation (all chapters, and the pages of its
own chapter) stays in proportion. Standard library only.
"""
import argparse
import math
import os
import random
import sys

NOUNS = ("account address amount approval attachment balance billing branch budget calendar card carrier category "
         "channel checkout city claim client code comment company consent contact contract country coupon currency "
         "customer date deadline delivery department deposit detail device discount district document email employee "
         "entry event expense field filter form group guest holiday identity invoice item journey language layout "
         "ledger level license limit line locale location manager member message meter notice number offer office "
         "order owner parcel partner passenger password payment permit person phone plan policy postcode preference "
         "price profile project quantity question rate reason receipt record region report request reservation "
         "reviewer role room row rule schedule screen section session setting shift signature site size status step "
         "store street supplier survey table tax team term theme ticket time title total transfer traveller trip type "
         "unit user value vendor visit voucher warehouse week window zone").split()
VERBS = ("accepts adds allows applies asks blocks changes checks clears collects compares confirms copies counts "
         "creates defers disables edits enables explains expects fills filters formats groups hides holds keeps links "
         "lists loads locks marks matches moves needs offers opens orders pairs prints protects reads records rejects "
         "reloads removes repeats replaces requires resets restores reviews saves selects sends shows sorts stores "
         "submits suggests tests trims updates validates warns writes").split()
ADJS = ("active annual automatic basic blank central clear common compact complete current daily default direct "
        "disabled double early empty exact external final first free full general hidden inline internal invalid "
        "large last legal local long main manual mixed monthly narrow new next older open optional partial plain "
        "preferred primary private public quick regional related remote required safe secondary separate shared "
        "short silent simple single small special stable standard strict temporary trusted unique valid visible "
        "weekly wide").split()
JOINS = ("and then", "but only when", "unless", "so that", "before", "after", "because", "while", "even if", "until")
HEADS = ("Overview", "Fields", "Validation", "Behaviour", "Accessibility", "Defaults", "Errors", "Permissions", "Notes")
ICONS = "person envelope phone creditcard house map bell lock gear calendar cart globe".split()


def cap(text):
    return text[0].upper() + text[1:]


def camel(*words):
    return words[0] + "".join(w.capitalize() for w in words[1:])


def phrase(rng):
    return "the %s %s" % (rng.choice(ADJS), rng.choice(NOUNS))


def sentence(rng):
    parts = [phrase(rng), rng.choice(VERBS), phrase(rng)]
    if rng.random() < 0.6:
        parts += [rng.choice(JOINS), phrase(rng), rng.choice(VERBS), phrase(rng)]
    if rng.random() < 0.4:
        parts += ["for each", rng.choice(NOUNS)]
    words = " ".join(parts)
    mark = rng.random()
    if mark < 0.12:
        target = rng.choice(NOUNS)
        words = words.replace(target, "**%s**" % target, 1)
    elif mark < 0.24:
        words += ", see `%s`" % camel(rng.choice(ADJS), rng.choice(NOUNS))
    elif mark < 0.32:
        words += ", *%s*" % phrase(rng)
    return cap(words) + "."


def paragraph(rng, low, high):
    """Sentences, wrapped at about 100 columns as an author's editor would wrap them."""
    words = " ".join(sentence(rng) for _ in range(rng.randint(low, high))).split(" ")
    lines, line = [], ""
    for word in words:
        if line and len(line) + 1 + len(word) > 100:
            lines.append(line)
            line = word
        else:
            line = word if not line else line + " " + word
    lines.append(line)
    return "\n".join(lines)


def swift_block(rng):
    kind = cap(camel(rng.choice(ADJS), rng.choice(NOUNS)))
    fields = rng.sample(NOUNS, rng.randint(3, 5))
    types = ("String", "Int", "Bool", "Date", "Double", "[String]", "Decimal?")
    out = ["```swift", "/// %s" % sentence(rng).replace("`", ""), "struct %s: Codable, Equatable {" % kind]
    out += ["    var %s: %s" % (name, rng.choice(types)) for name in fields]
    out += ["", "    func validate() throws {",
            "        guard %s != nil else { throw FormError.missing(\"%s\") }" % (fields[0], fields[0]),
            "        if %s.isEmpty && retries < %d {" % (fields[1], rng.randint(2, 9)),
            "            print(\"%s: \\(%s)\") // line %d" % (cap(fields[1]), fields[1], rng.randint(1, 400)),
            "        }", "    }", "}", "```"]
    return "\n".join(out)


def form_row(rng):
    label = cap("%s %s" % (rng.choice(ADJS), rng.choice(NOUNS)))
    name = camel(*label.lower().split())
    kind = rng.randrange(11)
    if kind == 0:
        return ['Toggle("%s", isOn: $%s)' % (label, name)]
    if kind == 1:
        rows = ['Picker("%s", selection: $%s) {' % (label, name)]
        rows += ['    Text("%s").tag(%d)' % (cap(rng.choice(NOUNS)), i) for i in range(rng.randint(2, 4))]
        return rows + ["}"]
    if kind == 2:
        return ['Stepper("%s: \\(%s)", value: $%s, in: 0...%d)' % (label, name, name, rng.randint(5, 60))]
    if kind == 3:
        return ['DatePicker("%s", selection: $%s, displayedComponents: .date)' % (label, name)]
    if kind == 4:
        return ["Slider(value: $%s, in: 0...100)" % name]
    if kind == 5:
        return ['SecureField("%s", text: $%s)' % (label, name)]
    if kind == 6:
        return ['LabeledContent("%s", value: "%s")' % (label, cap(rng.choice(NOUNS)))]
    if kind == 7:
        return ['NavigationLink("%s") { Text("%s") }' % (label, cap(rng.choice(NOUNS)))]
    if kind == 8:
        return ['Button("%s", action: %s)' % (label, name)]
    if kind == 9:
        return ['Label("%s", systemImage: "%s")' % (label, rng.choice(ICONS))]
    rows = ['TextField("%s", text: $%s)' % (label, name)]
    if rng.random() < 0.4:
        rows.append("    .textContentType(.%s)" % rng.choice(("name", "emailAddress", "telephoneNumber", "postalCode")))
    if rng.random() < 0.3:
        rows.append("    .disabled(%s)" % rng.choice(("true", "false")))
    return rows


def form_block(rng):
    sections = rng.randint(2, 4)
    rows = [8 // sections + (1 if i < 8 % sections else 0) for i in range(sections)]
    out = ["```form", "Form {"]
    for count in rows:
        out.append('    Section(header: Text("%s")) {' % cap("%s %s" % (rng.choice(ADJS), rng.choice(NOUNS))))
        for _ in range(count):
            out += ["        " + line for line in form_row(rng)]
        out.append("    }")
    title = cap("%s %s" % (rng.choice(NOUNS), rng.choice(NOUNS)))
    out += ["}", '.navigationTitle("%s")' % title, "```"]
    return "\n".join(out)


class Site:
    def __init__(self, args):
        self.n, self.seed, self.forms, self.flavor = args.pages, args.seed, args.forms, args.flavor
        self.hugo_links = args.hugo_links
        self.per = max(1, math.isqrt(max(self.n - 1, 0)) + 1)
        self.chapters = [range(lo, min(lo + self.per, self.n)) for lo in range(0, self.n, self.per)]
        self.titles = [self.make_title(i) for i in range(self.n)]

    def rng(self, *key):
        return random.Random("%d/%s" % (self.seed, "/".join(str(k) for k in key)))

    def make_title(self, i):
        rng = self.rng("title", i)
        return cap("%s %s %d" % (rng.choice(ADJS), rng.choice(NOUNS), i))

    def chapter_of(self, i):
        return i // self.per

    def chapter_name(self, c):
        return "chapter-%03d" % c

    def page_name(self, i):
        return "page-%05d" % i

    def chapter_title(self, c):
        return "Chapter %d" % c

    def link(self, source, target, anchor=None):
        """A link from page `source` to page `target`, as the flavor spells it."""
        text, here, there = self.titles[target], self.chapter_of(source), self.chapter_of(target)
        name, hash_ = self.page_name(target), "#" + anchor.lower() if anchor else ""
        if self.flavor == "hugo" and self.hugo_links == "url":
            return "[%s](/%s/%s/%s)" % (text, self.chapter_name(there), name, hash_)
        folder = "" if here == there else "../%s/" % self.chapter_name(there)
        return "[%s](%s%s.md%s)" % (text, folder, name, hash_)

    def page_heads(self, i):
        """Overview and Validation are on every page, so that links may name them."""
        rng = self.rng("heads", i)
        extra = rng.sample([h for h in HEADS if h not in ("Overview", "Validation")], 2)
        return ["Overview", extra[0], "Validation", extra[1]]

    def body(self, i):
        rng, heads = self.rng("body", i), self.page_heads(i)
        links = [rng.randrange(self.n) for _ in range(4)]
        # Two of the four links stay in the page's own chapter, as in a real guide.
        chapter = self.chapters[self.chapter_of(i)]
        links[0], links[1] = rng.choice(chapter), rng.choice(chapter)
        anchors = [None, "Validation", None, "Overview"]
        link = [self.link(i, t, a) for t, a in zip(links, anchors)]
        out = ["## " + heads[0], paragraph(rng, 3, 6) + "\nRelated: %s and %s." % (link[0], link[1]),
               paragraph(rng, 2, 5), "## " + heads[1]]
        items = []
        for _ in range(rng.randint(3, 5)):
            items.append("- **%s**: %s" % (cap(rng.choice(NOUNS)), sentence(rng)))
            if rng.random() < 0.3:
                items += ["  - " + sentence(rng) for _ in range(2)]
        out += ["\n".join(items), paragraph(rng, 1, 3), "### Example", swift_block(rng)]
        if self.forms:
            out += ["### Screen", form_block(self.rng("form", i))]
        out += ["## " + heads[2], "> " + sentence(rng),
                "\n".join("%d. %s" % (k + 1, sentence(rng)) for k in range(rng.randint(3, 4))),
                "## " + heads[3], paragraph(rng, 2, 4),
                "See also:\n\n- %s\n- %s" % (link[2], link[3])]
        return "\n\n".join(out) + "\n"

    def front(self, title, description):
        head = "---\ntitle: \"%s\"\ndescription: \"%s\"\n---\n\n" % (title, description)
        return head + ("# %s\n\n" % title if self.flavor == "plain" else "")

    def page(self, i):
        description = sentence(self.rng("description", i)).replace("`", "").replace("*", "")
        return self.front(self.titles[i], description) + self.body(i)

    def index_list(self, c):
        if self.flavor == "hugo":
            return "The pages of this chapter.\n"
        return "".join("- [%s](%s.md)\n" % (self.titles[i], self.page_name(i)) for i in self.chapters[c])

    def root_list(self):
        names = [self.chapter_name(c) for c in range(len(self.chapters))]
        if self.flavor == "hugo":
            return "The chapters of this site.\n"
        return "".join("- [%s](%s/index.md)\n" % (self.chapter_title(c), n) for c, n in enumerate(names))


def put(root, path, text):
    full = os.path.join(root, path)
    os.makedirs(os.path.dirname(full), exist_ok=True)
    with open(full, "w", encoding="utf-8", newline="\n") as f:
        f.write(text)
    return len(text.encode("utf-8"))


CSS = ("body{margin:0;font:16px/1.5 sans-serif;display:grid;grid-template-columns:16rem 1fr}"
       "nav{padding:1rem;border-right:1px solid #ccc}main{padding:1rem 2rem;max-width:46rem}"
       "pre{overflow:auto;background:#f4f4f4;padding:.75rem}")

HUGO_TOML = """baseURL = "https://example.org/"
title = "Synthetic site"
disableKinds = ["taxonomy", "term", "RSS", "sitemap", "robotsTXT", "404"]
[markup.highlight]
noClasses = false
"""

HUGO_NAV = """<nav><ul>{{ $here := .Section }}{{ range .Site.Sections }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a>\
{{ if eq .Section $here }}<ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>\n{{ end }}</ul>\
{{ end }}</li>
{{ end }}</ul></nav>
"""

HUGO_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{{ .Title }}</title>
<meta name="description" content="{{ .Description }}"><link rel="stylesheet" href="/site.css"></head>
<body>{{ partialCached "nav.html" . .Section }}<main><h1>{{ .Title }}</h1>
{{ .Content }}{{ range .Pages }}<p><a href="{{ .RelPermalink }}">{{ .Title }}</a></p>
{{ end }}</main></body></html>
"""

HUGO_LINK = """{{ $url := urls.Parse .Destination }}{{ $to := .Destination }}{{ if and (not $url.Scheme) $url.Path }}\
{{ with .Page.GetPage $url.Path }}{{ $to = .RelPermalink }}{{ with $url.Fragment }}{{ $to = printf "%s#%s" $to . }}{{ end }}\
{{ else }}{{ errorf "%s: no page %s" .Page.File.Path .Destination }}{{ end }}{{ end }}\
<a href="{{ $to | safeURL }}">{{ .Text | safeHTML }}</a>{{- /* no line end */ -}}
"""

def write(site, root):
    """Returns (files written, bytes of Markdown)."""
    flavor, total, files = site.flavor, 0, 0
    base = {"plain": "Content", "hugo": "content"}[flavor]
    index = "_index.md" if flavor == "hugo" else "index.md"

    def page(path, text):
        nonlocal total, files
        total += put(root, os.path.join(base, path), text)
        files += 1

    page(index, site.front("Synthetic site", "A synthetic site.") + site.root_list())
    for c, members in enumerate(site.chapters):
        folder = site.chapter_name(c)
        head = site.front(site.chapter_title(c), "The pages of chapter %d." % c)
        page("%s/%s" % (folder, index), head + site.index_list(c))
        for i in members:
            page("%s/%s.md" % (folder, site.page_name(i)), site.page(i))

    if flavor == "hugo":
        put(root, "hugo.toml", HUGO_TOML)
        put(root, "layouts/partials/nav.html", HUGO_NAV)
        for name in ("_default/single.html", "_default/list.html", "index.html"):
            put(root, "layouts/" + name, HUGO_PAGE)
        if site.hugo_links == "hook":
            put(root, "layouts/_default/_markup/render-link.html", HUGO_LINK)
        put(root, "static/site.css", CSS)
    return files, total


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True, help="a folder that is absent or empty")
    parser.add_argument("--pages", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--forms", action="store_true", help="one ```form block on every page")
    parser.add_argument("--flavor", default="plain", choices=("plain", "hugo"))
    parser.add_argument("--hugo-links", default="hook", choices=("hook", "url"))
    args = parser.parse_args()
    if args.pages < 1:
        parser.error("--pages must be at least 1")
    if os.path.isdir(args.out) and os.listdir(args.out):
        parser.error("%s is not empty" % args.out)
    files, total = write(Site(args), args.out)
    print("%s: %d Markdown files, %d bytes (%.0f a file), flavor %s, seed %d%s" % (
        args.out, files, total, total / files, args.flavor, args.seed, ", forms" if args.forms else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
