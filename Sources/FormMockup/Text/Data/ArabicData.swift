// Made by Scripts/make-width-table; change that instead.

/// Widths of Arabic letters by joined form, in units of 1/2816 em.
enum ArabicData {
    /// The ligature of lam and alef alone.
    static var lamAlef: Int { 1639 }

    /// The ligature after a joining letter.
    static var lamAlefFinal: Int { 1687 }

    /// The ligature alone, bold.
    static var lamAlefBold: Int { 1780 }

    /// The ligature after a joining letter, bold.
    static var lamAlefFinalBold: Int { 1918 }

    /// The record of each letter of U+0600, U+0750 and U+08A0 on, two digits.
    static var letters: StaticString {
        #"""
        $$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$%$%$%$%$%$%$%$%$%$%$%$$$%$$$$$$$&$$$'$'$($)$*$)$+$,$-$-\#
        $.$.$.$/$/$0$0$1$1$2$2$3$3$4$4$5$5$*$&$&$6$7$8$9$:$;$<$=$($*$&$%$%$%$%$%$%$%$%$%$%$%$%$%\#
        $%$%$%$%$%$%$%$%$$$$$$$$$$$$$$$$$$$$$$$$$$$$$+$8$%$'$'$)$$$>$($?$@$A$+$+$A$-$-$-$-$.$.$B\#
        $.$.$B$B$/$/$/$/$/$/$/$/$/$0$0$0$0$0$0$0$0$0$1$1$C$2$2$3$4$7$7$7$7$7$7$D$8$5$E$5$9$9$9$5\#
        $5$F$5$5$5$:$:$:$:$<$G$H$I$<$J$B$,$K$K$L$($($($($($($($($&$M$&$($*$*$N$N$$$,$%$%$%$%$%$%\#
        $%$$$$$%$%$%$%$%$%$$$$$%$%$$$%$%$%$%$/$0$$$$$$$$$$$$$$$$$$$$$1$2$4$$$$$J$-$-$-$-$-$+$+$.\#
        $B$O$/$P$1$4$4$4$7$7$5$5$5$;$;$I$<$<$Q$0$0$1$R$R$1$0$.$S$S$T$T$&$($($U$U$R$1$1$9$+$+$.$3\#
        $7$8$V$;$&$&$W$($X$$$/$2$Y$Z$0$4$[$$$-$-$\$0$*$7$8$<$-$$$$$$$$$$$$$$$$$$$$$$$%$%$%$%$%$%\#
        $%$%$%$%$%$%$%$%$%$%$%$%$%$%$%$%$%$%$$$%$%$%$%$%$%$%$%$%$%$%$%$%$%$%$%$%$%$%$%$%$%$%$%$%\#
        $%$%$%$%
        """#
    }

    /// Joining type; alone, final, initial and medial, two digits each; the same in bold.
    static var records: StaticString {
        #"""
        $$$$$$$$$$$$$$$$$($$$$$$$$$$$$$$$$&;S:k-;/U=I<i/.0`%+=,z+=,z,G-k,G-k%1p2[1p2[3I483I48%+E\#
        -$+E-$,M-p,M-p&;S:k,B.\=I<i-n/t&BfEo,B.\CcGC-n/t%0T3(0T3(2X572X57&BfEo-;/UCcGC/.0`&7j8,6\#
        97e9<:s7N8:%2i4N2i4N4$5a4$5a%/D0;/D0;0`1x0`1x&IJK=<<>@NHPTAHCU&LJMp?zAEP$P]B1C*&<G=e8z9|\#
        >/>_:m;Y&3c4K3W4/5^5^5:5+&?1B40h3f@0AN2(3f',D,D,D,D,z,z,z,z&BJE}1p3ACcFR3]4F&;{=$1p3A=h>\#
        N3]4F&??@T0h3f@nB12(3f&9R:Z,(->:y<O-5._&2}5H4:5u4{8M6%7@&96:Z,B.\:y<w-n/t&0T3(5i3c2X577p\#
        5a%0I0e0I0e244{244{%6O4K6O4K6k486k48&>B:k.p.\?q<i.p/t&BfEo-;.\CcGC/./t&8H:;697e9<;P7N8:&\#
        IJIJIJIJNHNHNHNH&;{=$;{;{=h>N=h=h&CREi;\=yD$Ff=2?q&?1B40h3f@0AN2(3I&96:Z9696:y<w:y:y&96:\#
        Z-;.\:y<w/./t&96:Z-;/U:y<w/.0`&8l7$5i3c;r967p5a&0T2o,B1V2X60-n3y%0T2o0T2o2X602X60%?^>@?^\#
        >@B6@ZB6@Z%A24~A24~A25EA25E%2i2i2i2i4$4$4$4$%/M/X/M/X0`1x0`1x&9|:Z,(->;,<O-5._&8H:;697e9\#
        t;P7N8:%-k/J-k/J.r0;.r0;&;S:k-;/U=I<i/[0`&A24~-A/UA25E/[0`&9|D_4,5B:v<O5:6c%304e304e789q\#
        789q%5V5V5V5V87878787&@`B40h3fAdAN2}3f%2[2[2[2[48484848&??@T0h3fA,B12(3f&BfEo-;/UCcGC/z0\#
        `
        """#
    }
}
