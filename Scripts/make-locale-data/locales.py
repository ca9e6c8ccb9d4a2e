"""What a locale is written with, as lines of `key=value`."""

import re

from icu import Bundle, Patterns

CATEGORIES = ["zero", "one", "two", "few", "many", "other"]
CURRENCIES = (
    "USD EUR GBP JPY CNY INR PKR KRW CAD AUD NZD CHF SEK NOK DKK ISK PLN CZK HUF RON BGN RUB UAH "
    "TRY BRL MXN ARS CLP COP PEN ZAR EGP SAR AED QAR KWD ILS THB VND IDR MYR PHP SGD HKD TWD BDT "
    "LKR NPR NGN KES XAF XOF").split()
UNITS = (
    "length/kilometer length/meter length/centimeter length/millimeter length/mile length/yard "
    "length/foot length/inch length/nautical-mile mass/kilogram mass/gram mass/milligram "
    "mass/pound mass/ounce mass/stone mass/tonne temperature/celsius temperature/fahrenheit "
    "temperature/kelvin temperature/generic volume/liter volume/milliliter volume/cup "
    "volume/fluid-ounce volume/gallon volume/pint volume/tablespoon volume/teaspoon "
    "speed/kilometer-per-hour speed/meter-per-second speed/mile-per-hour speed/knot "
    "duration/second duration/minute duration/hour duration/day duration/week duration/month "
    "duration/year duration/millisecond energy/kilocalorie energy/kilojoule energy/calorie "
    "energy/kilowatt-hour power/watt power/kilowatt digital/byte digital/kilobyte "
    "digital/megabyte digital/gigabyte digital/terabyte digital/petabyte angle/degree "
    "area/square-meter area/square-kilometer area/square-foot area/acre pressure/hectopascal "
    "pressure/bar frequency/hertz frequency/gigahertz electric/volt").split()
FIELDS = ["second", "minute", "hour", "day", "week", "month", "year"]
DATE_SKELETONS = [
    year + month + weekday + day
    for year in ["", "y"] for month in ["", "M", "MMM", "MMMM"]
    for weekday in ["", "EEE", "EEEE"] for day in ["", "d"]]
TIME_SKELETONS = ["j", "jmm", "jmmss", "H", "Hmm", "Hmmss", "h", "hmm", "hmmss", "mmss", "m", "s"]
# Regions whose readers expect the digits of their script, though the data's default is another.
DIGITS = {"ar": "arab", "ar-SA": "arab", "ar-EG": "arab"}


def plural(forms):
    forms = {key: text for key, text in forms.items() if key in CATEGORIES}
    other = forms.get("other", "")
    return "|".join(
        f"{key}~{forms[key]}" for key in CATEGORIES
        if key in forms and (key == "other" or forms[key] != other))


class Locale:
    def __init__(self, tag):
        self.tag = tag
        name = tag.replace("-", "_")
        self.main = Bundle(name)
        self.units = Bundle(name, "unit")
        self.currencies = Bundle(name, "curr")
        self.patterns = Patterns(name)
        self.lines = {}

    def put(self, key, value):
        if value is None:
            return
        if not isinstance(value, str):
            value = "|".join(value)
        assert "\n" not in value, (self.tag, key)
        self.lines[key] = value

    def collect(self):
        self.numbers()
        self.dates()
        self.lists()
        self.relative()
        self.measures()
        return self.lines

    def numbers(self):
        get = self.main.get
        system = DIGITS.get(self.tag) or get("NumberElements/default", "latn")

        def symbol(name):
            return get(f"NumberElements/{system}/symbols/{name}") or get(
                f"NumberElements/latn/symbols/{name}")

        self.put("number", [symbol(name) for name in ("decimal", "group", "minusSign", "plusSign", "percentSign", "nan", "infinity")])
        digits = Bundle("numberingSystems", direct=True).get(
            f"numberingSystems/{system}/desc", "0123456789")
        self.put("digits", "" if digits == "0123456789" else digits)

        def pattern(name):
            return get(f"NumberElements/{system}/patterns/{name}") or get(
                f"NumberElements/latn/patterns/{name}")

        groups = pattern("decimalFormat").split(".")[0].split(",")
        sizes = [str(len(groups[-1])), str(len(groups[-2]) if len(groups) > 2 else len(groups[-1]))]
        self.put("groups", sizes + [get("NumberElements/minimumGroupingDigits", "1")])

        def affixes(text):
            return [re.sub(r"[#0,.]+", "{0}", part) for part in text.split(";")]

        self.put("percent", affixes(pattern("percentFormat"))[0])
        currency = pattern("currencyFormat")
        self.put("currency", affixes(currency))
        self.put("currencycode", affixes(pattern("currencyFormat%alphaNextToNumber") or currency))
        symbols = []
        for code in CURRENCIES:
            found = self.currencies.get(f"Currencies/{code}")
            if found and found[0] != code:
                symbols.append(f"{code}~{found[0]}")
        self.put("currencies", symbols)
        for key, name in (("short", "patternsShort"), ("long", "patternsLong")):
            forms = get(f"NumberElements/{system}/{name}/decimalFormat") or get(
                f"NumberElements/latn/{name}/decimalFormat") or {}
            for power in range(3, 15):
                table = forms.get("1" + "0" * power)
                if table:
                    table = table if isinstance(table, dict) else {"other": table}
                    self.put(f"{key}{power}", plural(table))

    def dates(self):
        get, best = self.main.get, self.patterns.best
        calendar = "calendar/gregorian/"
        for key, name in (
            ("months", "monthNames/format/wide"), ("mon", "monthNames/format/abbreviated"),
            ("lonemonths", "monthNames/stand-alone/wide"),
            ("lonemon", "monthNames/stand-alone/abbreviated"),
            ("initials", "monthNames/stand-alone/narrow"),
            ("days", "dayNames/format/wide"), ("day", "dayNames/format/abbreviated"),
            ("lonedays", "dayNames/stand-alone/wide"),
            ("shortday", "dayNames/format/short"), ("dayinitials", "dayNames/stand-alone/narrow"),
        ):
            self.put(key, get(calendar + name))
        self.put("ampm", get(calendar + "AmPmMarkers")[:2] if get(
            calendar + "AmPmMarkers") else None)
        dates = [self.clean(best(skeleton)) if skeleton else "" for skeleton in DATE_SKELETONS]
        self.put("dates", dates)
        times = [self.clean(best(skeleton)) for skeleton in TIME_SKELETONS]
        self.put("times", times)
        joins = []
        for skeleton in ("yMd", "yMMMd", "yMMMMd", "yMMMMEEEEd"):
            date, time = best(skeleton), best("jmm")
            joined = best(skeleton + "jmm")
            text = joined.replace(date, "{1}").replace(time, "{0}")
            joins.append(text if "{0}" in text and "{1}" in text else "{1} {0}")
        self.put("joins", joins)
        styles = get(calendar + "DateTimePatterns")
        self.put("datestyles", [self.clean(text) for text in styles[4:8]])
        intervals = []
        for skeleton, field in (
            ("yMMMd", "d"), ("yMMMd", "M"), ("yMMMd", "y"), ("hm", "m"), ("hm", "a"), ("Hm", "m"),
        ):
            intervals.append(self.clean(
                get(f"{calendar}intervalFormats/{skeleton}/{field}") or ""))
        intervals.append(get(calendar + "intervalFormats/fallback", "{0} – {1}"))
        self.put("intervals", intervals)

    @staticmethod
    def clean(pattern):
        # The parts of the day that some languages name have rules of their own; the halves do.
        return pattern.replace("B", "a").replace("b", "a") if "'" not in pattern else pattern

    def lists(self):
        for key, name in (
            ("and", "standard"), ("or", "or"), ("unit", "unit"),
            ("unitnarrow", "unit-narrow"),
            ("andshort", "standard-short"), ("andnarrow", "standard-narrow"),
        ):
            parts = [self.main.get(f"listPattern/{name}/{part}") for part in (
                "2", "start", "middle", "end")]
            self.put("list" + key, parts)

    def relative(self):
        for field in FIELDS:
            for suffix, mark in (("", ""), ("-short", "s")):
                name = f"fields/{field}{suffix}"
                for key, direction in (("past", "past"), ("future", "future")):
                    forms = {category: self.main.get(
                        f"{name}/relativeTime/{direction}/{category}") for category in CATEGORIES}
                    self.put(f"{key}{mark}.{field}", plural(
                        {k: v for k, v in forms.items() if v}))
            words = [self.main.get(f"fields/{field}/relative/{number}") for number in (
                "-1", "0", "1")]
            if all(words):
                self.put(f"near.{field}", words)

    def measures(self):
        for unit in UNITS:
            for key, width in (("long", "units"), ("brief", "unitsShort"), ("tiny", "unitsNarrow")):
                forms = {category: self.units.get(f"{width}/{unit}/{category}")
                         for category in CATEGORIES}
                forms = {k: v for k, v in forms.items() if v}
                if key == "tiny":
                    forms = {"other": forms.get("other", "")}
                if forms.get("other"):
                    self.put(f"{key}.{unit.split('/')[1]}", plural(forms))
