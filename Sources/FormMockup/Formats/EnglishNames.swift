/// What English calls languages, regions and currencies.
enum EnglishNames {
    /// The name of a language by its code; nil for one that is not listed.
    static func language(_ code: String) -> String? { find(code.lowercased(), in: languages) }

    /// The name of a region by its code.
    static func region(_ code: String) -> String? { find(code.uppercased(), in: regions) }

    /// The name of a currency by its code.
    static func currency(_ code: String) -> String? { find(code.uppercased(), in: currencies) }

    /// The name of a language with its script and region: `French (France)`.
    static func locale(_ identifier: String) -> String? {
        let parts = identifier.split { $0 == "_" || $0 == "-" }.map { String($0) }
        guard let first = parts.first, var name = language(first) else { return nil }
        var details: [String] = []
        for part in parts.dropFirst() {
            switch part {
            case "Hans": name += ", Simplified"
            case "Hant": name += ", Traditional"
            default: details.append(region(part) ?? part)
            }
        }
        if !details.isEmpty { name += " (" + details.joined(separator: ", ") + ")" }
        return name
    }

    private static func find(_ code: String, in table: String) -> String? {
        for entry in table.split(separator: "|") {
            let parts = entry.split(separator: "~", maxSplits: 1)
            if parts.count == 2, String(parts[0]) == code { return String(parts[1]) }
        }
        return nil
    }

    private static let languages = """
        af~Afrikaans|am~Amharic|ar~Arabic|az~Azerbaijani|be~Belarusian|bg~Bulgarian|bn~Bangla\
        |bs~Bosnian|ca~Catalan|cs~Czech|cy~Welsh|da~Danish|de~German|el~Greek|en~English\
        |eo~Esperanto|es~Spanish|et~Estonian|eu~Basque|fa~Persian|fi~Finnish|fil~Filipino\
        |fr~French|ga~Irish|gl~Galician|gu~Gujarati|he~Hebrew|hi~Hindi|hr~Croatian\
        |hu~Hungarian|hy~Armenian|id~Indonesian|is~Icelandic|it~Italian|ja~Japanese\
        |ka~Georgian|kk~Kazakh|km~Khmer|kn~Kannada|ko~Korean|la~Latin|lo~Lao|lt~Lithuanian\
        |lv~Latvian|mk~Macedonian|ml~Malayalam|mn~Mongolian|mr~Marathi|ms~Malay|mt~Maltese\
        |my~Burmese|nb~Norwegian Bokmål|ne~Nepali|nl~Dutch|nn~Norwegian Nynorsk|no~Norwegian\
        |pa~Punjabi|pl~Polish|pt~Portuguese|ro~Romanian|ru~Russian|si~Sinhala|sk~Slovak\
        |sl~Slovenian|sq~Albanian|sr~Serbian|sv~Swedish|sw~Swahili|ta~Tamil|te~Telugu\
        |th~Thai|tr~Turkish|uk~Ukrainian|ur~Urdu|uz~Uzbek|vi~Vietnamese|yi~Yiddish\
        |zh~Chinese|zu~Zulu
        """

    private static let regions = """
        AE~United Arab Emirates|AR~Argentina|AT~Austria|AU~Australia|BD~Bangladesh|BE~Belgium\
        |BG~Bulgaria|BR~Brazil|BY~Belarus|CA~Canada|CH~Switzerland|CL~Chile|CN~China mainland\
        |CO~Colombia|CR~Costa Rica|CU~Cuba|CY~Cyprus|CZ~Czechia|DE~Germany|DK~Denmark\
        |DZ~Algeria|EC~Ecuador|EE~Estonia|EG~Egypt|ES~Spain|ET~Ethiopia|FI~Finland|FR~France\
        |GB~United Kingdom|GH~Ghana|GR~Greece|HK~Hong Kong|HR~Croatia|HU~Hungary|ID~Indonesia\
        |IE~Ireland|IL~Israel|IN~India|IQ~Iraq|IR~Iran|IS~Iceland|IT~Italy|JM~Jamaica|JO~Jordan\
        |JP~Japan|KE~Kenya|KH~Cambodia|KR~South Korea|KW~Kuwait|KZ~Kazakhstan|LB~Lebanon\
        |LK~Sri Lanka|LT~Lithuania|LU~Luxembourg|LV~Latvia|MA~Morocco|MC~Monaco|MD~Moldova\
        |MT~Malta|MX~Mexico|MY~Malaysia|NG~Nigeria|NL~Netherlands|NO~Norway|NP~Nepal\
        |NZ~New Zealand|PA~Panama|PE~Peru|PH~Philippines|PK~Pakistan|PL~Poland|PT~Portugal\
        |PY~Paraguay|QA~Qatar|RO~Romania|RS~Serbia|RU~Russia|SA~Saudi Arabia|SE~Sweden\
        |SG~Singapore|SI~Slovenia|SK~Slovakia|TH~Thailand|TN~Tunisia|TR~Türkiye|TW~Taiwan\
        |TZ~Tanzania|UA~Ukraine|UG~Uganda|US~United States|UY~Uruguay|UZ~Uzbekistan\
        |VE~Venezuela|VN~Vietnam|ZA~South Africa|ZW~Zimbabwe
        """

    private static let currencies = """
        AED~United Arab Emirates Dirham|ARS~Argentine Peso|AUD~Australian Dollar\
        |BGN~Bulgarian Lev|BRL~Brazilian Real|CAD~Canadian Dollar|CHF~Swiss Franc\
        |CLP~Chilean Peso|CNY~Chinese Yuan|COP~Colombian Peso|CZK~Czech Koruna\
        |DKK~Danish Krone|EGP~Egyptian Pound|EUR~Euro|GBP~British Pound|HKD~Hong Kong Dollar\
        |HUF~Hungarian Forint|IDR~Indonesian Rupiah|ILS~Israeli New Shekel|INR~Indian Rupee\
        |ISK~Icelandic Króna|JPY~Japanese Yen|KES~Kenyan Shilling|KRW~South Korean Won\
        |MAD~Moroccan Dirham|MXN~Mexican Peso|MYR~Malaysian Ringgit|NGN~Nigerian Naira\
        |NOK~Norwegian Krone|NZD~New Zealand Dollar|PEN~Peruvian Sol|PHP~Philippine Peso\
        |PKR~Pakistani Rupee|PLN~Polish Zloty|RON~Romanian Leu|RSD~Serbian Dinar\
        |RUB~Russian Ruble|SAR~Saudi Riyal|SEK~Swedish Krona|SGD~Singapore Dollar\
        |THB~Thai Baht|TRY~Turkish Lira|TWD~New Taiwan Dollar|UAH~Ukrainian Hryvnia\
        |USD~US Dollar|VND~Vietnamese Dong|ZAR~South African Rand
        """
}
