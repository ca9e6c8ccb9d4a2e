// Made by Scripts/make-width-table; change that instead.

/// Widths of what consonants of Indian scripts make with each other and with vowel signs.
enum ConjunctData {
    /// The scripts, from U+0900 on, 128 characters each.
    static var scriptCount: Int { 9 }

    /// The place of the first consonant in a script's block.
    static var firstConsonant: Int { 21 }

    /// Consonants a script.
    static var consonantCount: Int { 37 }

    /// The place of the virama.
    static var virama: Int { 77 }

    /// The digit of no change.
    static var zero: Int { 70 }

    /// What digits of `changes` are to an em.
    static var digitsPerEm: Int { 48 }

    /// The place of the first vowel sign.
    static var firstSign: Int { 62 }

    /// Vowel signs a script, and the virama.
    static var signCount: Int { 16 }

    /// What digits of `signs` are to an em.
    static var signDigitsPerEm: Int { 45 }

    /// What a conjunct changes, by script, first and second consonant.
    static var changes: StaticString {
        #"""
        __bbbab_`b_b^b`_b_b_b``bba_Vb_bb_`L_bb_bbbbbbbbbbbbb^bbb_bbbbb__Vbbbb__b_b\\\\\\\\\\\\Z\\#
        \\\\\\\\\\\\\V\\\\\\\\\^^^^^^^^^^^^^^^^^^^^^^^^^^^V^^^^^^^^^jjOjjjjjjjjjjjjjjjjjjjjjjMhV\#
        jjjjjjjjj^____]______\______________V_______^_jjjjjjjjjjjjjjjjjjjjjjjjjjiVjjjjjjjjj^bbbb\#
        bb\^B^b\bb^b_b^bbb^b^^Xbbbb^bb^^^^^^^^^^^^^^^^^^^^^^^^^^^^^Y^^^^^^^^^`````^__`^`````````\#
        ````````X`````````jjjjjjjjjjRPjjjjjjjjjjjjjjgVjjjjjjjjjjjjjjjjjjjjNjjjjjjjjjjjjjjhVjjjjj\#
        jjjjjjjjjjjjjjjjNOjjjjjjjjjjjjhVjjjjjjjjjjjjjjjjjjjjjjOjjjjjjjjjjjjhVjjjjjjjjj^^^^^^^^^^\#
        ]]\]^^^^^^^^^^^^^V^^^^^^^^^]]___^_]_______T]]___]]]_]]V_\__]]_^_^^^^^^^^^^^^^^^^^^^^^^^^\#
        ^^^V^^^^^^^^^jjOWjjjjjjjjjjjjjRYjjjjTUWVVjjjjTjjjj^^^^^^^^^^^^^^^^^^^^^^^^^^^V^^^^^^^^^^\#
        aa\a_]^aa^aZaa^\^]Ra^^^\_^Va^aa^^^^^aaaaaaaaaaaaaaaaaaaaaaaaaaaVaaaaaaaaa^^^^^^^^^^^^^^^\#
        ^^^^O^^^^^^]V^^^^^^^]^bbbbbbb_bb_bbbb_bbbbb``bbb_Vb_bb_bb_b_bbbbbb`_bbb]bb_b_^`bbb_b__Vb\#
        _bb_bb_b]]]]]]]]]]]]]]]]]]]]]]]]]]\V]\]]\]]]]^^^^^^^]^^^^Z^^]^]^]^^^]Z\]V^]^^]^^]\^^^^^^\#
        ^^^^^^^^^^^^^^^^^^^^^V^^^^^^^^^VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjhVjjjjjjjjg_`aaaaa_aa__[_a_`_aaa^^_a`_Wa_aa_`a`^hhhhhhhhhhhhhhhhhhhhhhhhhheVhhhhhh\#
        hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhVhhhhhhhhh`bbbbbb`bbbb\bbbbbb`bbbbb``Vb`bb`bb__]]]]]L]]]]]\#
        ]]]]]]]]Q]]]]]]]X][]]P\]]]_`````````RN``^_`````^^```_V````_`^``\\\\\\\\\\\\\\\\\\\\\^^\\\#
        \\X\\\\\\\\\ceeeeeeceeeeeeRceceVeeeeeZZXeTeeXeedcAdddddddddKddddNdddJjddJdPXSjFjjjdQNdjj\#
        jjjjjjjjjjjjjjjjjjjjjMjjXMjjjjjjjjjbbLbbbbbbbbbbbbbb^UMjbbMbXXQjGjjjbbbbjjjjjjjjjjjjjjjj\#
        jjjLjjjMjjXPjFjjjjjjjAXKbeeeeeeeeeeeeeeeejeeMeVXMjejjjeeeeggggg]]ggPgggggggggLjggMggXSjg\#
        jjjggggjjjjjjjjjjjjjjjjjjjjjjjMjjXQjjjjjjjjjjjjjjjjQQ<jjjjjjjjjjjjjPjjXNjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjjjMjjXQjjjjjjjjjjiijiG<6BijjjjijijijjijMjjXMjjjjjjjjjggggggggggSgggggggggj\#
        ggMgWXSjgjjjggggjjjjjjjjjjjjjjjjjjjjjjjMjjXTjjjjjjjjjeeceeeeeeeee]eeeeeeejeeMeVXMjejjjee\#
        eeggggggggggggggggggggjggMggXSjgjjjgggg``````````ZSMZK````Lj``M`XXNj`jjj````jjjjjjjjjjjj\#
        jjjINjjKjjjKjUXNjEjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjMjjXOjjjjjjjjjffccfffffffffffffXVNjffNMW\#
        XSjfjjjffffjjjjjjjjjjjjjjjjjjjLjjj`jWXQjjjjjjjjj__________ZTR__NL[VMj__N_VXPj_jjj__W_jjj\#
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjbbbbbbbbbb]bbbbIbbbMjHbMbXXOjGjjjbbZbjjjjjjjjjjOjjjjjj\#
        jjjjjjMjjXPjFjjjjjjjfffffffPfffffffffZSfjff`LfXQjGjjjffffjjjjjjjjjjjjjjjjjjjjjjjMjjXMjEj\#
        jjjjjjhhhhhhhhhhhhhhhMh_hLjaXMLXXOjGjjjhh`hjjjjjjjjjjjjjjjjjjjjjjjMjjXPjjjjjjjjjMMMMMMMM\#
        MMMMMMMMMMMMjMMMMMMMjMjjjMMMMjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjKaKaaaaaaa\aRaaGa[UajH\#
        UMaWXMjGjjjaaaajjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjccccc]]ccccccccHcccMjccNcXXNjGjjjccccGdddddddddLQd\#
        dYdddddj]TMdTXPjdjjjddddJXjjjjjjjj]jjjjJMjjOjc[OjZXOjGjjjjjjjjjjjjjjjjjjjjjOjjjjXjjjaj_X\#
        SjKjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjj\#
        jjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjj\#
        OjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjj\#
        jjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjN\#
        jjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiN\#
        jjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjO\#
        jjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjj\#
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNj\#
        jjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjiNjjjjOjjjNjjjjjjjjjjjjjjjjjjjjjjjjjjiNjjjjOjjjNdhjjjjhfhjijjjjhijjhjhhjjhfUj\#
        hgjgiXija^aaaaa_aaaaaaa^aaaajaaaa`\Ujaaj_`a`a^^^^[^^^^^\^[^^^^^^Qj^]__^^Uj__j^^^^^aaa]aa\#
        aaaaaaaaaaaaa`jaaaaa^Ujaaj]aaaaRjKMjjjjjjjjjjjjjjjjjjjjjNhUjjjjjjjjjaaaaa_^aaaaaaaa_aaaa\#
        jaaaaa^UjaajaaaaajjjjjjjjjjjjjjjjjjjjjjjjjjiUjjjjNjjjjiiiiiiifiBiiiiiiiiiijiiiiheUjiijgi\#
        iigggggcgggegggcggggfggjggfgffUjggjggggg`````P`H````````````j``````Uj``j`````jjjjjjjjjjU\#
        QjjjijjjjjjjjjjgUjjjjhijijjjjjjjjjjjjQjjjjjjjjjjjjjjhUjjjjjjjjjjjjjjjjjjjjjSQjjjjjjjjjjj\#
        jgUjjjjjjjjjjjjjjjjjjjjjjQjjjjjjjjjjjjhUjjjjjjjjj____\___^_]_\_______j_]___^Uj__j______^\#
        `````````````S```aj^__`__Uj_`j^_^_`aaaaaaaaaaaaaaaa]aa_jaaaaa]Uj^aj^aaaajhLXjijhjijjjjij\#
        iTYQjhjOIYTVjjjjVjhijaaaaaaaaaaaaaaaaaa]`jaaaa^^Ujaaj]aaaa_aaa\aa_`a\a\aaaa__Sja_aa``Uj_\#
        aj_`a__jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj`aaaa`aaaa\aaaa^aaa`j^`aaa]Uj^aja^]_^jhjjjjh\#
        fhjijjjjhijjhjhhjjhfUjhgjgihijaaaa_aa^_a^a_aaaa^^ajaa_^a^Uj_aj_aa`^aaaaaaaaaaaaaaa^aaaaj\#
        aaa^a]Uja^j^aaaaaaaaaaaaaaaaaa^aaaaaj^_^^\]Uj^aja`^__aaaa_aaa_aaa_aaaaaaajaaaaa]Ujaajaaa\#
        aaUUUUUUUUUUUUUUUUUUUUjUUUUUUUjUUjUUUUUjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj_aaa_`a_aa_a\#
        _aa_a^_aj__^__`Uj^aj^___^`a``````````````````ja````\Uj``j^`a``jjjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjbbbb`bb`abbb`bbbbbbbjbbbbbaUjbbj^bb`_]^^^]U^^^^]^]^^]^^^Rj^]^^^^Wj^^jW^^^^a^c\#
        ccccccc\]cc^cccccj^accaaUjc`j_c^cc__aa]`a_aa]a]aa\]`aaj__^a__Vj^aj^a__aaaaaaaaaaaaaaaF]a\#
        aaPjaaaaVVTjMajPaa`^DEEEDGFDGjFDEEEJGDGFjE=F@EBFj@CjIEHGFDDDDDFFDFjFDEEDEGDGFjD=E@DBFj@C\#
        jEDDGFDDDDDFFDFjFDEEDEGHGFjD=E@DBFj@EjEDDGFDDDDDFFDFjFDEEDEGDGFjD=E@DBFj@CjEDDGFEPPNDFED\#
        FjFDEEDEGDGFjD=E@DBFj@CjEDDFFDEEEDKJDGjFDEEEEGDGFjE=F@EBFj@CjFEEGFDDDDDGFDGjFDEEDEGDGFjD\#
        =F@DBFj@CjFDDGFDEEEDGFDHCFDEEEEGDGFjE=F@EBFj@CjFEEGFDDDDDFFDFjFDEEDEGDGFjD=F@DBFj@CjFDDG\#
        FDDDDDEDHMjFDEEDEGDGFjD=F@DBFj@CjFDDGFDEEEDGFDGjLDEEEEGDGFjE=F@ECFj@CjFEEGGDDDDDFEDFjFDE\#
        EDEGDGFjD=E@DBFj@CjEDDGFDDDDDFFDFjFDEEDEGDGFjD=E@DBFj@CjEDDGFDDDDDFFDFjFDEEDEGDGFjD=E@DB\#
        Fj@CjEDDGFDDDDDFEDFjKFHFFDGDFEjD<E@DBFj@BjEDDFFGDDDDFFDFjFDEEDKGDGGjG=E@GBFj@CjHDDGFDEEE\#
        DGFDGjGDEEEEGDGFjE=F@ECFj@CjFEEGGDEEEDGFDGjFDEEEEGILFjE=FHEBFj@CjHEEGFDEEEDGFDGjGDEEEEGD\#
        GFjE=F@ECFj@CjFEEGGDDDDDGFDGjFDEEDEGJMFjD=F@DBFj@CjFDDGFjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjGDDDDFFDFjKDEEDHGDGFjD=E@DBFj@EjEDDGFCDDDCFECFjFCDDDDFCFEjD<E?DBFj?BjEDDFEDDDDDGFDG\#
        jFDEEDEGHGFjD=I@DBFj@CjFDDGFCCCCCEECEjECDDCDFCFEjC<D?CAFj?BjDCCFEDDDDDFFDFjFDEEDEGDGFjIF\#
        EFEBFj@CjEDDGFDDDDDFEDFjFDDDDDGDGFjD=E@DBFj@BjEDDFFFFFFFFFFFFFFFFFFFFFFjFFFFFFFjFFjFFFFF\#
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjCCCCCEECEjECDDCDFCFEjC<E?CAFj?BjECCFECCCCCEECEjECDD\#
        CDFCFEjD<D?CAFj?BjDCCFEjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjDDDDDGFDGjFDEEDEGDGFjD=F@DBF\#
        j@CjFDDGFDDDDDIGDFjFDEEDEGDGFjD=E@DBFj@EjEDDGFHDDDDFFDFjMIEEGEGDGFjDAE@DBFj@CjEDDGFHJEED\#
        GFDGjGDEEEHIDGFjEAF@ECFj@CjHEEGFDDDDDGFDGjFDEEDEGDGFjD=F@DBFj@CjFDDGFjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjj[jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjijjjjijjjj\#
        jjjjjijjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjhjjjjhjjjijjjjihjjjjijjjjjjji\#
        iijijiiijjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjjjjhjjjjhjjjijjjjihjjjjijjjjjjjiiijijiiijjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjhjjjjhjjjijjjjihjjjjijjjjjjjiiijijiiijjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjhjjjjhjjjijjjjihjjjjijjjjjjjiiijijiiijjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjijjjiijijiijjjiijjjiiijjjiiiiiiiiiiiijjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjhFN7GYYG,;ENFFBEHHHYj[[ZZDANCH^C]]H\8gFN7GWWG,;ENFFBEHHHWj\#
        YYXXBBNCH\C][HZ8hFN7GYYG,;ENFFBEHHHXj[[YYDBNCH^C^]H[8gFN7GWWG,;ENFFBEHHHWjYYXXBBNCH\C][H\#
        Z8hFN7GYYG,;ENFFBEHHHWj[[ZZDBNCH^C^]H\8gFN7GWWG,;ENFFBEHHHWjYYXXBBNCH\C][HZ8gFN7GWWG,;EN\#
        FFBEHHHWjYYXXBBNCH\C][HZ8hFN7GYYG,;ENFFBEHHHXj[[ZZDANCH^C^]H[8gFN7GWWG,;ENFFBEHHHWjYYXXB\#
        BNCH\C][HZ8hFN7GXYG,;ENFFBEHHHYj[[ZZDBNCH^C^]H\8gFN7GWWG,;ENFFBEHHHWjYYXXBBNCH\C][HZ8hFN\#
        7GXXG,;ENFFBEHHHXjZZYYBBNCH^C^\H[8hFN7GWWG,;ENFFBEHHHWjZZXXDANCH]C\\HZ8hFN7GWWG,;ENFFBEH\#
        HHWjZZXXDANCH]C\\HZ8hFN7GYYG,;ENFFBEHHHXj[[ZZBBNCH^C^]H\8gFN7GXXG,;ENFFBEHHHXjZZYYABNCH]\#
        C^\H[8hFN7GWWG,;ENFFBEHHHWjZZXXCBNCH]C^\HZ8hFN7GWWG,;ENFFBEHHHWjZZXXCBNCH]C^\HZ8hFN7GWWG\#
        ,;ENFFBEHHHWjZZXXCBNCH]C^\HZ8gFN7GWWG,;ENFFBEHHHWjYYXXBBNCH\C][HY8jjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjjgFN7GWWG,;ENFFBEHHHWjYYXXBBNCH\C][HZ8gFN7GWWG,;ENFFBEHHHWjYYXXBBNCH\C][HZ\#
        8gFN7GWWG,;ENFFBEHHHWjYYXXBBNCH\C][HZ8gFN7GWWG,;ENFFBEHHHWjYYXXBBNCH\C][HZ8gFN7GWWG,;ENF\#
        FBEHHHWjYYXXBBNCH\C][HZ8gFN7GWWG,;ENFFBEHHHWjYYXXBBNCH\C][HZ8hFN7GXXG,;ENFFBEHHHXjZZYYBB\#
        NCH^C^\H[8hFN7GYYG,;ENFFBEHHHYj[[ZZDBNCH^C^]H\8hFN7GXXG,;ENFFBEHHHXjZZYYBBNCH^C^\H[8gFN7\#
        GYYG,;ENFFBEHHHYj[[ZZDBNCH^C^]H\8hFN7GYYG,;ENFFBEHHHYj[[ZZDBNCH^C^]H\8gFN7GWWG,;ENFFBEHH\#
        HWjYYXXBBNCH\C][HY8hFN7GYYG,;ENFFBEHHHXj[[YYDBNCH^C]]H[8jFN7G``G,;ENFFBEHHH\jYYZZGDNCH^C\#
        ]]H\8gFN7GWWG,;ENFFBEHHHWjYYXXBBNCH\C][HZ8hFN7GZZG,;ENFFBEHHHZj\\[[CBNCH_C^^H]8WGLFIJGI0\#
        CILIIFOHHHMjJJII?6QEINjJUDNHWGLFIJGI0CILIIFOHHHMjJJII?6QEINjJUHNHWGLFIJGI0CILIIFOHHHMjJJ\#
        II?6QEINjJUHNHWGLFIJGI0CILIIFOHHHMjJJII?6QEINjJUHNHWGLFIJGI0CILIIFOHHHMjJJII?6QEINjJUHNH\#
        WGLFIJGI0CILIIFOHHHMjJJII?6QEINjJUHNHWGLFIJII0CLLIIFOHHHMjJJII?6QEINjKUHNHWGLFIJGI0<ILII\#
        FOHHHMjJJII?6QEINjJUHNHWGLFIJGI0CKLIIFOHHHMjJJKI?6QEINjJUHNHWGLFIJGI0CILIIFOHHHMjJJII?6Q\#
        EINjJUHNHWGLFIJGI0CILIIFOHHHMjJJII?6QEINjJUHNHWGLFIJGI0CILIIFOHHHMjJJII?6QEINjJUHNHWGLFI\#
        JGI0CILIIFOHHHMjJJII?6QEINjJUHNHWGLFIJGI0CILIIFOHHHMjJJII?6QEINjJUHNHWGLFIJGI0CILIIFOHHH\#
        MjJJII?6QEINjJUHNHWGLFIJGI0CILIIFOHHHMjJJII?6QEINjJUHNHWGLFIJGI0CILIIFOJHHNjJJII?6QEKNjL\#
        UHNHWGLFIJGI0CILIIFOHHHMjJJII?6QEINjJUHNHWGLFIJGI0CILIIFOHHHMjJJII?6QEINjLUHNHWGLFIJGI0C\#
        ILIIFOHHHMjJJII?6QEINjJUHNHjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjWGLFIJGI0CILIIFOHHHMjJJI\#
        I?6QEINjJUHNHWGLKIJGI0CMLIIFOHHHMjLJII?6QEKNjJUHPHWGLFIJGI0CILIIFOHHHMjJJII?6QEINjJUHNHW\#
        GLFIJGI0CILIIFOHHHMjJJII?6QEINjJUHNHWGLFIJGI0CILIIFOHHHMjJJII?6QEINjJUHNHWGLFIJGI0CILIIF\#
        OHHHMjJJII?6QEINjJUHNHffffffffffffffffffffjffffffQfffjfffffWGLFIJGI0CILIIFOHHHMjJJII?6QE\#
        INjJUHNHWGLFIJGI0CILIIFOHHHMjJJII?6QEINjJUHNHWGLFIJGI0CILIIFOHHHMjJJII?6QEINjJUHNHjjjjjj\#
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjWGLFIJGI0CILIIFOHHHMjJJII?6QEINjJUHNHWGLFIJGI0CILIIFOHHHM\#
        jJJII?6QEINjJUHNHWGLFIJGI0CILIIFOHHHMjJJII?6QEINjJUHNHWGLFIJGI0CILIIFOHHHMjJJII?6QEINjJU\#
        HNHWGLFIJGI0CILIIFOHHHMjJJII?6QEINjJUHNHOjjjjjjjjjjjjjj^jjjjjjjjjjDPjAjjGjRjjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjjDRjjjjGjjjjjj?jjjjjjjjjjjjjjjjNjjjjj_DRjAjjGjjjjjjjjjjjjjjjjjjjjjjjjjjjjj\#
        jDSjjjjGjjjj8jjjOjjjjjjjjjjjjjjjjjjjjjDRjjjjGjjjjjjjjj=)jjjjjjjjjjjjjjjjjjjDQjjjjGjjjjjj\#
        jjjjjjjjjjjjjjjjjjjjjjjjDQjjjjGjjjjjjjjjjjkjijjjjjjjjjjjjjjjjDRjjjjGjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjDRjjjjGjjjjjjjjjFjGjHjjjjjjjjjjjjjjjjDRjjjjGjjjjjjjjjjjjjjOjjjjjjjjjjjjjjjDSjj\#
        jjGjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjDRjjjjGjjjjjjjjjjjjjjjj/*jjjjjjjjjjjjDRjjjjGjjjjjjjjjjj\#
        jjjjjjjjjjjjjjjjjjjDRjjjjGjjjjjjjjjjjjjjSjNj(jjjjjjjjjjODRjjjjGjjjjjjjjjjjjjjjjjjj]_jjNj\#
        jjj__DRjAjjGjjNjjjjjjjjjjjjjjjjjjjjjjjjjjjDRjjjjGjjjjjjjjjjjjjjjjjjjjjKXjjjjjjjDQjjjjGjj\#
        jjjjjjjjjjjjjjjjjjjjjjjjjjjjDRjjjjGjjjjjjjjjjjjjjjjjjjN_M]OjjjjjODRQjjjGjjjjjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjDRjjjjGjjjjjjjjjjjjjjjjjjjjjjjjj?jjjjDQjAjjGjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj\#
        DQjAjjGjjjjjjjjjjjjjjjjjjjjjjjjjjj+jjDRjAjjGjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjDQjjjjGjjjjjjj\#
        jjjjjjjjjjjjjjjjjjVjjj`DQjAjjGjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj8jjjjjGjjjjjjjjjjjjjjjjjjjjj\#
        jjjjjjjjjDRjjjjGjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjDRJjjjGjjjjjjjjjjjjjjjjjjjjjjjjj?jjjjDRjAj\#
        jGjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjIVjjijOjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjDjjjjjGjjjjjjjjjjjj\#
        jjjjjjjjjjjjjjjjjjDRjAjj<jjjjjjjjjTjjjjjjjjjjjjjjjjjjjjDRjAjjG8jjjjjjjjjjjjjjjjjjjjjjjjj\#
        jjjjDQjjjjGjjjjjjjjjjjjjjjjjjjj_jjjjjjjjjDRjAjjGjj/jjjjjjjjjjjjjjjjjjjjJjjjjjJDQjAjjGjjj\#
        j
        """#
    }

    /// What a sign adds, by script, consonant and sign.
    static var signs: StaticString {
        #"""
        000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$\#
        $$$0000$000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$\#
        000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$\#
        $$$0000$000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$\#
        000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$000+588$\#
        $$$0000$000+5$$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$\#
        000$$%$$$$$0000$000$$$$$$$$0000$000$$$$$$$$0000$000$$%%$$$$0000$000$$$$$$44$$@@$000$$$$$\#
        $44$$@@$000,$$$$$44$$@@$000$$$$$$44$$@@$000$$$$$$44$$@@$000$$$$$$44$$@@$000$$$$$$44$$@@$\#
        000$$$$$$44$$@@$000$$$$$$44$$@@$000$$$$$$44$$@@$000$$$$$$44$$@@$000$$$$$$44$$@@$000$$$$$\#
        $44$$@@$000$$$$$$44$$@@$000$$$$$$44$$@@$000$$$$$$44$$@@$000$$$$$$44$$@@$000$$$$$$44$$@@$\#
        000$$$$$$44$$@@$000$$$$$$44$$@@$$$$$$$$$$$$$$$$$000$$$$$$44$$@@$000$$$$$$44$$@@$000$$$$$\#
        $44$$@@$000$$$$$$44$$@@$000$$$$$$44$$@@$000$$$$$$44$$@@$000-,$$$$44$$@@$$$$$$$$$$$$$$$$$\#
        000$$$$$$44$$@@$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$000+$$$$$44$$@@$000$$$$$\#
        $44$$@@$000$$$$$$44$$@@$000'$,$$$44$$@@$/00$$$$$$$$$$$$$/00$$$$$$$$$$$$$/00$$$$$$$$$$$$$\#
        /00$$$$$$$$$$$$$/00$$$$$$$$$$$$$/00$$$$$$$$$$$$$/00$$$$$$$$$$$$$/00$$$$$$$$$$$$$/00$$$$$\#
        $$$$$$$$/00$$$$$$$$$$$$$/00$$$$$$$$$$$$$/00$$$$$$$$$$$$$/00$$$$$$$$$$$$$/00$$$$$$$$$$$$$\#
        /00$$$$$$$$$$$$$/00$$$$$$$$$$$$$/00$$$$$$$$$$$$$/00$$$$$$$$$$$$$/00$$$$$$$$$$$$$/00$$$$$\#
        $$$$$$$$$$$$$$$$$$$$$$$$/00$$$$$$$$$$$$$/00$$$$$$$$$$$$$/00$$$$$$$$$$$$$/00$$$$$$$$$$$$$\#
        /00$$$$$$$$$$$$$/00$$$$$$$$$$$$$/00$$$$$$$$$$$$$$$$$$$$$$$$$$$$$/00$$$$$$$$$$$$$/00$$$$$\#
        $$$$$$$$$$$$$$$$$$$$$$$$/00$$$$$$$$$$$$$/00$$$$$$$$$$$$$$$$$$$$$$$$$$$$$/00$$$$$$$$$$$$$\#
        /00$$$$$$$$$$$$$000$$$$$$$$0$00$000$$$$$$$$0$00$000$$$$$$$$0$00$000$$$$$$$$0$00$000$$$$$\#
        $$$0$00$000$$$$$$$$0$00$000$$$$$$$$0$00$-0,$$$$$$$$0$00$000$$$$$$$$0$00$000$$$$$$$$0$00$\#
        000$$$$$$$$0$00$000$$$$$$$$0$00$000$$$$$$$$0$00$000$$$$$$$$0$00$000$$$$$$$$0$00$000$$$$$\#
        $$$0$00$000$$$$$$$$0$00$000$$$$$$$$0$00$000$$$$$$$$0$00$000$$$$$$$$0$00$$$$$$$$$$$$$$$$$\#
        000$$$$$$$$0$00$000$$$$$$$$0$00$000$$$$$$$$0$00$000$$$$$$$$0$00$000$$$$$$$$0$00$000$$$$$\#
        $$$0$00$000/$$$$$$$0$00$$$$$$$$$$$$$$$$$000$$$$$$$$0$00$000$$$$$$$$0$00$$$$$$$$$$$$$$$$$\#
        000$$$$$$$$0$00$000$$$$$$$$0$00$000$$$$$$$$0$00$000$$$$$$$$0$00$000$$$$$$$$0$00$-$2$$$$$\#
        $<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$\#
        -$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$\#
        $<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$\#
        -$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$$$$$$$$$$$$$$$$$-$2$$$$$$<<$$EE$-$2$$$$$\#
        $<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$\#
        $$$$$$$$$$$$$$$$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$$$$$$$$$$$$$$$$$-$2$$$$$$<<$$EE$-$2$$$$$\#
        $<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$-$2$$$$$$<<$$EE$A0$/;$$$MDX$ia}$$$$$$$$$$$$$$$$$\#
        $$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$A0$$,$$$MDX$ia}$A0&*9$$$MDX$ia}$$$$$$$$$$$$$$$$$A0$;J$$$\#
        MDX$ia}$$$$$$$$$$$$$$$$$A0$%5$$$MDX$ia}$A))2-$$$MDX$ia}$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$\#
        $$$$$$$$$$$$$$$$A0&-=$$$MDX$ia{$A0$0@$$$MDX$ia}$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$\#
        $$$$$$$$A0$0A$$$MDX$ia}$A0&-=$$$MDX$ia{$A0$$,$$$MDX$ia}$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$\#
        $$$$$$$$$$$$$$$$A0$05$$$MDX$ia}$A0$$,$$$MDX$ia}$A0&6;$$$MDX$ia{$A0$0@$$$MDX$ia}$A0$/?$$$\#
        MDX$ia}$A0&7<$$$MDX$ia{$A0$05$$$MDX$ia}$A0$$,$$$MDX$ia}$A0$;J$$$MDX$ia}$A0$:I$$$MDX$ia}$\#
        A0$;J$$$MDX$ia}$A0$;J$$$MDX$ia}$4$$4B6B$$$$$//0$2%%4B4@$$$$$00/$3$$4B6A$$$$$...$2$$4B4@$\#
        $$$$42/$2$$4B5@$$$$$110$3$$4B4@$$$$$---$3$$4B4@$$$$$---$2$$/>6A$$$$$111$2$$4B4@$$$$$42/$\#
        3$$5C5A$$$$$110$2$$4B4@$$$$$00/$3$$4B5A$$$$$--.$1$$4B5@$$$$$,,,$1$$4B5@$$$$$,,,$3$$4B5A$\#
        $$$$///$2$$4B5A$$$$$--.$3$$4B5@$$$$$++,$3$$4B5@$$$$$++,$3$$4B5@$$$$$++,$3$$4B4?$$$$$---$\#
        $$$$$$$$$$$$$$$$2$$1?4@$$$$$222$2$$1?4@$$$$$222$2%%4B4@$$$$$00/$2%%4B4@$$$$$00/$2$$4B4@$\#
        $$$$42/$2$24B4@$$$$$42/$3$$4B5A$$$$$--.$3$$4B6B$$$$$000$3%%4B5A$$$$$221$4%%4B6B$$$$$111$\#
        3$$4B6B$$$$$///$3$$1?4?$$$$$---$3$$4B6B$$$$$222$2$$4B:E$$$$$222$3$$4B4@$$$$$222$$$$5C7B$\#
        $$$$222$8$64F*:$$6,$FX729&94F*:$%7-$FY828$64F*:$$6,$FX727$65F*:$$6,$FX94B1D4F*:$2D6$M`8B\#
        8$64F*:$$6,$FX828%74F*:$$6,$FX728$64F*:$$6,$FX628$64F*:$$6,$5H72D3E4@*:$4F8$Ob9D8$64F*:$\#
        $6,$FX728$64F*:$$6,$FX728$64F*:$$6,$FX718$64F*:$$6,$FX718$64F*:$$7,$FX828$64F*:$$6,$FX72\#
        8$64F*;$$6,$FX728$64F*:$$6,$FX728$64F*;$$6,$FX728%84F*:$$6,$FX72$$$$$$$$$$$$$$$$8$6/A*:$\#
        $6,$AS728$6/A*;$$6,$AS728%74F*:$$7,$FX828%74F*:$$6,$FX728%74F*:$$6,$5H728$64F*:$$6,$5G72\#
        8$64FV:$$6,$FX72B1C4F*:$1D5$M_7A9&84F*:$$7-$FX837$75F*:$$6,$FX83$$$$$$$$$$$$$$$$8%7/A*:$\#
        $6,$AS728$64F*:$$6,$FX728$64F*:$$6,$FX728$64F*:$$6,$FX728$64F*:$$6,$FX70;..33//$D?d$[Uf$\#
        ;..33//$D?d$[Uf$;..11//$D?d$[Uf$;..33//$D?d$[Uf$;..33//$D?d$[Uf$;..33//$D?d$[Uf$;..22//$\#
        D?d$[Uf$;..22//$D?d$[Uf$;..22//$D?d$[Uf$;..11//$D?d$[Uf$;..33//$D?d$[Uf$;..22//$D?d$[Uf$\#
        ;..22//$D?d$[Uf$;..11//$D?d$[Uf$;..11//$D?d$[Uf$;..11//$D?d$[Uf$;..33//$D?d$[Uf$;..33//$\#
        D?d$[Uf$;..22//$D?d$[Uf$;..11//$D?d$[Uf$;..11//$D?d$[Uf$;..33//$D?d$[Uf$;..33//$D?d$[Uf$\#
        ;..33//$D?d$[Uf$;..33//$D?d$[Uf$;..33//$D?d$[Uf$;..11//$D?d$[Uf$;..22//$D?d$[Uf$;..22//$\#
        D?d$[Uf$;..33//$D?d$[Uf$;..3305$D?d$[Uf$;..22//$D?d$[Uf$;..33//$D?d$[Uf$;..22//$D?d$[Uf$\#
        ;..33//$D?d$[Uf$;..22//$D?d$[Uf$;..22//$D?d$[Uf$
        """#
    }
}
