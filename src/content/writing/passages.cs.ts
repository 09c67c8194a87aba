import type { PassageLibrary } from '#domain/writing/library.ts';

/** Passages in Czech. The keyword stands in quotes or before a colon, because nobody has declined it. */
export const passagesCs: PassageLibrary = {
  topics: {
    networks: {
      subjects: ['jak sítě vybírají příspěvky', 'co rozhoduje o dosahu', 'doporučování na sítích'],
      titles: [
        'jak to funguje',
        'co o tom síť prozrazuje',
        'co ovlivníte a co ne',
        'bez mýtů a zkratek',
        'co sleduje síť a co lidé',
      ],
      excerpts: [
        'Podle čeho síť rozhoduje, komu příspěvek ukáže, co z toho máte v rukou vy a proč samotný počet u profilu na výběr příspěvků mnoho nezmůže.',
        'Co sítě o svém výběru příspěvků samy říkají, jak si to ověřit na vlastním profilu a které rady se vyplatí nechat bez povšimnutí.',
        'Návod, jak číst chování sítě z vlastních údajů: čeho si všímat, jak dlouho čekat a kde končí to, co se dá zvenku poznat.',
      ],
      intros: [
        'Kdo hledá „%about%“, chce {obvykle|většinou|zpravidla} vědět jedno: proč se jeden příspěvek rozběhne a druhý {zapadne|zůstane bez povšimnutí|uvidí jen pár známých}. Úplnou odpověď zná jen síť a ta ji mění. {Dá se ale zjistit dost na to, abyste přestali hádat.|I tak se dá poznat víc, než se na první pohled zdá.|Přesto nejste odkázáni na dohady.} Níže je to, co se dá ověřit z vlastního profilu, a také to, co ověřit nejde.',
        'Rad na téma „%about%“ je {spousta|tolik, že si protiřečí|víc než dost} a málokterá uvádí, odkud to ví. {Zkusme opačný postup|Začněme tedy jinak|Obraťme to}: nejdřív si řekneme, co síť potřebuje, a teprve potom, co z toho plyne pro příspěvek. Síť chce, aby lidé zůstali a vrátili se. {Všechno ostatní je od toho odvozené.|Z toho se dá odvodit překvapivě mnoho.|Tím se řídí i její výběr.}',
        'Dva podobné příspěvky, stejný den, jiný výsledek. {To je obvyklá chvíle, kdy někdo začne hledat „%about%“.|V takové chvíli lidé píšou do vyhledávače „%about%“.} Za rozdílem {bývá|nejčastěji stojí|obvykle stojí} něco všedního: první vteřiny, téma, hodina, náhoda. {Odlišit jedno od druhého se dá, chce to jen trpělivost a zápisník.|Rozlišit to jde, když si výsledky píšete a neposuzujete je po jednom.}',
      ],
      passages: [
        {
          headings: [
            'Co síť vidí dřív než lidé',
            'Podle čeho se vybírá',
            'Signály, které má síť k dispozici',
          ],
          blocks: [
            '{Síť nečte příspěvek jako člověk.|Příspěvek pro síť není text ani obraz, ale sled reakcí.|Co je na obrázku, zajímá síť méně než to, co s ním lidé udělají.} {Vidí, jak dlouho se u něj kdo zdržel, jestli ho poslal dál, uložil, nebo přešel.|Všímá si zdržení, sdílení, uložení a toho, kdo hned odešel.|Zaznamená, kdo se zastavil, kdo dokoukal a kdo přejel prstem dál.} Z toho odhaduje, komu dalšímu by se mohl hodit.',
            '{Počet u profilu je v tom nanejvýš vedlejší údaj.|Velikost profilu do toho vstupuje jen nepřímo.|Číslo pod jménem profilu v tom hraje menší roli, než se říká.} Určuje, kolik lidí příspěvek {vůbec může dostat|dostane na začátku|může zastihnout jako první}, ale ne to, jestli se u něj zastaví. {Profil s velkým počtem a bez reakcí proto dopadá hůř než menší, kterému lidé odpovídají.|Menší profil, na který lidé reagují, tak může mít dosah větší než velký a tichý.}',
          ],
        },
        {
          headings: [
            'Tři pokusy, které si můžete udělat sami',
            'Jak si to ověřit na vlastním profilu',
            'Zkuste to, místo abyste věřili',
          ],
          blocks: [
            '{Nejlepší zdroj máte doma: vlastní statistiky.|Cizí rady se dají prověřit na vlastních číslech.|Než něčemu uvěříte, zkuste to na svém.} {Měňte vždy jen jednu věc a dejte jí několik příspěvků.|Podmínkou je měnit po jednom a nesoudit podle jediného příspěvku.}',
            '- {Stejné téma, jiná první vteřina.|Totéž video s jiným začátkem.|Začněte jednou otázkou a jednou výsledkem.} Porovnejte, kolik lidí zůstalo.\n- {Stejný příspěvek v jinou hodinu.|Posuňte zveřejnění o půl dne.|Zkuste ráno to, co dáváte večer.} Všímejte si reakcí z prvního dne, ne z první hodiny.\n- {Otázka na konci a konec bez otázky.|Jednou se zeptejte, jednou jen skončete.|Přidejte výzvu k odpovědi a jindy ji vynechte.} Počítejte odpovědi, které mají víc než jedno slovo.',
            '{Kdo si výsledky zapíše, zjistí za měsíc víc než z desítek článků, včetně tohoto.|Po měsíci budete mít vlastní pravidla, a ta se hodí víc než cizí.}',
          ],
        },
        {
          headings: ['Co se o výběru příspěvků neví', 'Kde končí jistota', 'Čemu se nedá věřit'],
          blocks: [
            '{Přesný postup, kterým síť příspěvky řadí, nikdo zvenku nezná.|Vzorec, o kterém se tolik píše, nikdo mimo síť neviděl.|Žádný seznam tajných vah není veřejný.} {Kdo tvrdí opak, buď hádá, nebo prodává kurz.|Sebejistá tvrzení proto berte s rezervou.|Čím přesnější návod, tím méně bývá doložený.} {Síť navíc postup mění a různým lidem ukazuje různé věci.|Navíc se výběr liší podle člověka i podle týdne.}',
            '{Platí to i pro nás.|Ani my nejsme výjimka.|My to nevíme také.} Prodáváme počty, ne místo v doporučených příspěvcích, a {žádný vliv na výběr sítě nemáme|na to, co síť lidem ukáže, nedosáhneme}. {Kdo vám za peníze slíbí dosah, slibuje něco, co nemá v ruce.|Slib dosahu za peníze tedy neberte vážně od nikoho, ani od nás.}',
          ],
        },
      ],
      keywords: [
        'doporučování příspěvků',
        'dosah příspěvků',
        'jak fungují sítě',
        'vlastní statistiky',
        'obsah na sítích',
      ],
    },
    numbers: {
      subjects: ['co říkají čísla u profilu', 'jak číst počty na sítích', 'proč se počty mění'],
      titles: [
        'co z čísel vyčtete',
        'co to číslo znamená',
        'jak ho nečíst špatně',
        'co měří a co ne',
        'čtení bez iluzí',
      ],
      excerpts: [
        'Co které číslo u profilu opravdu znamená, proč kolísá i bez zjevné příčiny a podle čeho poznáte změnu, která stojí za vaši pozornost.',
        'Počty jsou vidět na první pohled, jejich význam už ne. Jak je číst, s čím je porovnávat a která z nich se vyplatí nesledovat vůbec.',
        'Jak oddělit číslo, které se jen dobře vyjímá, od čísla, podle kterého se dá rozhodnout, a jak s tím naložit po nákupu i bez něj.',
      ],
      intros: [
        '{Číslo pod jménem profilu vidí každý, a tak se podle něj soudí.|Počet u profilu je to první, čeho si cizí člověk všimne.} Hledáte-li „%about%“, {nejspíš vás zajímá, co za ním je|asi chcete vědět, nakolik mu věřit|pravděpodobně vám nějaké číslo nesedí}. {Odpověď je střízlivá|Odpověď není složitá|Dá se na to odpovědět poctivě}: každý počet něco měří, ale málokdy to, co si pod ním představujeme.',
        'Na dotaz „%about%“ se {obvykle odpovídá tabulkou|často odpovídá průměry|běžně odpovídá jedním číslem}. {Jenže průměr z cizích profilů vám o vašem neřekne skoro nic.|Cizí průměry ale s vaším profilem nemají mnoho společného.} {Užitečnější je vědět, co který údaj počítá, kdy se mění a s čím ho porovnat.|Víc pomůže vědět, co se vlastně počítá a s čím to srovnat.} O tom je tenhle článek.',
        '{Ráno je číslo nižší než večer a nikdo nic neudělal.|Přes noc počet klesl a vy nevíte proč.|Někdy se číslo pohne samo a bez varování.} Kdo v tu chvíli hledá „%about%“, {čeká jednu příčinu|chce slyšet jeden důvod|hledá viníka}. {Bývá jich několik najednou a většina je nudná.|Příčin bývá víc a jen málokterá stojí za obavu.} {Projdeme je popořadě.|Vezmeme to od nejběžnějších.}',
      ],
      passages: [
        {
          headings: ['Proč se počet hýbe sám', 'Odkud se berou výkyvy', 'Úbytek bez příčiny není'],
          blocks: [
            '{Sítě průběžně ruší účty, které porušují pravidla, a s nimi mizí i jejich sledování.|Každá síť občas uklízí: zruší falešné nebo opuštěné účty a počty klesnou.|Část úbytku způsobuje úklid, který sítě dělají bez ohlášení.} {Jiní lidé odejdou sami, protože je téma přestalo zajímat.|K tomu se přidávají lidé, kteří prostě přestali sledovat.} {A některá čísla se jen zaokrouhlují nebo obnovují se zpožděním.|Občas jde jen o zpoždění zobrazení.}',
            '{U koupených počtů je úbytek pravidlem, ne výjimkou.|Koupené počty ubývají častěji než ostatní.|S úbytkem koupených počtů je třeba počítat předem.} {Proto je u každého balíčku napsáno, jak dlouho trvá garance doplnění.|Z toho důvodu má balíček garanci, během které se úbytek doplní.} {Co přesně kryje, stojí v [obchodních podmínkách](%terms%).|Její podmínky popisují [obchodní podmínky](%terms%).}',
          ],
        },
        {
          headings: [
            'Číslo, podle kterého se dá rozhodnout',
            'Které číslo má cenu sledovat',
            'Jediná otázka, která třídí metriky',
          ],
          blocks: [
            '{U každého čísla si položte jednu otázku: co udělám jinak, když se změní?|Dobré číslo se pozná podle toho, že po jeho změně něco uděláte.} {Když odpověď neexistuje, číslo jen zdobí.|Nemáte-li odpověď, můžete ho přestat sledovat.|Pokud nic, je to ozdoba.}',
            '- {Kolik lidí video dokoukalo|Podíl těch, kdo zůstali do konce}: {mění začátek příštího videa|podle toho upravíte začátek}.\n- {Kolik lidí napsalo zprávu|Zprávy od neznámých lidí}: {říká, jestli je jasné, co nabízíte|ukáže, zda nabídce rozumějí}.\n- {Kolik lidí přešlo na web|Kliknutí na odkaz v profilu}: {mluví o zájmu víc než srdíčka|je nejblíž skutečné poptávce}.\n- {Celkový počet sledujících|Číslo u profilu}: {mění hlavně první dojem|ovlivní dojem, málokdy rozhodnutí}.',
            '{Poslední řádek neznamená, že je počet k ničemu; jen si od něj neslibujte to, co patří řádkům nad ním.|První dojem má svou cenu, jen se nesmí zaměnit za zájem.}',
          ],
        },
        {
          headings: [
            'S čím číslo porovnávat',
            'Srovnání, která klamou',
            'Vlastní minulost je lepší měřítko',
          ],
          blocks: [
            '{Porovnávat se s cizím profilem je lákavé a skoro vždy zbytečné.|Cizí profil je špatné měřítko, ať vypadá jakkoli podobně.|Srovnání se sousedem v oboru málokdy něco vysvětlí.} {Nevíte, kolik platí za reklamu, jak dlouho existuje ani co si přikoupil.|Neznáte jeho reklamu, stáří ani to, co za číslem stojí.} {Lepší měřítko je vlastní minulý měsíc.|Mnohem víc řekne vaše vlastní řada za několik měsíců.}',
            '{Berte střední hodnotu z posledních deseti příspěvků, ne ten nejlepší.|Nehleďte na rekord, ale na obvyklý výsledek.} {Jeden úspěch je náhoda, posun obvyklého výsledku už ne.|Rekord potěší, ale řídit se podle něj nedá.} {A když si koupíte %counted%, poznamenejte si den a počet.|Po nákupu si zapište datum a počet, jinak se v číslech ztratíte.} Poměr reakcí k počtu {po nákupu klesne|se pak sníží}, i když se ve skutečnosti nic nezhoršilo.',
          ],
        },
      ],
      keywords: [
        'počet sledujících',
        'metriky na sítích',
        'úbytek sledujících',
        'míra reakcí',
        'statistiky profilu',
      ],
    },
    growth: {
      subjects: [
        'jak pomalu a poctivě růst',
        'práce s profilem od začátku',
        'co dělat pro vlastní publikum',
      ],
      titles: [
        'co opravdu pomáhá',
        'postup po malých krocích',
        'kde začít a čemu se vyhnout',
        'pro malé profily',
        'co zvládnete sami',
      ],
      excerpts: [
        'Co udělat s profilem dřív než utratíte první korunu, jak si rozvrhnout práci, aby vydržela, a kdy má smysl přidat koupená čísla a kdy ne.',
        'Postup pro profil, který začíná nebo uvízl: jasná nabídka, pravidelnost, na kterou stačíte, a lidé, kterým odpovídáte. Bez slibů.',
        'Růst profilu je spíš řada malých rozhodnutí než trik. Která z nich stojí za čas, která za peníze a jak poznáte, že to nefunguje.',
      ],
      intros: [
        'Za slovy „%about%“ {bývá|se skrývá|stojí obvykle} netrpělivost, a není divu: {první měsíce profilu jsou tiché|začátky jsou na sítích tiché|nový profil mluví do prázdna}. {Tichem se nedá proběhnout rychleji, dá se ale nepromarnit.|Zkratka neexistuje, zbytečné oklice se však vyhnout dá.} {Tady je postup, který nevyžaduje peníze, jen pravidelnost.|Následující kroky nestojí nic než čas.} {Na konci je i odstavec o tom, kdy čísla kupovat a kdy raději ne.|Dojde i na otázku, k čemu jsou a k čemu nejsou koupená čísla.}',
        '{Každý profil, který dnes působí samozřejmě, byl jednou prázdný.|Prázdný profil přesvědčuje těžko, to je pravda.} Na otázku „%about%“ {neexistuje jedna odpověď|se dá odpovědět jen po částech|odpovídáme několika drobnostmi}, {protože kavárna, učitel a hudební skupina potřebují každý něco jiného|protože každý obor žije na síti jinak}. {Něco mají ale společné.|Společné mají to, co následuje.|Pár věcí ovšem platí pro všechny.}',
        'Když někdo zadá „%about%“, {dostane desítky seznamů|vypadne na něj seznam za seznamem|najde hlavně seznamy}. {Většinu bodů z nich nikdo neudrží déle než dva týdny.|Potíž je v tom, že se nedají dodržet.} {Zkusíme to s menším počtem bodů a s větší výdrží.|Nabízíme kratší výčet a počítáme s tím, že máte i jinou práci.}',
      ],
      passages: [
        {
          headings: [
            'Profil, kterému cizí člověk porozumí',
            'Nejdřív jasná nabídka',
            'První tři vteřiny na profilu',
          ],
          blocks: [
            '{Požádejte někoho, kdo vás nezná, ať si profil prohlédne a řekne, co děláte.|Ukažte profil někomu cizímu a zeptejte se, o čem je.} {Když váhá, je to první věc k opravě.|Nejistá odpověď znamená, že je co opravovat.|Pokud neví, nezachrání to žádný počet sledujících.} {Pomůže věta, která říká komu a s čím pomáháte, místo výčtu titulů.|Do popisu patří, pro koho jste a co od vás může chtít.}',
            '{Potom přijde první řada příspěvků.|Druhá v pořadí je úvodní řada příspěvků.|Pak se podívejte na poslední příspěvky.} {Má ukázat, co u vás člověk najde příště, ne to, co se jednou povedlo.|Ať z ní jde poznat, co bude dál, ne jen co bylo.} {Odkaz v profilu veďte tam, kde se dá něco udělat: objednat, napsat, přijít.|A odkaz ať vede k činu, ne na úvodní stranu bez rozcestníku.}',
          ],
        },
        {
          headings: ['Pravidelnost, kterou udržíte', 'Kolik příspěvků je dost', 'Méně, ale pořád'],
          blocks: [
            '{Lepší je jeden příspěvek týdně po celý rok než sedm týdně po dobu jednoho měsíce.|Tempo zvolte takové, jaké udržíte i v horším týdnu.|Nejčastější chyba je rozjezd, po kterém přijde ticho.} {Publikum si zvykne na rytmus a vy si nespálíte nadšení.|Rytmus si lidé zapamatují dřív než počet.}',
            '1. {Vyberte si dvě témata, ne pět.|Zvolte dvě témata, o kterých můžete mluvit bez přípravy.}\n2. {Ke každému si napište deset otázek, které vám lidé kladou.|Sepište otázky, které slýcháte od zákazníků.}\n3. {Na každou odpovězte jedním příspěvkem.|Každá otázka je jeden příspěvek.}\n4. {Po dvou měsících nechte jen to, na co lidé odpovídali.|Po čase škrtněte téma, které nikoho nezajímalo.}',
            '{Zásoba otázek je víc než zásoba nápadů, protože za každou stojí skutečný člověk.|Takový seznam vydrží déle než inspirace.}',
          ],
        },
        {
          headings: [
            'Odpovídejte dřív, než budete chtít další',
            'Lidé, kteří už přišli',
            'Komentáře jsou práce',
          ],
          blocks: [
            '{Kdo napsal komentář, dal vám víc než ten, kdo klepl na srdíčko.|Komentář je pozvánka k rozhovoru a ta se neodmítá.|Nejlevnější růst je neztratit ty, kdo už přišli.} {Odpovězte větou, ne obrázkem, a pokud to jde, zeptejte se zpátky.|Odpověď ať má obsah a klidně i otázku.} {První hodinu po zveřejnění si na to nechte volnou.|Vyhraďte si na to čas hned po zveřejnění.}',
            '{Stejně tak odpovídejte jinde, u lidí z oboru, a ne odkazem na sebe.|Totéž platí u cizích příspěvků: přispějte k věci, odkaz na sebe nechte doma.} {Je to pomalé, ale zůstane to.|Roste se tím po jednom člověku, zato natrvalo.|Trvá to déle než nákup čísla a nikdo vám to neodebere.} {Koupený počet tuhle práci nenahradí, nejvýš zmírní dojem prázdného sálu.|Koupené číslo na tom nic nezmění, jen upraví první pohled.}',
          ],
        },
      ],
      keywords: [
        'růst profilu',
        'pravidelné příspěvky',
        'práce s publikem',
        'nový profil',
        'popis profilu',
      ],
    },
    safety: {
      subjects: [
        'rizika koupených čísel',
        'bezpečí účtu při nákupu',
        'pravidla sítí a koupené počty',
      ],
      titles: [
        'jaká jsou rizika',
        'co hrozí a co ne',
        'na co se ptát předem',
        'co říkají pravidla',
        'rozhodnutí s otevřenýma očima',
      ],
      excerpts: [
        'Co pravidla sítí o koupených číslech říkají, co se může stát účtu, jaké údaje k dodání stačí a podle čeho poznáte obchod, kterému nevěřit.',
        'Rizika se dají rozdělit na ta, která zmenšíte opatrností, a na ta, která zůstávají vždy. Co udělat předem a kdy raději nic nekupovat.',
        'Otevřeně o tom, co nákup čísel znamená pro účet: zákaz v pravidlech sítí, možné následky a pár kroků, kterými se vyhnete podvodu.',
      ],
      intros: [
        '{Začněme tím, co se do reklamy nepíše:|Nejdřív to nepříjemné:|Bez obalu:} nákup sledujících, lajků a zhlédnutí pravidla sítí zakazují. Kdo hledá „%about%“, {má právo to vědět dřív než cenu|by to měl číst jako první|se to má dozvědět hned}. {Níže je, co z toho plyne pro účet a kterým rizikům se dá vyhnout.|Dál popisujeme, co může následovat a co se dá ohlídat.} {Pokud si po přečtení nejste jistí, nekupujte.|Když vás to odradí, je to v pořádku.}',
        'Pod slovy „%about%“ {se míchají dvě různé věci|se skrývají dvě otázky|bývají dvě obavy najednou}: {co může udělat síť a co může udělat podvodník|zásah sítě a podvod}. {Proti druhému se bránit umíte, proti prvnímu jen zčásti.|Podvodu se vyhnete pozorností, zásahu sítě úplně ne.} {Probereme obojí zvlášť.|Vezměme je po jedné.}',
        '{Na otázku „%about%“ se dá odpovědět i bez strašení.|O tématu „%about%“ se dá mluvit věcně.} {Účet kvůli koupeným číslům nezmizí pokaždé, ale může.|Není pravda, že se nic nestane, ani že se vždy stane to nejhorší.} {Důležité je vědět, co riskujete, a nebrat na sebe víc, než unesete.|Rozhoduje, co na účtu závisí a co si můžete dovolit ztratit.}',
      ],
      passages: [
        {
          headings: [
            'Co pravidla sítí zakazují',
            'Zákaz, který platí všude',
            'Jak se na to dívají sítě',
          ],
          blocks: [
            '{Žádná ze sítí, pro které prodáváme balíčky, nákup čísel nedovoluje.|Výjimku pro malé účty nemá žádná síť, pro kterou prodáváme.|Ve všech sítích z našeho ceníku je to stejné: nákup interakcí je proti pravidlům.} {Zakázané je kupovat i prodávat.|Zákaz míří na obě strany, prodávajícího i kupujícího.} {Přesná znění cituje náš článek o pravidlech, který najdete v [blogu](%blog%).|Kdo chce doslovná znění, najde je v [blogu](%blog%) i se zdroji.}',
            '{Následky se liší: odebrání čísel, menší viditelnost, varování, v krajním případě konec účtu.|Síť může čísla odebrat, omezit dosah, poslat varování, nebo účet zrušit.} {Jak často k tomu dochází, nikdo zvenku neví a my si to nevymyslíme.|Kolik kupujících to postihlo, se veřejně neuvádí.} {Jisté je jen to, že zásah dopadne na profil, ne na obchod.|Následky nese majitel profilu, prodejce za něj neodpoví.}',
          ],
        },
        {
          headings: ['Které údaje k dodání stačí', 'Heslo nepatří nikomu', 'Co nikdy neposílejte'],
          blocks: [
            '{K dodání stačí veřejné jméno profilu, nebo odkaz na příspěvek.|Obchod potřebuje vědět jen to, kam dodat: jméno profilu nebo odkaz.} {Heslo ani ověřovací kód k tomu potřeba nejsou.|Kdo chce heslo, nechce dodávat, ale převzít účet.|O heslo si poctivý obchod neřekne nikdy.} {Profil musí být po dobu dodání veřejný, to je jediná podmínka navíc.|Jen po dobu dodání nechte profil veřejný.}',
            '- {Heslo, kód ze zprávy ani záložní kódy neposílejte nikomu.|Kódy a hesla zůstávají u vás, ať o ně žádá kdokoli.}\n- {Zapněte si dvoufázové ověření, ať kupujete, nebo ne.|Dvoufázové ověření zapněte dřív než cokoli jiného.}\n- {Na zprávu se spěchem a odkazem neodpovídejte, otevřete si web sami.|Odkazu ze zprávy se vyhněte a stránku otevřete vlastní záložkou.}\n- {Plaťte jen na stránce platební brány.|Číslo karty zadávejte jen na stránce brány.}',
          ],
        },
        {
          headings: [
            'Kdy nekupovat vůbec',
            'Účty, pro které to není',
            'Kde je riziko příliš velké',
          ],
          blocks: [
            '{Jsou profily, pro které je nákup čísel špatný nápad za každou cenu.|Některým profilům nákup nedoporučujeme, i když tím přijdeme o objednávku.|Jsou případy, kdy vám radíme peníze nechat doma.} {Patří k nim účet, bez kterého by se vaše firma zastavila.|První z nich je účet, na kterém stojí vaše živobytí.} {Druhým je kanál, který vydělává na reklamě: síť mu může odebrat výdělek.|Dál kanál s výdělkem z reklamy, protože ten může skončit.} {A třetím profil, který už jedno varování má.|A také profil, který síť jednou varovala.}',
            '{Zvláštní kapitolou je klamání zákazníků.|Pak je tu ještě zákon.} {Koupeným počtem nedokládejte oblibu, kterou nemáte.|Vydávat koupený počet za zájem zákazníků může být klamavá praktika.} {Číslo na profilu je jedna věc, tvrzení v nabídce druhá.|Na webu ani v nabídce se jím proto nechlubte.} {Co si z toho bereme my, stojí v [podmínkách](%terms%).|Náš pohled je v [obchodních podmínkách](%terms%).}',
          ],
        },
      ],
      keywords: [
        'pravidla sítí',
        'bezpečný nákup',
        'rizika koupených čísel',
        'ochrana účtu',
        'podvodný obchod',
      ],
    },
    buying: {
      subjects: ['nákup sledujících bez iluzí', 'jak vybrat balíček', 'co za peníze dostanete'],
      titles: [
        'co dostanete a co ne',
        'cena, dodání, garance',
        'jak vybírat',
        'otázky před objednávkou',
        'kdy to dává smysl',
      ],
      excerpts: [
        'Co přesně v balíčku kupujete, z čeho se skládá cena, jak probíhá dodání a co dělat, když počet nesedí. A také kdy raději nekupovat.',
        'Než objednáte: kolik balíček stojí, co je v ceně, jak dlouho trvá garance a jaká práva máte, když se vám rozhodnutí rozleží.',
        'Nákup čísel krok za krokem, od výběru balíčku po reklamaci, s upozorněním na to, co si za peníze pořídit nelze.',
      ],
      intros: [
        '{Prodáváme počty, takže nám těžko věřit, že o nich budeme psát nezaujatě.|Článek „%about%“ od obchodu, který čísla prodává, čtěte klidně s podezřením.} {Zkusíme to aspoň přesně.|O to víc se budeme držet toho, co se dá ověřit.} Kdo hledá „%about%“, {chce znát cenu, dobu dodání a háček|ptá se obvykle na cenu a na to, kde je háček}. {Cenu i dobu najdete v ceníku, háček níže.|Háček má svůj vlastní oddíl a není schovaný.}',
        '„%about%“ {je dotaz, za kterým už bývá rozhodnutí|obvykle hledá někdo, kdo už se skoro rozhodl}. {Ať je vaše jakékoli, vyplatí se vědět, co přesně kupujete.|Tím spíš stojí za to vědět, za co se platí.} {Balíček je počet kusů, doba dodání a garance, nic víc.|Kupujete počet, jeho dodání a dobu, po kterou se doplňuje.} {Zájem lidí v něm není a být nemůže.|Pozornost publika v ceníku nenajdete, protože se prodat nedá.}',
        '{Koupit čísla trvá pár minut, rozmyslet si to by mělo trvat déle.|Objednávka je rychlá, proto je dobré přemýšlet před ní.} Jestli vás sem přivedla slova „%about%“, {projděte si nejdřív tři věci|věnujte chvíli třem věcem|podívejte se napřed na tři věci}: {co dostanete, co se může stát a co si od čísla slibujete|obsah balíčku, rizika a vlastní očekávání}. {V tomhle pořadí je taky bereme.|Každé patří jeden oddíl.}',
      ],
      passages: [
        {
          headings: ['Co je v ceně a co není', 'Z čeho se skládá balíček', 'Za co přesně platíte'],
          blocks: [
            '{Balíček má počet kusů, cenu a garanci a všechno je napsané předem.|U každého balíčku stojí počet, cena, obvyklá doba dodání a délka garance.} {Například [[package:%packageId%]] stojí %price%, tedy %perPiece% za kus.|Třeba [[package:%packageId%]] vyjde na %price%; jeden kus na %perPiece%.|Pro představu: [[package:%packageId%]] za %price%, což je %perPiece% za kus.} {Větší balíčky mívají nižší cenu za kus, celkem ale zaplatíte víc.|U větších balíčků klesá cena za kus a roste účet, tak nekupujte víc, než potřebujete.} {Aktuální přehled je v [ceníku](%tab%).|Všechny stupně ukazuje [ceník](%tab%).}',
            '{V ceně není zájem, komentář, nákup ani návštěva vašeho webu.|Nekupujete publikum: nikdo z dodaných si nemusí nic přečíst ani koupit.|Součástí není nic, co by se podobalo zákazníkovi.} {Kdo to potřebuje, ať si porovná reklamu.|Jestli hledáte zákazníky, je reklama poctivější cesta.}',
          ],
          isPriced: true,
        },
        {
          headings: ['Jak objednávka probíhá', 'Od košíku k dodání', 'Co se stane po zaplacení'],
          blocks: [
            '1. {Vyberete balíček a zadáte veřejné jméno profilu nebo odkaz.|Zvolíte počet a napíšete, kam má přijít.}\n2. {Zaplatíte předem na stránce platební brány.|Platba probíhá předem u brány, číslo karty k nám nejde.}\n3. {Dodání začne obvykle do [[figure:usualStartHours]], nejpozději do [[figure:latestStartHours]] hodin, pokud o včasný začátek požádáte.|Požádáte-li o včasný začátek, začne dodání nejpozději do [[figure:latestStartHours]] hodin, obvykle dřív.}\n4. {Počet přibývá postupně a stav vidíte na soukromé stránce objednávky.|Dodáváme postupně; průběh ukazuje stránka, na kterou dostanete odkaz.}',
            '{Dokud dodání nezačalo, objednávku zrušíte tlačítkem.|Do začátku dodání se dá všechno zrušit jedním stisknutím.} {Podrobněji to popisuje stránka [jak to funguje](%howItWorks%).|Celý postup i s výjimkami je na stránce [jak to funguje](%howItWorks%).}',
          ],
        },
        {
          headings: ['Když něco nesedí', 'Reklamace, odstoupení, peníze zpět', 'Jaká máte práva'],
          blocks: [
            '{Nejdřív si porovnejte počet před objednávkou a po ní; obojí je na stránce objednávky.|Základ je vědět, s jakým počtem jste začínali, stránka objednávky ho ukazuje.} {Nesouhlasí-li počet, máte [[figure:recountDays]] dnů od dokončení na volbu mezi doplněním a vrácením peněz.|Chybějící kusy můžete do [[figure:recountDays]] dnů od dokončení nechat doplnit, nebo chtít peníze zpět.} {Pozdější úbytek se během garance doplňuje zdarma.|Co ubude později, doplní garance.}',
            '{Spotřebitel může navíc odstoupit do [[figure:withdrawalDays]] dnů; z toho, co už bylo dodáno na jeho přání, se platí poměrná část.|Od smlouvy můžete jako spotřebitel odstoupit do [[figure:withdrawalDays]] dnů, s výjimkou toho, co už je plně dodané.} {Reklamaci vyřizujeme do [[figure:complaintDays]] dnů.|Na reklamaci je [[figure:complaintDays]] dnů.} {Přesná pravidla jsou v [obchodních podmínkách](%terms%).|Celé znění najdete v [podmínkách](%terms%).}',
          ],
        },
      ],
      keywords: [
        'nákup sledujících',
        'cena balíčku',
        'garance doplnění',
        'objednávka krok za krokem',
        'vrácení peněz',
      ],
    },
  },
  general: [
    {
      headings: ['Co koupený počet změní', 'Dojem a nic než dojem', 'K čemu číslo je'],
      blocks: [
        '{Vyšší číslo změní první pohled cizího člověka.|Koupený počet upraví dojem, který profil udělá na prvního návštěvníka.|Počet působí v jediné chvíli: když se na profil někdo podívá poprvé.} {Tím jeho moc končí.|Dál už rozhoduje to, co na profilu najde.|O vteřinu později už hraje obsah.} {Prázdná kavárna s plnou tabulkou hostů zůstane prázdnou kavárnou.|Kdo přijde a nic nenajde, odejde stejně, jen o chvilku později.}',
        '{Dává to tedy smysl leda tam, kde je už na co se dívat.|Než utratíte peníze za počet, utraťte čas za obsah.} {A kde s číslem nikoho neklamete.|A jen tehdy, když číslem nic nedokazujete zákazníkům.} {Častěji stačí počkat.|Často je levnější a klidnější počkat.|Ve většině případů je trpělivost lepší nákup.}',
      ],
    },
    {
      headings: ['Kolik to %on% stojí', 'Cena pro představu', 'Ceny a jak je číst'],
      blocks: [
        '{Nejmenší balíček na %counted% začíná na %from%.|Ceny za %counted% začínají na %from%.|Za %counted% dáte nejméně %from%.} {Číslo v tomto odstavci se mění s ceníkem, takže platí i za rok.|Částka je vzatá přímo z ceníku, takže se s ním mění.} {Srovnávejte vždy cenu za kus i celou částku, protože nízká cena za kus svádí k většímu nákupu.|Cena za kus svádí k většímu balíčku, dívejte se proto hlavně na celou částku.}',
        '{Objednáte-li víc balíčků najednou, počítá se množstevní sleva: za dva [[discount:2]], za čtyři a více [[discount:4]].|Sleva se řídí počtem balíčků v košíku: dva mají [[discount:2]], čtyři a víc [[discount:4]].} {Slevový kód se k ní nepřičítá, platí to výhodnější.|S kódem se nesčítá; platí vždy ta větší.} {Úplný přehled nabízí [ceník](%priceList%).|Všechno pohromadě ukazuje [ceník](%priceList%).}',
      ],
      isPriced: true,
    },
    {
      headings: [
        'Otázky, které dostáváme',
        'Na co se lidé ptají',
        'Krátké odpovědi na časté otázky',
      ],
      blocks: [
        '**{Pozná někdo, že jsou čísla koupená?|Dá se koupený počet poznat?}** {Ano, pozorný člověk i síť to poznat mohou: podle poměru reakcí a podle profilů, které sledují.|Může. Prozradí ho málo reakcí a účty bez obsahu.}',
        '**{Uvidím výsledek hned?|Jak rychle to přijde?}** {Ne hned; dodává se postupně a obvyklá doba stojí u balíčku.|Postupně, během doby, která je u balíčku napsaná.}',
        '**{Pomůže mi to získat zákazníky?|Přinese mi to zakázky?}** {Samo o sobě ne. Počet nikoho nepřesvědčí, nanejvýš neodradí.|Ne přímo; nejvýš zmizí dojem, že u vás nikdo není.}',
        '{Další odpovědi jsou v [častých dotazech](%faq%).|Zbytek najdete mezi [častými dotazy](%faq%).}',
      ],
    },
    {
      headings: [
        'Levnější cesty, které vyzkoušejte dřív',
        'Co zkusit před nákupem',
        'Než sáhnete po peněžence',
      ],
      blocks: [
        '{Nákup má být poslední, co vás napadne, ne první.|Dřív než počet kupte, vyzkoušejte tři věci, které nestojí nic.|Tři kroky zdarma mají přednost před každým balíčkem.}',
        '- {Přepište popis profilu tak, aby z něj bylo jasné, komu pomáháte.|Upravte popis: komu, s čím a kde.}\n- {Odpovězte na každou zprávu z posledního měsíce.|Dohoňte nezodpovězené zprávy a komentáře.}\n- {Požádejte stávající zákazníky, ať vás sledují; stačí lístek u pokladny nebo řádek v e-mailu.|Řekněte o profilu těm, kdo vás už znají, třeba řádkem na faktuře.}',
        '{Pokud to za dva měsíce nic nezmění, víte aspoň, že problém není v čísle.|Po dvou měsících budete vědět, jestli vám chybí počet, nebo obsah.} {To je poznatek, který se koupit nedá.|Taková odpověď má větší cenu než balíček.}',
      ],
    },
    {
      headings: ['Jak poznat slušného prodejce', 'Podle čeho vybírat obchod', 'Prověřte i nás'],
      blocks: [
        '{Slušný prodejce říká i věty, které mu objednávky uberou.|Hledejte větu, která prodejci nevyhovuje.} {Má na webu název firmy, IČO, sídlo a podmínky, kterým se dá rozumět.|Na webu uvádí, kdo je, kde sídlí a co platí při odstoupení.} {Nechce heslo, neslibuje skutečné fanoušky a netvrdí, že se nic stát nemůže.|Neslibuje dosah, bezpečí ani lidi a heslo ho nezajímá.}',
        '{Recenze berte s rezervou všude, kde není napsáno, odkud jsou.|U recenzí se ptejte, kdo je směl napsat.} {My u každé uvádíme původ a [vysvětlujeme, jak recenze ověřujeme](%howReviews%).|Jak to děláme my, píšeme na stránce [o ověřování recenzí](%howReviews%).} {Prověřit si nás podle stejných měřítek je to nejmenší, co můžete udělat.|Změřte stejným metrem i nás.}',
      ],
    },
    {
      headings: ['Jak si vést záznam', 'Zápisník místo dojmů', 'Co si poznamenat'],
      blocks: [
        '{Paměť si pamatuje úspěchy a zapomíná obyčejné dny.|Bez záznamu si každý pamatuje jen rekordy.} {Stačí tabulka se čtyřmi sloupci: den, příspěvek, kolik lidí ho vidělo, kolik odpovědělo.|Vystačíte se čtyřmi sloupci: datum, téma, dosah, odpovědi.} {Vyplní se za minutu a po dvou měsících ukáže víc než aplikace.|Zabere minutu denně a za čas nahradí dohady.}',
        '{Přidejte sloupec pro to, co bylo jinak: reklama, nákup, zmínka v novinách, svátek.|Do posledního sloupce pište, co se ten den dělo mimo síť.} {Bez něj budete výkyvy vysvětlovat špatně.|Většina záhad se pak vysvětlí sama.} {Sami měříme návštěvnost webu bez sledování lidí; [jak to děláme](%howWeCount%), si můžete přečíst.|My počítáme návštěvy bez cookies a [popisujeme jak](%howWeCount%).}',
      ],
    },
  ],
  honest: [
    {
      headings: ['Co je třeba říct předem', 'Věc, kterou nezamlčíme', 'Poctivě o dodaných číslech'],
      blocks: [
        '{Za dodanými čísly nemusí stát skuteční aktivní lidé.|Dodané metriky nemusí pocházet od skutečných aktivních uživatelů.} {Pravidla sítí jejich nákup zakazují a síť je může odebrat nebo účet omezit.|Sítě takový nákup ve svých pravidlech zakazují; mohou čísla odebrat i omezit účet.} {To neříkáme drobným písmem, stojí to u balíčku i před tlačítkem objednávky.|Píšeme to u balíčku, v podmínkách i těsně před objednávkou.}',
        '{Garance se týká počtu, ne následků.|Garance doplní úbytek, nevrátí však ztracený dosah.} {Kdo je nechce riskovat, ať nekupuje, a bude to rozumné rozhodnutí.|Nekoupit je naprosto rozumné rozhodnutí.} {Celé znění mají [obchodní podmínky](%terms%).|Podrobnosti uvádějí [obchodní podmínky](%terms%).}',
      ],
    },
    {
      headings: [
        'Riziko, které zůstává',
        'Háček, o kterém má vědět každý',
        'Co vám nikdo slíbit nemůže',
      ],
      blocks: [
        '{Ani sebelepší obchod neodstraní jednu věc: sítě nákup čísel zakazují.|Jedno riziko nezmizí ani u opatrného zákazníka: zákaz v pravidlech sítě.} {Mohou je kdykoli odebrat, snížit viditelnost profilu nebo ho zablokovat.|Síť může počet snížit, příspěvky méně ukazovat, případně účet uzavřít.} {Dodaná čísla navíc nemusejí patřit skutečným aktivním lidem.|K tomu patří i to, že dodané účty nemusí používat nikdo skutečný.}',
        '{Prodejce, který tvrdí něco jiného, neříká pravdu.|Opačné sliby jsou důvod odejít jinam.} {Jestli je pro vás profil důležitý, přečtěte si před objednávkou [podmínky](%terms%) a pravidla své sítě.|Je-li na profilu závislá vaše práce, projděte si nejdřív [podmínky](%terms%).} {Rozhodnutí je pak opravdu vaše.|Teprve pak se rozhodujte.}',
      ],
    },
    {
      headings: [
        'Co od nás neuslyšíte',
        'Bez slibů, které se nedají dodržet',
        'Kde končí to, co prodáváme',
      ],
      blocks: [
        '{Neuslyšíte od nás, že je nákup čísel v pořádku pro každého.|Neřekneme vám, že se nemůže nic stát.} {Dodané počty nemusí pocházet od skutečných aktivních uživatelů, a pravidla sítí nákup zakazují.|Pravidla sítí ho zakazují a za dodaným počtem nemusí být skuteční aktivní uživatelé.} {Neslibujeme ani dosah, ani prodeje.|Dosah ani prodeje v balíčku nejsou.}',
        '{Slibujeme počet, dobu a garanci, protože jen to máme v ruce.|Odpovídáme za počet, jeho dodání a doplnění v době garance.} {Kde přesně ta hranice vede, popisují [obchodní podmínky](%terms%).|Hranici kreslí [obchodní podmínky](%terms%).} {Stojí za deset minut čtení.|Přečtěte si je dřív, než zaplatíte.}',
      ],
    },
  ],
  closing: [
    {
      headings: ['Rozhodnutí na jeden papír', 'Než se rozhodnete', 'Kontrolní seznam'],
      blocks: [
        '{Odpovězte si na čtyři otázky, nejlépe písemně.|Vezměte si papír a odpovězte na čtyři otázky.}',
        '- {Co se změní, když číslo poroste?|Co od vyššího čísla čekám?}\n- {Co se stane, když síť počet odebere?|Unesu, když číslo zase zmizí?}\n- {Dívá se na profil někdo, koho by číslo klamalo?|Neoklamu tím někoho, kdo se podle čísla rozhoduje?}\n- {Zkusil jsem už to, co nestojí nic?|Udělal jsem napřed to, co je zdarma?}',
        '{Když vám dvě odpovědi nesedí, počkejte měsíc.|Při pochybnosti odložte nákup o měsíc.} {Pokud sedí všechny, [ceník](%priceList%) vám neuteče.|Když jsou odpovědi jasné, najdete balíčky v [ceníku](%priceList%).} {A máte-li otázku, kterou jsme nezodpověděli, napište nám.|Otázku, která tu chybí, nám klidně pošlete.}',
      ],
    },
    {
      headings: ['Co udělat jako první', 'Další krok', 'Kde začít ještě dnes'],
      blocks: [
        '1. {Podívejte se na svůj profil očima cizího člověka.|Otevřete si profil v anonymním okně.}\n2. {Zapište si dnešní čísla, ať je máte s čím porovnat.|Poznamenejte si, z jakých čísel vycházíte.}\n3. {Vyberte jednu věc z tohoto článku a vydržte u ní měsíc.|Z článku si vezměte jediný krok a držte se ho měsíc.}',
        '{Teprve potom se rozhodujte, jestli má smysl něco kupovat.|Až pak přijde na řadu otázka, zda kupovat.} {Pokud ano, projděte si [časté dotazy](%faq%), ušetří vám psaní.|V tom případě začněte [častými dotazy](%faq%).} {Pokud ne, ušetřili jste.|Pokud ne, je to také výsledek.} {V obou případech budete vědět, proč.|Tak či tak nebudete jednat naslepo.}',
      ],
    },
    {
      headings: ['Stručně na závěr čtení', 'Tři věty k zapamatování', 'Co si odnést'],
      blocks: [
        '- {Počet je dojem, zájem je něco jiného.|Číslo dělá dojem, zájem dělá obsah.}\n- {Sítě nákup zakazují a riziko nese profil.|Riziko nákupu nese majitel profilu.}\n- {Co se nedá změřit před nákupem, nezměří se ani po něm.|Kdo si výsledky nepíše, nepozná, co mu pomohlo.}',
        '{Jestli i po přečtení chcete nakoupit, začněte malým balíčkem a sledujte, co se stane.|Rozhodnete-li se pro nákup, zvolte ten nejmenší balíček, který dává smysl.} {Postup je popsaný na stránce [jak to funguje](%howItWorks%).|Jak objednávka běží, ukazuje stránka [jak to funguje](%howItWorks%).} {A pokud nechcete, nic se neděje: většina věcí v tomto článku je zdarma.|Jestli raději ne, skoro všechno ostatní z článku zvládnete bez peněz.}',
      ],
    },
  ],
  networks: {
    instagram: { name: 'Instagram', on: 'na Instagramu' },
    tiktok: { name: 'TikTok', on: 'na TikToku' },
    youtube: { name: 'YouTube', on: 'na YouTube' },
    facebook: { name: 'Facebook', on: 'na Facebooku' },
    any: { name: 'síť', on: 'na sítích' },
  },
  counted: {
    followers: 'sledující',
    likes: 'lajky',
    views: 'zhlédnutí',
    subscribers: 'odběratele',
  },
  reviews: [
    '{U balíčku je cena vidět dřív, než se vyplní první políčko.|Cenu i počet ukazuje ceník předem, bez registrace.|Kolik co stojí, je vidět rovnou, bez přihlášení a bez ptaní.}',
    '{K objednávce stačí veřejné jméno profilu, heslo obchod nechce.|Heslo se nezadává; stačí odkaz nebo jméno profilu.|Obchod si vystačí s veřejným jménem profilu a o heslo nežádá.}',
    '{Za zmínku stojí, že stránka sama upozorňuje na zákaz v pravidlech sítí.|Neobvyklé je, že obchod před objednávkou připomíná pravidla sítí, která nákup zakazují.|Před tlačítkem je napsáno i to, že sítě nákup zakazují.}',
    '{Délka garance je uvedená u každého balíčku.|Garance doplnění má u balíčku napsanou délku i podmínky.|Podmínky garance jsou napsané srozumitelně a u každého balíčku.}',
    '{Průběh je vidět na soukromé stránce objednávky.|Stav objednávky ukazuje soukromá stránka, na kterou vede odkaz z e-mailu.|Objednávka má vlastní stránku se stavem a fakturou.}',
    '{Do začátku dodání se dá objednávka zrušit tlačítkem.|Dokud dodání nezačne, jde objednávka zrušit jedním stisknutím.|Zrušení před začátkem dodání nevyžaduje psaní ani volání.}',
    '{Obchod neslibuje zákazníky ani dosah, jen počet a jeho doplnění.|Za slib se tu dává počet a garance, ne zájem publika.|Popis služby rozlišuje mezi počtem a skutečným zájmem lidí.}',
    '{Nabídka pro %counted% %on% je přehledná a dá se v ní vybírat podle ceny za kus.|Balíčky na %counted% %on% jdou porovnat podle ceny za kus.|V ceníku se dají balíčky na %counted% %on% srovnat vedle sebe.}',
  ],
  signatures: [
    'Souhrn z ceníku',
    'Program obchodu',
    'Automatický souhrn',
    'Text bez autora',
    'Výtah z webu',
  ],
};
