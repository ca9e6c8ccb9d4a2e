// Made by Scripts/make-width-table; change that instead.

/// Advance widths by class of glyphs, in units of 1/2816 em.
enum GlyphRecordData {
    /// Units per em.
    static var unitsPerEm: Int { 2816 }

    /// From this class on, fonts have a regular and a bold face only.
    static var firstFixed: Int { 987 }

    /// The class of emoji.
    static var emoji: Int { 988 }

    /// The class of ideographs.
    static var ideograph: Int { 990 }

    /// The class of what no font of the table has.
    static var unknown: Int { 989 }

    /// The class of marks and format characters.
    static var zero: Int { 987 }

    /// A digit of tabular figures, regular.
    static var tabularDigit: Int { 1824 }

    /// A digit of tabular figures, black.
    static var tabularDigitBlack: Int { 1984 }

    /// A digit of tabular figures, thin.
    static var tabularDigitThin: Int { 1664 }

    /// Inter's: regular, black, thin, two digits each; kerning classes as left and as right.
    static var smooth: StaticString {
        #"""
        ,d*2,d$=,\.~,,$=0P/w.V767S8P7[$+7g8\6z^[=1?W;wU$7k9Y6**,*r*6*B76/71]-iM=/71]-iUY3O6n3O6O\#
        8H9M7cSW,`-q+z''2:2b1YSW,T-a+o''/'0h.$JT7C:Z6>NA2F3_0\JD6f8$77M=7c8t6~JA7s9e6JM*6n8d5aME\#
        7?956&JA5a6v4y,?7+9E6^JA7?956&NE,T-a+o\M,`-q,$\M8H9M7c$H8H9M7cWP8H9M7cT$3c6V2nVC@|Eq@|$+\#
        8x<\7+((808`7oM]:R;k:F^R:::b:.K]6R7;6*_]626*6.L]:~;w:rXR:v;7:j`],4-%+g`]4l664,@%84:.7+>]\#
        5I5a5I&]?S@p>f`];?:F;w`];W<\;/KR7_8@6j5];W<`;/KR7k8`7']]7s996~31:z:B;7@E8x<\7+/3AEEq?[04\#
        7s;[6.=<8X;_6~-/7C9Q6fDN/'0h.$)32R3O0H6O1}3;17<;3G3G3G$B5M6>4hQK777{6R:]5=6j5-R9777{6R`9\#
        6&6n5qY9/30L.:F[6r8,6*[96>8$5YQ]+C-1*rba+C-1*rbb4p6j3+?]+C-1*b`]>vA-=qQI6.8$5YQI6N7C5y:9\#
        6r8(5}:I6r8(5}[9/S1I.*AI44663;ZL/;0T.jHS5}8,5YBU596f44I7=1?+<L884d6N3OG@4h6B3gGV..0T,L`]\#
        ,d*2,d$$,\.~,,B$7S9]7S$$:F<T9+$$4|6644MY,80@)j$$5)774H$$6>3G8H$$@@@@@@KR1u3s/3154d914<RG\#
        4d6j3NMX8h8H8h151u7s-)$$2*2B2*6O1%150h$$1A1y0d.$3G3G3G$$7;9U5MBU6V7+51`A,T-a+oRQ,<1m*B$$\#
        -c.,,L$$1u3g0,154d9A4PPL?C?/<>$$@`@0>Z$$AEB6?q$$3c6V2nU+B^DdAa_(,4-%+gM\,4-%+gM`:::b:.K=\#
        8H9M7cB=7S9Y6=8]6r9a5kU]@\@(@TYK+C-1*rb^+C-1*rac5y6|6D:96r7'5o:]8z<$5Gc9:::b:.$=777{6RM9\#
        <(=i;%`]6>8$5YQ^1e2..n$\,\-1*rac,4-%+g$\,4-%+g`Y+C-Y**b_<|?7;o$$2b6>1eba7S9Y5E$$5I5a5;&]\#
        -K1-*b`]5I6>4tM$-i2f*k`]5I6Z4c&]+C-1*.`]6.8P4b$I6N7C5y::AQDp@T_RB^AyC)Y9/;2H.jHS,<-I*j$$\#
        777{6R:$<p@0:rM]888@88$$:.=e7Q$$7S9M4h$$:R;k:FKR;s??9n^R6v8X5vR:?/B6=IK^7S9Y6=M$4d:^2J$$\#
        6R7;6*`$:B<T9%$$7S9Y5y$$62775ILb/{48-5MY;w?+:%XR7S=I3}/3A=C3@HB],$.6*n`],4-%+gM=8l;g8<>]\#
        4P6j3.?]7S9M6X$$?{BV=i$$;K;3;7`b6.8$5Y$I;{=}:hKR6R8<5MJ9>fBF;u$$7S=A4'$$<D?k9)5]6r8(61:I\#
        :B<L8L$$7g8\6zM[7S9a68$$4d:R1i$$/C0`.jHS9-:66~31/+4\*TM$>j?'=93E7;;g4WBU;W<L;'$$7S9M6F$$\#
        9q>27<-17M7q4tF79-9A9MM$9-9A9M$$7K8t6VE$4d6V33$$6f8$77$$6N8P5;$$4d:^0X$$4d6V3Z$$7S9i5;$$\#
        ,8-})i$$/+0x-|$$,85Q*|$$,\.~,,$$J~M%IqG]DhGkCwG9F6GsEQ$$<h>n<<b]2b6&0bb]L,LXL$$$B6BNB^b]\#
        =MA1<LbI6&6n5q::7K8t6V$>MYP4LpM$DhGkCwG:FNFzF>B]7S=Y2n$$,4-%+gH\+C-1*rb_7S9U6>$$4d6Z3X$$\#
        7S9]4($$:::6:<$:7S9Y5Q$$7S9U6@$$7C9Q6(DN4d623gGV.Z2b,1M];_=Y;/HI2~5A1UHS?wBR>J$$5=6r4BR9\#
        446>2wZL4`9Y3g[V4d6V3[$$4d6Z31$$9q:j9?M]:z;w:E@E:B<L8d$$6&6~5LY:+C-1*rHS<0>b;/M$7k:268MI\#
        8(9Q74]]8`;_6s-/597'42I75M6>4h$$7o8H7Q$$7S9Y6L$$6r8(6R$$4d6R3]$$5=6z4|$$6r8(61$$7'915j$$\#
        4d6N3_$$6&6n5q$$:B@L5{$$4p664F$$5m6J5W$$:B?'6t$$5I6V3?$$+C-1*r$$6~8p5t$$6r8,6*$$7S9]6;$$\#
        6J9q4E$$:B8P:f$$6>8$5Y$$6.8$5Y$$6.8$4}$$,8/+*b$$/+4l+_$$-I.r*b$$0|5A.D$$,</;*O$$7W;[5?$$\#
        >vA-=q$$>vA-=Y$$6^8X5U$$5}9A3}$$608(6^$$6N7C5y$$?{>R@o$$=1CS9E$$7S=Q3y$$/S1I.*$$/+0T-{$$\#
        0,3[-e$$/s1q/7$$-M11+9$$-=19*v$$7S9e66$$44663;$$1u3W/{$$1u3[/w$$4d6>44$$/;0T.j$$/K0T.j$$\#
        7'9y5?$$7S9Y6:$$4d6V2v$$596f44$$=1?+<L$$4d6>3i$$6N8\4d$$7';{5E$$7K8t6V$$7s9y6B$$4d6R3U$$\#
        4d6R3C$$;W<\;/$$5E625%$$8,=E4x$$6&6R6($$.f55*r$$4p6j3+$$1u3[0r$$889q6h$$DhGkBF$$AYCc?{$$\#
        G'MED($$:B@<51$$5)>2.J$$=9@p=-$$=]Br:P$$7S=E3M$$:F>&6z$$1u7c-I$$4d2Z5|$$8T:Z7k$$9):z7x$$\#
        0T19/o$$1u3g0.$$)A)u(\$$,H-9+W$$,<-Y*f$$/+0P.J$$5-5u4H$$/g0X.v$$+G,$*2$$/w3'-5$$,<-i+E$$\#
        *r+S*N$$,<-i+{$$)M)%(`$$1u3s/7$$1u7k1u$$2*7S1%$$)M*j'c$$1u7w.=$$/+0\.2$$/+0`.0$$1u3g0k$$\#
        /+0l.($$/+0l.*$$,<1a)&$$1u3[0p$$+G..)]$$-a1E+G$$,<-a+K$$3O3O3G$$/K4<,T$$,\--,B$$/+0X.4$$\#
        1u3W/[$$)9)y(T$$/30(.:$$/G0D.F$$1u3c/}$$/+0T.7$$/+4\+i$$/+4X+k$$1u7W.P$$/+0d.-$$,<1y)%$$\#
        2~3G08$$2~3G/{$$)M.^&C$$,<1q(w$$,<1q*b$$1u3c0n$$1u3o0f$$1u7o.B$$7S9i64$$4d6N3-$$889-7c$$\#
        4d:B1B$$,<-e+H$$;?<L:\`]7S9Y5q$$,<-m+C$$,T-U+x$=,<1q(x$$4d6^3U$$,T-a+o769E>:6N_$>bB.<d`]\#
        -I1a*x`$<4=E;NKR==E)8[-/;_>V9w$$,8/+*bCJ5m6.5a4]8x<\7+%)4d:^11$$:B<X8~$]7S9a7;C=;7@@82JE\#
        <,>Z:^22;W<L;'$=7o8H7QC94p664FMJ6.6>68BI7o8H7PC:6B776.UI4T5540@J4d:Z19UJ445e3QMJ4d:b1-UJ\#
        6.7;5;C=7;9U5M$$5y8l46I74d6R3]MJ7S=M3{UJ5a6f5':I4`6V3T$J7S9Y6=@92Z73/qUJ:^@H75:96V7I7mM7\#
        ;/>&9KUJ=-CS9EUJ7S=Y4d$$7S9a5S$$8P:n7-$$;;@h7{$$9]>F6k:9=-CS9E$$:B<L7)$$;W;O:z$$7S6Z5]$$\#
        :B<X8~$$4d6V3+$$7S9i5q$$4d:R1+$$:B@`8X$$:B<@91$$:B<T6T$$7S9a5{$$1u3W0D$$1u3W/i$$7S9Y6>$$\#
        :B<L86$$7S=U5i$$:R;k:F$$=%?7;c:15m6.5a3]8X::7qJREQGgDb:+FzFRE]:]?s@P?iQ17?9i5g$$:::^:&$]\#
        8H8$8\M];;=19yM+AEHH=1=<7c8t6~$=8$;36.>]:*:z9i`+:B<X8~`]7?9i5g-/<P@8:NKR;;=M97M]:.<d93`E\#
        AMFN@4`]BBFf?=M]=1=]=%:1>>@X>&`]889M88:]8h:>7uKRC?E]B0J]8h9Q7{`=6:7S5cMA5E625%ZI262V2*EI\#
        7?9e5qMZ=Y@8<DG@3?4|2~M=6N7766QI4\7/2b?I6:7'6&QZ;7<0:.QI6&6R6(QI6&6n5yQI4T5i3lE>9)>v:*:9\#
        7_8l4|HI5i6^5IQK==?K<4QI>nB~;uHI8<:r6j9>;7>f95ba516v409I4h5E4D:$=1>*<Z:I5E6:4xQL6>8,5YQ]\#
        4d6j2FR9@XB*?g9Z?o@p?I9I6&6n5VQI?KDH<P`]<d@t:N$$889M88:$6&8X4L$$AEDP?Q^]=1>F;;RI7S=A4'($\#
        4d:N1;$$?{FV<$($;G@|8@$$=1CO9C$$:B<P9'$$HHK3>L$$BjE=?U$$4d6F3dM]2B601E$$<,>Z:^$$;/>&9K$$\#
        9a<t8,/36b7O60I79a<t8,$$LlOCK?$RG+IUEQF97S6Z8*$$?{FN:^$$:B@@6h$$?KD@<R$$:BDL4<$$4d6R3]R9\#
        8@:j66HI7_9%6p5]6r6~6l:I5m6:5Y3]2:3K2.EI5m6.5a3$262V2*ES7;:V6N$]4d6f3Q$IAEHH=1$$7c8t6~J$\#
        3?4|2~$$9=<$6N>]62:v2b?I8D;/7;>]5y8t4t?I;+@H7u>]9e<P7_?>;g@8:~H]7[;W59HIBRCWAu3]:::J:0EI\#
        EYHHB0$]@T@h?Q9I=1?K;W$$7S=Y3tY94T5i3mE>4T5540I7?wAQ>4$1:2;G9KH$:.<d93$$7G;[4rHK:B<d8v$$\#
        :.<d93Q]=1?G;m$$:V<`9uYS:V<`9uY$=Y@8<D$$9%9i88M]6&885':I:*:z9i$$8,:j6&HZ<$>r:jH]7s::6(HI\#
        5i6^59Q$?SD8>f`]=)?s:.HI9I::8z$$6&6n5q:99I::8zKR7c8t6~$$7K8t6VJ$8h:>7u$$4h5E4D$$5i6^5IQ$\#
        =YCS:&$$;7>f95QI262V1~ES4d5E3qG@7s<05@HZ808`7o$$/g08/;$$0t1E0H$$000L/w$$0l1I00$$/K0`.:$$\#
        6B7?5E$$0H0t0$$$0d1I0($$+k,D+7$$0L1)/k$$)=)y(\$$/s0</K$$+c,P*z$$/G04.^$$1u3W0u$$,4-%+g`_\#
        ,4-%+gM_+C-1*bH_8X;_6~-0/30d.:F[.J0d.2F[/+0L,n$$9-:v6t^]4d:Z13$$5M6>4h;K6&6n5q;96N7C5y;9\#
        6R8<5M:97;;g4XBU;KD@6-$$4d>>.{$$4d:V1/$$4d:Z0n$$:B<<9E$$7S9A6z$$:J<09I_$:6<D8x_$@PB&?W_$\#
        ?CA=>6_$?/Ay=M_$?_B>>*_$?g@h?7`]?S@8?3`]EmEuEm`]D`E1DL`]DLEmCc`]D|F2D@`]BbCKB>`]BnD(B2`]\#
        0P1u/^`$0<1E/[`$6V7'6<`$5I6>4t`$556z40`$5e7?4j`$3K4X2h`$3W552Y`$=9=E=2KR>>>F>9KRC?BRCjKR\#
        AeAiAcKR@\@\@\KR@|@|@|KR=9B>:6-$AyG7<X-$CWI->h-$AIF~>)-$<d=]<2$$=i?[<_$$BjD0A{$$A]CG@X$$\#
        AIB:@v$$AyBZAU$$?_Aa>L$$?kB>>=$$7o8H7Q$96.6>68$$>^@@=e`],<)e-l$$1u3[0x$$1u3W/5$$;k=A:r_$\#
        :v=A9M_]A-A5A-`]@8A5?c`]1u3s04$$1u3{.6$$/+0X-{$$1q2B1W`$0|2B02`$1u/g.\$$1u3o.,$$=yBn;%-$\#
        =]BZ:_-$;O=e:05]1u3W-1$$,<-m*>$$>Z=m?*KR<H<$<^KR>*?K=;$$=5=]<x$$,<-y+<$$4t664,$$EiGwDN$$\#
        3O3O3O$$BzBzBz$$.B.B.B$$+g+g+g$$)1)1)1$$8(9m6>$$,T-a+o$$)](8)]$$&n&.&n$$/+6^*U$$1}3C13$$\#
        *2,H)A..)e+{(p+-*2,H)AOF*r,0*,$B/k1u-U../k1q-U+-/k1q-UOF1u1]2($B7S5U8d154d6R3]155I0@5I$=\#
        4|4|4|$$=I<<>,'&DDFnDD$$K;NVLl$$*n-q)%$$0T4t,\$$6:;w08+-6:;w08$$1u7K.X$$/+0p.^RG/+0p.^PL\#
        7SAQ1T$$599}44$$3c6V2n$$4d2B60$$=1?3;y$$1u3K0|$$,P,L,L$$/71]-i$$CGI-A]$$<@AU:v$$1u7_.L$$\#
        6V6N595]6>7=7;Q=6>7=7;$I3O6n3O$$,`-i,$\M=1?7;v$$4d6j3N$$4d>Z.j$$2:7[/&$$;{Bz3o$$7s7?87$$\#
        5)8<30$$)i+o(S$$5)8037$$4t:24t$$)m.N'%$$,d-Q,9$$1]2j0@$$1Q2Z0H$$0p1m/w$$112204$$0$0\/G$$\#
        191y0L$$1Y2*1-$$1Y2&1-$$+o--*b$$0P11/k$$1A1y0d$$1u3c0^$$:B<D9/$$:R;':F$$626*6.$$8$9M7S$$\#
        >J>r>Z$$;o;/<<$$FVNRC_$$FRIeDYZ]AEFJ>BMY<xC?9-$$777{6R$98X9a91$$9u?36f$$7s996~$$K7R*H4$$\#
        7S=M24$$:J@H6r$$8x<\7+$$7O=a3i$=7S==4v$$7s9=7&$E4d6N2d$$6:9=4L$$=1C;8Z$$9Y<(6jJ$D,D(C/$$\#
        BjBzAy$$H8IIH,$$DhEYCs$$DlEiC_$$D8DHD4$$1u7S.S$$EaFFE;$$8h8H8h$$91=I6*$$7k8|7*$$6P8H6&$$\#
        9M<<7{$$6n8X5q$$8`>25E$$84:.7+$$7S9m61$$:b=W:n$$E)CWA-$$BjM5<|$$A7B.?W$$B<CIAk$$@p@t>:$$\#
        BrC{Aq$$BjCkAm$$?K@p=]$$5I595S$$,4-%+g$$4D6&3O$$<T?';7$$A-E]>n$$I=N^FV$$QMW_N>$$@(D\=q$$\#
        7s;[6.$$H8M]EY$$5I5a5I$$:::b:.$$?S@p>f$$,<-1+g$$2b6>1e$$:&?K8X$$<X?s;'$$4d663m$$:B?s6v$$\#
        CwI%Au$$K;R2Hh$$<(?[:B$$CGHhA5$$+C-1*b$$4p6j3a$$7S5A8p$$?{FR<0$$7S=Q1u$$?{J2:P$$7S=U3s$$\#
        :B<X8r$$=1C?9M$$7S=Q2^$$EYL<?e$$AUAUAUS$AUAUAU$$AUAUAU$WMQMQMQ$$GEH:GE$$BPC{@n$$=aACAC$$\#
        AUAUAUW$AUAUAU$P6b8D4P$$C?EIA]$$C_Gs>f$$7S9a62$$959M9M$$:B<t8m$$7S=a3o$$8H9M7c$$@lCS?2$$\#
        ,\11)v$$<\<\<\$$B~A-Bn$$C_C_C?$$I]I]I]$$D0@vD<$$>f>f>f$$N~N~N~$$@@@@@@$$5I0@5I$$C7E9B$$$\#
        @@BJ?)$$DTE)D4$$4t7s3_$$E)E)E)$$DDDDDD$$C_C_C_$$C7C7C7$$?;?;?;$$,<1e(~$$Z2Z2Z2$$7C9Q6($$\#
        HHK?F`$$4d:V16$$;7<,:r$$;7<0:r$$;w?+:&$$1e3[.n$$6V8\3W$$6B7w3W$$<\=]::$$;O<|8p$$;;=M80$$\#
        ;k=q8h$$9Q;;6b$$9];s6R$$7w8x5U$$7'8x40$$777{6R$$.f55*q$$,$.6*n$$,$.f*E$$-i2f*k$$-K1-*n$$\#
        7S8d6F$$7C:Z6>$$1a3C0P$$7s9e6J$$5i8h5Y$$8(9e6>$$,T-e+n$$,T-a+q$$,T-Y+u$$0H15/+$$,b-1+_$$\#
        /w/_/K$$0(0T/O$$081-/;$$/c0H.j$$/w0h/'$$.r/C.:$$0,0L/7$$0H0T/s$$0D0\/o$$+;,0*&$$)M.z&v$$\#
        )M.Z'C$$$$$$$$$$,<-}+9$$1u/c37$$1u3s0d$$,<-q+A$$1u3c0p$$$$$@$$$$$$$H$$$$$$$D$$$$$$$0$$$$\#
        ,<-a+J$$1u3C2l$$$$$L$$$$,<-I+Y$$-1.V,L$$4d6J0:$$1u3c.6$$$$$T$$$$$$$P$$$$4d6Z2*$$1u3_/Q$$\#
        4d6~0V$$1u3W.r$$,<-q*@$$4d6F0d$$8X;_6~$$7E9'6n$$6v8P6*$$v~v~v~$$
        """#
    }

    /// The others: regular and bold, two digits each.
    static var fixed: StaticString {
        #"""
        $$$$JTJT8(8(BzBz=a>F9M:2;W;w;W<<8h9M7C7c<|@P9m:R0`1e=A@0:2:r9m:r5y7c8(8h9M:R<|=A7C8h8H9-\#
        :R:r7c8(<\>F7c8h<<=A5Y6>8h8h8h8(6^7c6~8(;w<\9m;w*b+G*b,l-1-Q1e1e1%0@@PB:7c9m7c:26^8(2j3o\#
        8h;76~8h,,-q6>7c596^6^8h6^8H5y6~.V/{3o4T@pAu-q0@7c;77C9M,l.v+g,l1e1E=A=A:R;W.6.6443o+g,L\#
        0@1e/[0`4t5Y7C8H-1.V.6/[7c8H-1.63o4444599-9m8H9m.6.v8(9-6>7C6^7C4T6>596>444t:R<<9-:R6>8h\#
        6^9m)]+'/;1e@pBZ8(;W=aAu1e3O.6-q/;/;@0B:447C.V.V,l,l1E3o;W=A0`2J+G,LBZC_7c9-/;0`I=NVLLO{\#
        <<>&3o5Y?+@0,L,l;w=a?K@p9M:r3/4t9-:r,l.62j3/4T5Y3O592j4t+g,,3O3O)}*b0@2*6^6^>F?kC_D$8h;w\#
        ?kB:A5A5)]*b.v.v6~6~3/594t7C1%2J9m;7-q.v4T4t9-9-:2;74t594T5944442*2*7c7c8(8H5y5YC_C_/{0@\#
        5Y5y8h9-5y6>8(7c6~8H3o592j4T3/7C5Y8(@PAU2j44?KA5;W>&C_G33/444t5y;W=a>F@P9m;W596~=A?k5Y6~\#
        6>8(8(9M7c9M:r=A;W<|:r=a3O4t5Y6^:R<\5Y7C6~9-;w=A9-;75y7C8h:r,,-12J44,L-Q?kC?/[0@1%1e-q.6\#
        :R<|2J3O4t6>?kAUGsK'4T5y>F?+>F@p;W<\?+@P:r<<?+@p<|>F9M;7:R;7@PBzC_E)7C8(8(:2:2;W>&?K:R;w\#
        9-:2,,-Q.V0@6~9m445y6>6~9m:23/3O8h9mB:EI;7>&6>6^8(9m9M;W8h:2+G,,7C9-R*T4,l-QGSI}?K@P=a@0\#
        3o4t;7<|8H:2=A?K2*3/2J3o4t6~:r<\<|>f1e2j;7<\,,,l?KBZ=A>F-Q.6?KAu@0Bz;7<<:r<|:r;w=a@P;w>&\#
        0`1%*B+G-Q/[>F@07c;W*b-18h:R4t7c?kBZFnI]LlP`FnI}9m>&E)EiSoX(<\?+C_FnBZFnc?k'DDHXI=N6V~\\\#
        <<?KJBN6>f@pAuD$>fAuC?FNE)H8DDG3H8L,MQS/KgO{UyZr+g-1*b+g1e3o:2<<GsKgN6Qe`pfnG3KGBZEiA5Dd\#
        C?G3GsN6?+B:?KB:AuF.KGNvhxrjC_FNM1P``ph8DDH8I]LL-1-q<\@0<\?kBZDDEiHxP`Rj:2;w446>;7=aDdFn\#
        KgM1B:C_=a?K;w?K<|?kD$Fn8H9M/[1EZR]aI}M1;w<|<|=aDDFn6~7c6^6~-Q.V>fAU>&A5:2<|C?EiUYZ2HxKG\#
        9m<|<<>F<|?+;w>fBzEI>&@PNVO{AuEi<\>f<\?KGsI}MQNv2*3o1%3/:R=A3/3o0`2j)])}9-;WEiJB)])]TTYm\#
        9M9M;7?K2*3O.V/;RJWCBZDdZ2^FQ%U9?+C?KGO;KGO[aUgSK'O[RjWCD$GSBzF.M1QEE)HX@pC?MqQeA5C?WC\\\#
        P`UyM1QeN6R*@0BZFnJbLLP`8H:r>fA5AUDdDDGSGSKgHxLl;w<<3O5y+',L6>8HP@TtI]N6F.I}QeUy5959JBMq\#
        I}MQG3JbS/Wcb:gsNVS/MQQeLlQeEIHXAUDDEIG3O[T4<<<|@PC_NvR*Y-_+gSmQS/X(DdHXHxMQDDGsI=MqD$F.\#
        C?EIC_EII}LLK'MQXh\\DdGSTtYM=A>fP@RjO[QeC?DD@0@P=a?+E)FN<\=a<\=AP@QeL,N6H8JB@PBZ>F?K>f@0\#
        I=K'BzE)A5BZAuB:<|>&AuC?AUB:>&?+.6/;K'MqAUD$GSJB445Y.6/{HxI}RJTt?k@p0@0@K'L,4t6^@0@p?kA5\#
        0`1E5Y7c-Q.v,l.V5Y5Y4t4T595Y4T4T6~6^/;0@7c7C6~7C:R:R:R9m:R:26~6>6>5y7C6~5y5y/[.v3o5y,l/;\#
        7C7C;7;wAuAuBZBzFnFN9-9M>f@P8H8HFNEiJbMq5Y59E)C?FnF.F.EiMQO;N6O{o{q%2*0`+g-Q+G.VTtS/8h;W\#
        ?KC?G3L,8H7c/;/[8H8h0@1%1E1e1%2*1E2*F.EIF.E)F.DD.v0`8H:R;W;W:r;7:2:RAUC?;w>F<\<<@0A59m9m\#
        BzC?>F>&<<<\:r;W5y6^AUBz9M;w>&>F?K@0EiG3;w;w>f?k@P@p595y.v/;@P@P;7;W@pC_F.Hx?KBzAUF.?+BZ\#
        AuC_>FBZ6^9-9M9mA5Au:2=aAUAu<|?K<<=a2J4t3/6^6^9M6>9m4T6~598(7C:r?k@0=A>&A5AUB:D$=A=aG3I=\#
        ?+A56^6>;7:R9M<<9m<\8(:R>&@pEiHXAUEIG3K'BZFNC?GsF.HXK'NvG3JBEIH8:r:R4t4t8(;7:r>f8H;W8h8H\#
        ,L,,/{/{593o7C;WL,P`H8K'A5Ei@pBz?K?kE)GS>&@0=AB:;7=A3/2J/{1%@p?k@p?K1%1%@pB:JbL,JBKgAUBZ\#
        .60@@pAU-1-1,l-q/{0`6>6>2j2j`PeIO;Nv1E1E)=)=,L,L,l,L2J1eD$D$?+?+:2:2@p@p=a=aBZBZJBJBI=I=\#
        :r:r>f>f;7;7?K?KEiEi@0@0HXHX*B*B?k?kFnFnE)E)<<<<F.F.<\<\3o3o/[/[3/3/H8H8>F>FDDDDKGKGNvQE\#
        QeS/JbLL<\>&NvO{RJRJB:B:GSHx?k@P>&?k9m9M=A?+3o6>7C9mDdDd>&>&GsGs<|<|AUAUC?C?FNFN+'+'+G+G\#
        2J2JGSGS0`0`-q-q-Q-QG3G3XhXhN6N6LlLlI]I]8(7CNvNvJbJbEIEIHxHxLLLLL,L,M1M1I}I}1e2J2J3/B:Dd\#
        ?KC_5y8h?kAu=a>fI}LlI]MqI]L,NVRj7c:R7c:rA5BzB:E)WcXho{qE-Q-q+G,l1E3O2*2j.V.v.v1EFnGSBzG3\#
        O[RJB:DDM1NV.V0`@pD$NvP`F.I=K'O;HxK'I]KGHXK'S/Uy,L-q-1/;F.FN3O4T8(:rB:AU0`2*3o3O2j6>(X*B\#
        (X)}(X)],L-1597c;7?+=aA5:r>&BzFN@PDd=aB:A5F.>fC_D$GsGSL,P@XHMQUyT4Y-QEV^JBO;E)I]C?H8HXLL\#
        DdHxB:FNGSJb@0D$=AAUH8LlI}NVG3LL@0DDE)Hx@pE)F.I]FNI=JBL,JBLL>fBzG3Kg@0Au>FA5<|@pI}KgH8Jb\#
        O{UYN6TtSoV>QeUYLlNvJbN6G3I]EIGsDDFN:2<\BZEI;W>fGsJBGSK'@PC?>FAUP@V~MqU9?+AuO[SOS/Z2M1P@\#
        V^ZrHXO;L,O{P`T4U9\<NVQ%X([wRJZRO[X(JbQEMQQ%L,S/R*WcKgNv0`4tRjV^WC[wTTWc]ab:[w_+`PdDc_i}\#
        hxp`dDmqauhxaUkG`0gsi=n6gSjbddjbc?l,kgo{fNkgeIi]_kei^Fb:\\aUbZgSY-]aWC\|\\a5XH\|WC[7YM^F\#
        V^\<Wc[WSOUYU9YmQeTtS/Xh[W^FYm]a[7_KR*U9Y-\|SoXhRjXHQ%UYZ2]aX(\\b:eI^Fc?[w`P\<_kV~[WV>Zr\#
        TTXhY-\\c_hx`0eIL,O[KgQENvT4jBo;jbrJkgu9V^\|ddo{C_DDI=LL~~~~3O44KGP`<<AU>FC_MqP`598H5y8H\#
        K'K'NVNVQEQE,,,,*b*b+g+g
        """#
    }
}
