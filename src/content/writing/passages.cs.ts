import type { PassageLibrary } from '#domain/writing/subject.ts';

/** Passages in Czech. The keyword stands in quotes or before a colon, because nobody has declined it. */
export const passagesCs: PassageLibrary = {
  topics: {
    networks: {
      subjects: [
        'jak sítě vybírají příspěvky',
        'co rozhoduje o\u00a0dosahu',
        'doporučování na sítích',
      ],
      titles: [
        'jak to funguje',
        'co o\u00a0tom síť prozrazuje',
        'co ovlivníte a\u00a0co ne',
        'bez mýtů a\u00a0zkratek',
        'co sleduje síť a\u00a0co lidé',
      ],
      excerpts: [
        'Podle čeho síť rozhoduje, komu příspěvek ukáže, co z\u00a0toho máte v\u00a0rukou vy a\u00a0proč samotný počet u\u00a0profilu na výběr příspěvků mnoho nezmůže.',
        'Co sítě o\u00a0svém výběru příspěvků samy říkají, jak si to ověřit na vlastním profilu a\u00a0které rady se vyplatí nechat bez povšimnutí.',
        'Návod, jak číst chování sítě z\u00a0vlastních údajů: čeho si všímat, jak dlouho čekat a\u00a0kde končí to, co se dá zvenku poznat.',
      ],
      intros: [
        'Kdo hledá „%about%“, chce {obvykle|většinou|zpravidla} vědět jedno: proč se jeden příspěvek rozběhne a\u00a0druhý {zapadne|zůstane bez povšimnutí|uvidí jen pár známých}. Úplnou odpověď zná jen síť a\u00a0ta ji mění. {Dá se ale zjistit dost na to, abyste přestali hádat.|I\u00a0tak se dá poznat víc, než se na první pohled zdá.|Přesto nejste odkázáni na dohady.} Níže je to, co se dá ověřit z\u00a0vlastního profilu, a\u00a0také to, co ověřit nejde.',
        'Rad na téma „%about%“ je {spousta|tolik, že si protiřečí|víc než dost} a\u00a0málokterá uvádí, odkud to ví. {Zkusme opačný postup|Začněme tedy jinak|Obraťme to}: nejdřív si řekneme, co síť potřebuje, a\u00a0teprve potom, co z\u00a0toho plyne pro příspěvek. Síť chce, aby lidé zůstali a\u00a0vrátili se. {Všechno ostatní je od toho odvozené.|Z\u00a0toho se dá odvodit překvapivě mnoho.|Tím se řídí i\u00a0její výběr.}',
        'Dva podobné příspěvky, stejný den, jiný výsledek. {To je obvyklá chvíle, kdy někdo začne hledat „%about%“.|V\u00a0takové chvíli lidé píšou do vyhledávače „%about%“.} Za rozdílem {bývá|nejčastěji stojí|obvykle stojí} něco všedního: první vteřiny, téma, hodina, náhoda. {Odlišit jedno od druhého se dá, chce to jen trpělivost a\u00a0zápisník.|Rozlišit to jde, když si výsledky píšete a\u00a0neposuzujete je po jednom.}',
      ],
      passages: [
        {
          headings: [
            'Co síť vidí dřív než lidé',
            'Podle čeho se vybírá',
            'Signály, které má síť k\u00a0dispozici',
          ],
          blocks: [
            '{Síť nečte příspěvek jako člověk.|Příspěvek pro síť není text ani obraz, ale sled reakcí.|Co je na obrázku, zajímá síť méně než to, co s\u00a0ním lidé udělají.} {Vidí, jak dlouho se u\u00a0něj kdo zdržel, jestli ho poslal dál, uložil, nebo přešel.|Všímá si zdržení, sdílení, uložení a\u00a0toho, kdo hned odešel.|Zaznamená, kdo se zastavil, kdo dokoukal a\u00a0kdo přejel prstem dál.} Z\u00a0toho odhaduje, komu dalšímu by se mohl hodit.',
            '{Počet u\u00a0profilu je v\u00a0tom nanejvýš vedlejší údaj.|Velikost profilu do toho vstupuje jen nepřímo.|Číslo pod jménem profilu v\u00a0tom hraje menší roli, než se říká.} Určuje, kolik lidí příspěvek {vůbec může dostat|dostane na začátku|může zastihnout jako první}, ale ne to, jestli se u\u00a0něj zastaví. {Profil s\u00a0velkým počtem a\u00a0bez reakcí proto dopadá hůř než menší, kterému lidé odpovídají.|Menší profil, na který lidé reagují, tak může mít dosah větší než velký a\u00a0tichý.}',
          ],
        },
        {
          headings: [
            'Tři pokusy, které si můžete udělat sami',
            'Jak si to ověřit na vlastním profilu',
            'Zkuste to, místo abyste věřili',
          ],
          blocks: [
            '{Nejlepší zdroj máte doma: vlastní statistiky.|Cizí rady se dají prověřit na vlastních číslech.|Než něčemu uvěříte, zkuste to na svém.} {Měňte vždy jen jednu věc a\u00a0dejte jí několik příspěvků.|Podmínkou je měnit po jednom a\u00a0nesoudit podle jediného příspěvku.}',
            '- {Stejné téma, jiná první vteřina.|Totéž video s\u00a0jiným začátkem.|Začněte jednou otázkou a\u00a0jednou výsledkem.} Porovnejte, kolik lidí zůstalo.\n- {Stejný příspěvek v\u00a0jinou hodinu.|Posuňte zveřejnění o\u00a0půl dne.|Zkuste ráno to, co dáváte večer.} Všímejte si reakcí z\u00a0prvního dne, ne z\u00a0první hodiny.\n- {Otázka na konci a\u00a0konec bez otázky.|Jednou se zeptejte, jednou jen skončete.|Přidejte výzvu k\u00a0odpovědi a\u00a0jindy ji vynechte.} Počítejte odpovědi, které mají víc než jedno slovo.',
            '{Kdo si výsledky zapíše, zjistí za měsíc víc než z\u00a0desítek článků, včetně tohoto.|Po měsíci budete mít vlastní pravidla, a\u00a0ta se hodí víc než cizí.}',
          ],
        },
        {
          headings: [
            'Co se o\u00a0výběru příspěvků neví',
            'Kde končí jistota',
            'Čemu se nedá věřit',
          ],
          blocks: [
            '{Přesný postup, kterým síť příspěvky řadí, nikdo zvenku nezná.|Vzorec, o\u00a0kterém se tolik píše, nikdo mimo síť neviděl.|Žádný seznam tajných vah není veřejný.} {Kdo tvrdí opak, buď hádá, nebo prodává kurz.|Sebejistá tvrzení proto berte s\u00a0rezervou.|Čím přesnější návod, tím méně bývá doložený.} {Síť navíc postup mění a\u00a0různým lidem ukazuje různé věci.|Navíc se výběr liší podle člověka i\u00a0podle týdne.}',
            '{Platí to i\u00a0pro nás.|Ani my nejsme výjimka.|My to nevíme také.} Prodáváme počty, ne místo v\u00a0doporučených příspěvcích, a\u00a0{žádný vliv na výběr sítě nemáme|na to, co síť lidem ukáže, nedosáhneme}. {Kdo vám za peníze slíbí dosah, slibuje něco, co nemá v\u00a0ruce.|Slib dosahu za peníze tedy neberte vážně od nikoho, ani od nás.}',
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
      subjects: [
        'co říkají čísla u\u00a0profilu',
        'jak číst počty na sítích',
        'proč se počty mění',
      ],
      titles: [
        'co z\u00a0čísel vyčtete',
        'co to číslo znamená',
        'jak ho nečíst špatně',
        'co měří a\u00a0co ne',
        'čtení bez iluzí',
      ],
      excerpts: [
        'Co které číslo u\u00a0profilu opravdu znamená, proč kolísá i\u00a0bez zjevné příčiny a\u00a0podle čeho poznáte změnu, která stojí za vaši pozornost.',
        'Počty jsou vidět na první pohled, jejich význam už ne. Jak je číst, s\u00a0čím je porovnávat a\u00a0která z\u00a0nich se vyplatí nesledovat vůbec.',
        'Jak oddělit číslo, které se jen dobře vyjímá, od čísla, podle kterého se dá rozhodnout, a\u00a0jak s\u00a0tím naložit po nákupu i\u00a0bez něj.',
      ],
      intros: [
        '{Číslo pod jménem profilu vidí každý, a\u00a0tak se podle něj soudí.|Počet u\u00a0profilu je to první, čeho si cizí člověk všimne.} Hledáte\u2011li „%about%“, {nejspíš vás zajímá, co za ním je|asi chcete vědět, nakolik mu věřit|pravděpodobně vám nějaké číslo nesedí}. {Odpověď je střízlivá|Odpověď není složitá|Dá se na to odpovědět poctivě}: každý počet něco měří, ale málokdy to, co si pod ním představujeme.',
        'Na dotaz „%about%“ se {obvykle odpovídá tabulkou|často odpovídá průměry|běžně odpovídá jedním číslem}. {Jenže průměr z\u00a0cizích profilů vám o\u00a0vašem neřekne skoro nic.|Cizí průměry ale s\u00a0vaším profilem nemají mnoho společného.} {Užitečnější je vědět, co který údaj počítá, kdy se mění a\u00a0s\u00a0čím ho porovnat.|Víc pomůže vědět, co se vlastně počítá a\u00a0s\u00a0čím to srovnat.} O\u00a0tom je tento článek.',
        '{Ráno je číslo nižší než večer a\u00a0nikdo nic neudělal.|Přes noc počet klesl a\u00a0vy nevíte proč.|Někdy se číslo pohne samo a\u00a0bez varování.} Kdo v\u00a0tu chvíli hledá „%about%“, {čeká jednu příčinu|chce slyšet jeden důvod|hledá viníka}. {Bývá jich několik najednou a\u00a0většina je nudná.|Příčin bývá víc a\u00a0jen málokterá stojí za obavu.} {Projdeme je popořadě.|Vezmeme to od nejběžnějších.}',
      ],
      passages: [
        {
          headings: ['Proč se počet hýbe sám', 'Odkud se berou výkyvy', 'Úbytek bez příčiny není'],
          blocks: [
            '{Sítě průběžně ruší účty, které porušují pravidla, a\u00a0s\u00a0nimi mizí i\u00a0jejich sledování.|Každá síť občas uklízí: zruší falešné nebo opuštěné účty a\u00a0počty klesnou.|Část úbytku způsobuje úklid, který sítě dělají bez ohlášení.} {Jiní lidé odejdou sami, protože je téma přestalo zajímat.|K\u00a0tomu se přidávají lidé, kteří prostě přestali sledovat.} {A\u00a0některá čísla se jen zaokrouhlují nebo obnovují se zpožděním.|Občas jde jen o\u00a0zpoždění zobrazení.}',
            '{U\u00a0koupených počtů je úbytek pravidlem, ne výjimkou.|Koupené počty ubývají častěji než ostatní.|S\u00a0úbytkem koupených počtů je třeba počítat předem.} {Proto je u\u00a0každého balíčku napsáno, jak dlouho trvá garance doplnění.|Z\u00a0toho důvodu má balíček garanci, během které se úbytek doplní.} {Co přesně kryje, stojí v\u00a0[obchodních podmínkách](%terms%).|Její podmínky popisují [obchodní podmínky](%terms%).}',
          ],
        },
        {
          headings: [
            'Číslo, podle kterého se dá rozhodnout',
            'Které číslo má cenu sledovat',
            'Jediná otázka, která třídí metriky',
          ],
          blocks: [
            '{U\u00a0každého čísla si položte jednu otázku: co udělám jinak, když se změní?|Dobré číslo se pozná podle toho, že po jeho změně něco uděláte.} {Když odpověď neexistuje, číslo jen zdobí.|Nemáte\u2011li odpověď, můžete ho přestat sledovat.|Pokud nic, je to ozdoba.}',
            '- {Kolik lidí video dokoukalo|Podíl těch, kdo zůstali do konce}: {mění začátek příštího videa|podle toho upravíte začátek}.\n- {Kolik lidí napsalo zprávu|Zprávy od neznámých lidí}: {říká, jestli je jasné, co nabízíte|ukáže, zda nabídce rozumějí}.\n- {Kolik lidí přešlo na web|Kliknutí na odkaz v\u00a0profilu}: {mluví o\u00a0zájmu víc než srdíčka|je nejblíž skutečné poptávce}.\n- {Celkový počet sledujících|Číslo u\u00a0profilu}: {mění hlavně první dojem|ovlivní dojem, málokdy rozhodnutí}.',
            '{Poslední řádek neznamená, že je počet k\u00a0ničemu; jen si od něj neslibujte to, co patří řádkům nad ním.|První dojem má svou cenu, jen se nesmí zaměnit za zájem.}',
          ],
        },
        {
          headings: [
            'S\u00a0čím číslo porovnávat',
            'Srovnání, která klamou',
            'Vlastní minulost je lepší měřítko',
          ],
          blocks: [
            '{Porovnávat se s\u00a0cizím profilem je lákavé a\u00a0skoro vždy zbytečné.|Cizí profil je špatné měřítko, ať vypadá jakkoli podobně.|Srovnání se sousedem v\u00a0oboru málokdy něco vysvětlí.} {Nevíte, kolik platí za reklamu, jak dlouho existuje ani co si přikoupil.|Neznáte jeho reklamu, stáří ani to, co za číslem stojí.} {Lepší měřítko je vlastní minulý měsíc.|Mnohem víc řekne vaše vlastní řada za několik měsíců.}',
            '{Berte střední hodnotu z\u00a0posledních deseti příspěvků, ne ten nejlepší.|Nehleďte na rekord, ale na obvyklý výsledek.} {Jeden úspěch je náhoda, posun obvyklého výsledku už ne.|Rekord potěší, ale řídit se podle něj nedá.} {A\u00a0když si koupíte %counted%, poznamenejte si den a\u00a0počet.|Po nákupu si zapište datum a\u00a0počet, jinak se v\u00a0číslech ztratíte.} Poměr reakcí k\u00a0počtu {po nákupu klesne|se pak sníží}, i\u00a0když se ve skutečnosti nic nezhoršilo.',
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
        'jak pomalu a\u00a0poctivě růst',
        'práce s\u00a0profilem od začátku',
        'co dělat pro vlastní publikum',
      ],
      titles: [
        'co opravdu pomáhá',
        'postup po malých krocích',
        'kde začít a\u00a0čemu se vyhnout',
        'pro malé profily',
        'co zvládnete sami',
      ],
      excerpts: [
        'Co udělat s\u00a0profilem dřív než utratíte první korunu, jak si rozvrhnout práci, aby vydržela, a\u00a0kdy má smysl přidat koupená čísla a\u00a0kdy ne.',
        'Postup pro profil, který začíná nebo uvízl: jasná nabídka, pravidelnost, na kterou stačíte, a\u00a0lidé, kterým odpovídáte. Bez slibů.',
        'Růst profilu je spíš řada malých rozhodnutí než trik. Která z\u00a0nich stojí za čas, která za peníze a\u00a0jak poznáte, že to nefunguje.',
      ],
      intros: [
        'Za slovy „%about%“ {bývá|se skrývá|stojí obvykle} netrpělivost, a\u00a0není divu: {první měsíce profilu jsou tiché|začátky jsou na sítích tiché|nový profil mluví do prázdna}. {Tichem se nedá proběhnout rychleji, dá se ale nepromarnit.|Zkratka neexistuje, zbytečné oklice se však vyhnout dá.} {Tady je postup, který nevyžaduje peníze, jen pravidelnost.|Následující kroky nestojí nic než čas.} {Na konci je i\u00a0odstavec o\u00a0tom, kdy čísla kupovat a\u00a0kdy raději ne.|Dojde i\u00a0na otázku, k\u00a0čemu jsou a\u00a0k\u00a0čemu nejsou koupená čísla.}',
        '{Každý profil, který dnes působí samozřejmě, byl jednou prázdný.|Prázdný profil přesvědčuje těžko, to je pravda.} Na otázku „%about%“ {neexistuje jedna odpověď|se dá odpovědět jen po částech|odpovídáme několika drobnostmi}, {protože kavárna, učitel a\u00a0hudební skupina potřebují každý něco jiného|protože každý obor žije na síti jinak}. {Něco mají ale společné.|Společné mají to, co následuje.|Pár věcí ovšem platí pro všechny.}',
        'Když někdo zadá „%about%“, {dostane desítky seznamů|vypadne na něj seznam za seznamem|najde hlavně seznamy}. {Většinu bodů z\u00a0nich nikdo neudrží déle než dva týdny.|Potíž je v\u00a0tom, že se nedají dodržet.} {Zkusíme to s\u00a0menším počtem bodů a\u00a0s\u00a0větší výdrží.|Nabízíme kratší výčet a\u00a0počítáme s\u00a0tím, že máte i\u00a0jinou práci.}',
      ],
      passages: [
        {
          headings: [
            'Profil, kterému cizí člověk porozumí',
            'Nejdřív jasná nabídka',
            'První tři vteřiny na profilu',
          ],
          blocks: [
            '{Požádejte někoho, kdo vás nezná, ať si profil prohlédne a\u00a0řekne, co děláte.|Ukažte profil někomu cizímu a\u00a0zeptejte se, o\u00a0čem je.} {Když váhá, je to první věc k\u00a0opravě.|Nejistá odpověď znamená, že je co opravovat.|Pokud neví, nezachrání to žádný počet sledujících.} {Pomůže věta, která říká komu a\u00a0s\u00a0čím pomáháte, místo výčtu titulů.|Do popisu patří, pro koho jste a\u00a0co od vás může chtít.}',
            '{Potom přijde první řada příspěvků.|Druhá v\u00a0pořadí je úvodní řada příspěvků.|Pak se podívejte na poslední příspěvky.} {Má ukázat, co u\u00a0vás člověk najde příště, ne to, co se jednou povedlo.|Ať z\u00a0ní jde poznat, co bude dál, ne jen co bylo.} {Odkaz v\u00a0profilu veďte tam, kde se dá něco udělat: objednat, napsat, přijít.|A\u00a0odkaz ať vede k\u00a0činu, ne na úvodní stranu bez rozcestníku.}',
          ],
        },
        {
          headings: ['Pravidelnost, kterou udržíte', 'Kolik příspěvků je dost', 'Méně, ale pořád'],
          blocks: [
            '{Lepší je jeden příspěvek týdně po celý rok než sedm týdně po dobu jednoho měsíce.|Tempo zvolte takové, jaké udržíte i\u00a0v\u00a0horším týdnu.|Nejčastější chyba je rozjezd, po kterém přijde ticho.} {Publikum si zvykne na rytmus a\u00a0vy si nespálíte nadšení.|Rytmus si lidé zapamatují dřív než počet.}',
            '1. {Vyberte si dvě témata, ne pět.|Zvolte dvě témata, o\u00a0kterých můžete mluvit bez přípravy.}\n2. {Ke každému si napište deset otázek, které vám lidé kladou.|Sepište otázky, které slýcháte od zákazníků.}\n3. {Na každou odpovězte jedním příspěvkem.|Každá otázka je jeden příspěvek.}\n4. {Po dvou měsících nechte jen to, na co lidé odpovídali.|Po čase škrtněte téma, které nikoho nezajímalo.}',
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
            '{Kdo napsal komentář, dal vám víc než ten, kdo klepl na srdíčko.|Komentář je pozvánka k\u00a0rozhovoru a\u00a0ta se neodmítá.|Nejsnáz porostete, když neztratíte ty, kdo už přišli.} {Odpovězte větou, ne obrázkem, a\u00a0pokud to jde, zeptejte se zpátky.|Odpověď ať má obsah a\u00a0klidně i\u00a0otázku.} {První hodinu po zveřejnění si na to nechte volnou.|Vyhraďte si na to čas hned po zveřejnění.}',
            '{Stejně tak odpovídejte jinde, u\u00a0lidí z\u00a0oboru, a\u00a0ne odkazem na sebe.|Totéž platí u\u00a0cizích příspěvků: přispějte k\u00a0věci, odkaz na sebe nechte doma.} {Je to pomalé, ale zůstane to.|Roste se tím po jednom člověku, zato natrvalo.|Trvá to déle než nákup čísla a\u00a0nikdo vám to neodebere.} {Koupený počet tuto práci nenahradí, nejvýš zmírní dojem prázdného sálu.|Koupené číslo na tom nic nezmění, jen upraví první pohled.}',
          ],
        },
      ],
      keywords: [
        'růst profilu',
        'pravidelné příspěvky',
        'práce s\u00a0publikem',
        'nový profil',
        'popis profilu',
      ],
    },
    safety: {
      subjects: [
        'rizika koupených čísel',
        'bezpečí účtu při nákupu',
        'pravidla sítí a\u00a0koupené počty',
      ],
      titles: [
        'jaká jsou rizika',
        'co hrozí a\u00a0co ne',
        'na co se ptát předem',
        'co říkají pravidla',
        'rozhodnutí s\u00a0otevřenýma očima',
      ],
      excerpts: [
        'Co pravidla sítí o\u00a0koupených číslech říkají, co se může stát účtu, jaké údaje k\u00a0dodání stačí a\u00a0podle čeho poznáte obchod, kterému nevěřit.',
        'Rizika se dají rozdělit na ta, která zmenšíte opatrností, a\u00a0na ta, která zůstávají vždy. Co udělat předem a\u00a0kdy raději nic nekupovat.',
        'Otevřeně o\u00a0tom, co nákup čísel znamená pro účet: zákaz v\u00a0pravidlech sítí, možné následky a\u00a0pár kroků, kterými se vyhnete podvodu.',
      ],
      intros: [
        '{Začněme tím, co se do reklamy nepíše:|Nejdřív to nepříjemné:|Bez obalu:} nákup sledujících, lajků a\u00a0zhlédnutí pravidla sítí zakazují. Kdo hledá „%about%“, {má právo to vědět dřív než cenu|by to měl číst jako první|se to má dozvědět hned}. {Níže je, co z\u00a0toho plyne pro účet a\u00a0kterým rizikům se dá vyhnout.|Dál popisujeme, co může následovat a\u00a0co se dá ohlídat.} {Pokud si po přečtení nejste jistí, nekupujte.|Když vás to odradí, je to v\u00a0pořádku.}',
        'Pod slovy „%about%“ {se míchají dvě různé věci|se skrývají dvě otázky|bývají dvě obavy najednou}: {co může udělat síť a\u00a0co může udělat podvodník|zásah sítě a\u00a0podvod}. {Proti druhému se bránit umíte, proti prvnímu jen zčásti.|Podvodu se vyhnete pozorností, zásahu sítě úplně ne.} {Probereme obojí zvlášť.|Vezměme je po jedné.}',
        '{Na otázku „%about%“ se dá odpovědět i\u00a0bez strašení.|O\u00a0tématu „%about%“ se dá mluvit věcně.} {Účet kvůli koupeným číslům nezmizí pokaždé, ale může.|Není pravda, že se nic nestane, ani že se vždy stane to nejhorší.} {Důležité je vědět, co riskujete, a\u00a0nebrat na sebe víc, než unesete.|Rozhoduje, co na účtu závisí a\u00a0co si můžete dovolit ztratit.}',
      ],
      passages: [
        {
          headings: [
            'Co pravidla sítí zakazují',
            'Zákaz, který platí všude',
            'Jak se na to dívají sítě',
          ],
          blocks: [
            '{Žádná ze sítí, pro které prodáváme balíčky, nákup čísel nedovoluje.|Výjimku pro malé účty nemá žádná síť, pro kterou prodáváme.|Ve všech sítích z\u00a0našeho ceníku je to stejné: nákup interakcí je proti pravidlům.} {Zakázané je kupovat i\u00a0prodávat.|Zákaz míří na obě strany, prodávajícího i\u00a0kupujícího.} {Přesná znění cituje náš článek o\u00a0pravidlech, který najdete v\u00a0[blogu](%blog%).|Kdo chce doslovná znění, najde je v\u00a0[blogu](%blog%) i\u00a0se zdroji.}',
            '{Následky se liší: odebrání čísel, menší viditelnost, varování, v\u00a0krajním případě konec účtu.|Síť může čísla odebrat, omezit dosah, poslat varování, nebo účet zrušit.} {Jak často k\u00a0tomu dochází, nikdo zvenku neví a\u00a0my si to nevymyslíme.|Kolik kupujících to postihlo, se veřejně neuvádí.} {Jisté je jen to, že zásah dopadne na profil, ne na obchod.|Následky nese majitel profilu, prodejce za něj neodpoví.}',
          ],
        },
        {
          headings: [
            'Které údaje k\u00a0dodání stačí',
            'Heslo nepatří nikomu',
            'Co nikdy neposílejte',
          ],
          blocks: [
            '{K\u00a0dodání stačí veřejné jméno profilu, nebo odkaz na příspěvek.|Obchod potřebuje vědět jen to, kam dodat: jméno profilu nebo odkaz.} {Heslo ani ověřovací kód k\u00a0tomu potřeba nejsou.|Kdo chce heslo, nechce dodávat, ale převzít účet.|O\u00a0heslo si poctivý obchod neřekne nikdy.} {Profil musí být po dobu dodání veřejný, to je jediná podmínka navíc.|Jen po dobu dodání nechte profil veřejný.}',
            '- {Heslo, kód ze zprávy ani záložní kódy neposílejte nikomu.|Kódy a\u00a0hesla zůstávají u\u00a0vás, ať o\u00a0ně žádá kdokoli.}\n- {Zapněte si dvoufázové ověření, ať kupujete, nebo ne.|Dvoufázové ověření zapněte dřív než cokoli jiného.}\n- {Na zprávu se spěchem a\u00a0odkazem neodpovídejte, otevřete si web sami.|Odkazu ze zprávy se vyhněte a\u00a0stránku otevřete vlastní záložkou.}\n- {Plaťte jen na stránce platební brány.|Číslo karty zadávejte jen na stránce brány.}',
          ],
        },
        {
          headings: [
            'Kdy nekupovat vůbec',
            'Účty, pro které to není',
            'Kde je riziko příliš velké',
          ],
          blocks: [
            '{Jsou profily, pro které je nákup čísel špatný nápad za každou cenu.|Některým profilům nákup nedoporučujeme, i\u00a0když tím přijdeme o\u00a0objednávku.|Jsou případy, kdy vám radíme peníze nechat doma.} {Patří k\u00a0nim účet, bez kterého by se vaše firma zastavila.|První z\u00a0nich je účet, na kterém stojí vaše živobytí.} {Druhým je kanál, který vydělává na reklamě: síť mu může odebrat výdělek.|Dál kanál s\u00a0výdělkem z\u00a0reklamy, protože ten může skončit.} {A\u00a0třetím profil, který už jedno varování má.|A\u00a0také profil, který síť jednou varovala.}',
            '{Zvláštní kapitolou je klamání zákazníků.|Pak je tu ještě zákon.} {Koupeným počtem nedokládejte oblibu, kterou nemáte.|Vydávat koupený počet za zájem zákazníků může být klamavá praktika.} {Číslo na profilu je jedna věc, tvrzení v\u00a0nabídce druhá.|Na webu ani v\u00a0nabídce se jím proto nechlubte.} {Co si z\u00a0toho bereme my, stojí v\u00a0[podmínkách](%terms%).|Náš pohled je v\u00a0[obchodních podmínkách](%terms%).}',
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
        'co dostanete a\u00a0co ne',
        'cena, dodání, garance',
        'jak vybírat',
        'otázky před objednávkou',
        'kdy to dává smysl',
      ],
      excerpts: [
        'Co přesně v\u00a0balíčku kupujete, z\u00a0čeho se skládá cena, jak probíhá dodání a\u00a0co dělat, když počet nesedí. A\u00a0také kdy raději nekupovat.',
        'Než objednáte: kolik balíček stojí, co je v\u00a0ceně, jak dlouho trvá garance a\u00a0jaká práva máte, když se vám rozhodnutí rozleží.',
        'Nákup čísel krok za krokem, od výběru balíčku po reklamaci, s\u00a0upozorněním na to, co si za peníze pořídit nelze.',
      ],
      intros: [
        '{Prodáváme počty, takže nám těžko věřit, že o\u00a0nich budeme psát nezaujatě.|Článek „%about%“ od obchodu, který čísla prodává, čtěte klidně s\u00a0podezřením.} {Zkusíme to aspoň přesně.|O\u00a0to víc se budeme držet toho, co se dá ověřit.} Kdo hledá „%about%“, {chce znát cenu, dobu dodání a\u00a0háček|ptá se obvykle na cenu a\u00a0na to, kde je háček}. {Cenu i\u00a0dobu najdete v\u00a0ceníku, háček níže.|Háček má svůj vlastní oddíl a\u00a0není schovaný.}',
        '„%about%“ {je dotaz, za kterým už bývá rozhodnutí|obvykle hledá někdo, kdo už se skoro rozhodl}. {Ať je vaše jakékoli, vyplatí se vědět, co přesně kupujete.|Tím spíš stojí za to vědět, za co se platí.} {Balíček je počet kusů, doba dodání a\u00a0garance, nic víc.|Kupujete počet, jeho dodání a\u00a0dobu, po kterou se doplňuje.} {Zájem lidí v\u00a0něm není a\u00a0být nemůže.|Pozornost publika v\u00a0ceníku nenajdete, protože se prodat nedá.}',
        '{Koupit čísla trvá pár minut, rozmyslet si to by mělo trvat déle.|Objednávka je rychlá, proto je dobré přemýšlet před ní.} Jestli vás sem přivedla slova „%about%“, {projděte si nejdřív tři věci|věnujte chvíli třem věcem|podívejte se napřed na tři věci}: {co dostanete, co se může stát a\u00a0co si od čísla slibujete|obsah balíčku, rizika a\u00a0vlastní očekávání}. {V\u00a0tomto pořadí je také bereme.|Každé patří jeden oddíl.}',
      ],
      passages: [
        {
          headings: [
            'Co je v\u00a0ceně a\u00a0co není',
            'Z\u00a0čeho se skládá balíček',
            'Za co přesně platíte',
          ],
          blocks: [
            '{Balíček má počet kusů, cenu a\u00a0garanci a\u00a0všechno je napsané předem.|U\u00a0každého balíčku stojí počet, cena, obvyklá doba dodání a\u00a0délka garance.} {Například [[package:%packageId%]] stojí %price%, tedy %perUnit% za kus.|Třeba [[package:%packageId%]] vyjde na %price%; jeden kus na %perUnit%.|Pro představu: [[package:%packageId%]] za %price%, což je %perUnit% za kus.} {Větší balíčky mívají nižší cenu za kus, celkem ale zaplatíte víc.|U\u00a0větších balíčků klesá cena za kus a\u00a0roste účet, tak nekupujte víc, než potřebujete.} {Aktuální přehled je v\u00a0[ceníku](%tab%).|Všechny stupně ukazuje [ceník](%tab%).}',
            '{V\u00a0ceně není zájem, komentář, nákup ani návštěva vašeho webu.|Nekupujete publikum: nikdo z\u00a0dodaných si nemusí nic přečíst ani koupit.|Součástí není nic, co by se podobalo zákazníkovi.} {Kdo to potřebuje, ať si porovná reklamu.|Jestli hledáte zákazníky, je reklama poctivější cesta.}',
          ],
          isPriced: true,
        },
        {
          headings: [
            'Jak objednávka probíhá',
            'Od košíku k\u00a0dodání',
            'Co se stane po zaplacení',
          ],
          blocks: [
            '1. {Vyberete balíček a\u00a0zadáte veřejné jméno profilu nebo odkaz.|Zvolíte počet a\u00a0napíšete, kam má přijít.}\n2. {Zaplatíte předem na stránce platební brány.|Platba probíhá předem u\u00a0brány, číslo karty k\u00a0nám nejde.}\n3. {Dodání začne obvykle do [[figure:usualStartHours]], nejpozději do [[figure:latestStartHours]] hodin, pokud o\u00a0včasný začátek požádáte.|Požádáte\u2011li o\u00a0včasný začátek, začne dodání nejpozději do [[figure:latestStartHours]] hodin, obvykle dřív.}\n4. {Počet přibývá postupně a\u00a0stav vidíte na soukromé stránce objednávky.|Dodáváme postupně; průběh ukazuje stránka, na kterou dostanete odkaz.}',
            '{Dokud dodání nezačalo, objednávku zrušíte tlačítkem.|Do začátku dodání se dá všechno zrušit jedním stisknutím.} {Podrobněji to popisuje stránka [jak to funguje](%howItWorks%).|Celý postup i\u00a0s\u00a0výjimkami je na stránce [jak to funguje](%howItWorks%).}',
          ],
        },
        {
          headings: ['Když něco nesedí', 'Reklamace, odstoupení, peníze zpět', 'Jaká máte práva'],
          blocks: [
            '{Nejdřív si porovnejte počet před objednávkou a\u00a0po ní; obojí je na stránce objednávky.|Základ je vědět, s\u00a0jakým počtem jste začínali, stránka objednávky ho ukazuje.} {Nesouhlasí\u2011li počet, máte [[figure:recountDays]] dnů od dokončení na volbu mezi doplněním a\u00a0vrácením peněz.|Chybějící kusy můžete do [[figure:recountDays]] dnů od dokončení nechat doplnit, nebo chtít peníze zpět.} {Pozdější úbytek se během garance doplňuje zdarma.|Co ubude později, doplní garance.}',
            '{Spotřebitel může navíc odstoupit do [[figure:withdrawalDays]] dnů; z\u00a0toho, co už bylo dodáno na jeho přání, se platí poměrná část.|Od smlouvy můžete jako spotřebitel odstoupit do [[figure:withdrawalDays]] dnů, s\u00a0výjimkou toho, co už je plně dodané.} {Reklamaci vyřizujeme do [[figure:complaintDays]] dnů.|Na reklamaci je [[figure:complaintDays]] dnů.} {Přesná pravidla jsou v\u00a0[obchodních podmínkách](%terms%).|Celé znění najdete v\u00a0[podmínkách](%terms%).}',
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
      headings: ['Co koupený počet změní', 'Dojem a\u00a0nic než dojem', 'K\u00a0čemu číslo je'],
      blocks: [
        '{Vyšší číslo změní první pohled cizího člověka.|Koupený počet upraví dojem, který profil udělá na prvního návštěvníka.|Počet působí v\u00a0jediné chvíli: když se na profil někdo podívá poprvé.} {Tím jeho moc končí.|Dál už rozhoduje to, co na profilu najde.|O\u00a0vteřinu později už hraje obsah.} {Prázdná kavárna s\u00a0plnou tabulkou hostů zůstane prázdnou kavárnou.|Kdo přijde a\u00a0nic nenajde, odejde stejně, jen o\u00a0chvilku později.}',
        '{Dává to tedy smysl leda tam, kde je už na co se dívat.|Než utratíte peníze za počet, utraťte čas za obsah.} {A\u00a0kde s\u00a0číslem nikoho neklamete.|A\u00a0jen tehdy, když číslem nic nedokazujete zákazníkům.} {Častěji stačí počkat.|Často je levnější a\u00a0klidnější počkat.|Ve většině případů je trpělivost lepší nákup.}',
      ],
    },
    {
      headings: ['Kolik to %on% stojí', 'Cena pro představu', 'Ceny a\u00a0jak je číst'],
      blocks: [
        '{Nejmenší balíček na %counted% začíná na %from%.|Ceny za %counted% začínají na %from%.|Za %counted% dáte nejméně %from%.} {Číslo v\u00a0tomto odstavci se mění s\u00a0ceníkem, takže platí i\u00a0za rok.|Částka je vzatá přímo z\u00a0ceníku, takže se s\u00a0ním mění.} {Srovnávejte vždy cenu za kus i\u00a0celou částku, protože nízká cena za kus svádí k\u00a0většímu nákupu.|Cena za kus svádí k\u00a0většímu balíčku, dívejte se proto hlavně na celou částku.}',
        '{Objednáte\u2011li víc balíčků najednou, počítá se množstevní sleva: za dva [[discount:2]], za čtyři a\u00a0více [[discount:4]].|Sleva se řídí počtem balíčků v\u00a0košíku: dva mají [[discount:2]], čtyři a\u00a0víc [[discount:4]].} {Slevový kód se k\u00a0ní nepřičítá, platí to výhodnější.|S\u00a0kódem se nesčítá; platí vždy ta větší.} {Úplný přehled nabízí [ceník](%priceList%).|Všechno pohromadě ukazuje [ceník](%priceList%).}',
      ],
      isPriced: true,
    },
    {
      headings: [
        'Krátké otázky a\u00a0odpovědi',
        'Na co se lidé ptají',
        'Krátké odpovědi na časté dotazy',
      ],
      blocks: [
        '**{Pozná někdo, že jsou čísla koupená?|Dá se koupený počet poznat?}** {Ano, pozorný člověk i\u00a0síť to poznat mohou: podle poměru reakcí a\u00a0podle profilů, které sledují.|Může. Prozradí ho málo reakcí a\u00a0účty bez obsahu.}',
        '**{Uvidím výsledek hned?|Jak rychle to přijde?}** {Ne hned; dodává se postupně a\u00a0obvyklá doba stojí u\u00a0balíčku.|Postupně, během doby, která je u\u00a0balíčku napsaná.}',
        '**{Pomůže mi to získat zákazníky?|Přinese mi to zakázky?}** {Samo o\u00a0sobě ne. Počet nikoho nepřesvědčí, nanejvýš neodradí.|Ne přímo; nejvýš zmizí dojem, že u\u00a0vás nikdo není.}',
        '{Další odpovědi jsou v\u00a0[častých dotazech](%faq%).|Zbytek najdete mezi [častými dotazy](%faq%).}',
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
        '- {Přepište popis profilu tak, aby z\u00a0něj bylo jasné, komu pomáháte.|Upravte popis: komu, s\u00a0čím a\u00a0kde.}\n- {Odpovězte na každou zprávu z\u00a0posledního měsíce.|Dohoňte nezodpovězené zprávy a\u00a0komentáře.}\n- {Požádejte stávající zákazníky, ať vás sledují; stačí lístek u\u00a0pokladny nebo řádek v\u00a0e\u2011mailu.|Řekněte o\u00a0profilu těm, kdo vás už znají, třeba řádkem na faktuře.}',
        '{Pokud to za dva měsíce nic nezmění, víte aspoň, že problém není v\u00a0čísle.|Po dvou měsících budete vědět, jestli vám chybí počet, nebo obsah.} {To je poznatek, který se koupit nedá.|Taková odpověď má větší cenu než balíček.}',
      ],
    },
    {
      headings: [
        'Jak poznat slušného prodejce',
        'Podle čeho vybírat obchod',
        'Prověřte i\u00a0nás',
      ],
      blocks: [
        '{Slušný prodejce říká i\u00a0věty, které mu objednávky uberou.|Hledejte větu, která prodejci nevyhovuje.} {Má na webu název firmy, IČO, sídlo a\u00a0podmínky, kterým se dá rozumět.|Na webu uvádí, kdo je, kde sídlí a\u00a0co platí při odstoupení.} {Nechce heslo, neslibuje skutečné fanoušky a\u00a0netvrdí, že se nic stát nemůže.|Neslibuje dosah, bezpečí ani lidi a\u00a0heslo ho nezajímá.}',
        '{Recenze berte s\u00a0rezervou všude, kde není napsáno, odkud jsou.|U\u00a0recenzí se ptejte, kdo je směl napsat.} {My u\u00a0každé uvádíme původ a\u00a0[vysvětlujeme, jak recenze ověřujeme](%howReviews%).|Jak to děláme my, píšeme na stránce [o\u00a0ověřování recenzí](%howReviews%).} {Prověřit si nás podle stejných měřítek je to nejmenší, co můžete udělat.|Změřte stejným metrem i\u00a0nás.}',
      ],
    },
    {
      headings: ['Jak si vést záznam', 'Zápisník místo dojmů', 'Co si poznamenat'],
      blocks: [
        '{Paměť si pamatuje úspěchy a\u00a0zapomíná obyčejné dny.|Bez záznamu si každý pamatuje jen rekordy.} {Stačí tabulka se čtyřmi sloupci: den, příspěvek, kolik lidí ho vidělo, kolik odpovědělo.|Vystačíte se čtyřmi sloupci: datum, téma, dosah, odpovědi.} {Vyplní se za minutu a\u00a0po dvou měsících ukáže víc než aplikace.|Zabere minutu denně a\u00a0za čas nahradí dohady.}',
        '{Přidejte sloupec pro to, co bylo jinak: reklama, nákup, zmínka v\u00a0novinách, svátek.|Do posledního sloupce pište, co se ten den dělo mimo síť.} {Bez něj budete výkyvy vysvětlovat špatně.|Většina záhad se pak vysvětlí sama.} {Sami měříme návštěvnost webu bez sledování lidí; [jak to děláme](%howWeCount%), si můžete přečíst.|My počítáme návštěvy bez cookies a\u00a0[popisujeme jak](%howWeCount%).}',
      ],
    },
  ],
  honest: [
    {
      headings: [
        'Co je třeba říct předem',
        'Věc, kterou nezamlčíme',
        'Poctivě o\u00a0dodaných číslech',
      ],
      blocks: [
        '{Za dodanými čísly nemusí stát skuteční aktivní lidé.|Dodané metriky nemusí pocházet od skutečných aktivních uživatelů.} {Pravidla sítí jejich nákup zakazují a\u00a0síť je může odebrat nebo účet omezit.|Sítě takový nákup ve svých pravidlech zakazují; mohou čísla odebrat i\u00a0omezit účet.} {To neříkáme drobným písmem, stojí to u\u00a0balíčku i\u00a0před tlačítkem objednávky.|Píšeme to u\u00a0balíčku, v\u00a0podmínkách i\u00a0těsně před objednávkou.}',
        '{Garance se týká počtu, ne následků.|Garance doplní úbytek, nevrátí však ztracený dosah.} {Kdo je nechce riskovat, ať nekupuje, a\u00a0bude to rozumné rozhodnutí.|Nekoupit je naprosto rozumné rozhodnutí.} {Celé znění mají [obchodní podmínky](%terms%).|Podrobnosti uvádějí [obchodní podmínky](%terms%).}',
      ],
    },
    {
      headings: [
        'Riziko, které zůstává',
        'Háček, o\u00a0kterém má vědět každý',
        'Co vám nikdo slíbit nemůže',
      ],
      blocks: [
        '{Ani sebelepší obchod neodstraní jednu věc: sítě nákup čísel zakazují.|Jedno riziko nezmizí ani u\u00a0opatrného zákazníka: zákaz v\u00a0pravidlech sítě.} {Mohou je kdykoli odebrat, snížit viditelnost profilu nebo ho zablokovat.|Síť může počet snížit, příspěvky méně ukazovat, případně účet uzavřít.} {Dodaná čísla navíc nemusejí patřit skutečným aktivním lidem.|K\u00a0tomu patří i\u00a0to, že dodané účty nemusí používat nikdo skutečný.}',
        '{Prodejce, který tvrdí něco jiného, neříká pravdu.|Opačné sliby jsou důvod odejít jinam.} {Jestli je pro vás profil důležitý, přečtěte si před objednávkou [podmínky](%terms%) a\u00a0pravidla své sítě.|Je\u2011li na profilu závislá vaše práce, projděte si nejdřív [podmínky](%terms%).} {Rozhodnutí je pak opravdu vaše.|Teprve pak se rozhodujte.}',
      ],
    },
    {
      headings: [
        'Co od nás neuslyšíte',
        'Bez slibů, které se nedají dodržet',
        'Kde končí to, co prodáváme',
      ],
      blocks: [
        '{Neuslyšíte od nás, že je nákup čísel v\u00a0pořádku pro každého.|Neřekneme vám, že se nemůže nic stát.} {Dodané počty nemusí pocházet od skutečných aktivních uživatelů, a\u00a0pravidla sítí nákup zakazují.|Pravidla sítí ho zakazují a\u00a0za dodaným počtem nemusí být skuteční aktivní uživatelé.} {Neslibujeme ani dosah, ani prodeje.|Dosah ani prodeje v\u00a0balíčku nejsou.}',
        '{Slibujeme počet, dobu a\u00a0garanci, protože jen to máme v\u00a0ruce.|Odpovídáme za počet, jeho dodání a\u00a0doplnění v\u00a0době garance.} {Kde přesně ta hranice vede, popisují [obchodní podmínky](%terms%).|Hranici kreslí [obchodní podmínky](%terms%).} {Stojí za deset minut čtení.|Přečtěte si je dřív, než zaplatíte.}',
      ],
    },
  ],
  closing: [
    {
      headings: ['Rozhodnutí na jeden papír', 'Než se rozhodnete', 'Kontrolní seznam'],
      blocks: [
        '{Odpovězte si na čtyři otázky, nejlépe písemně.|Vezměte si papír a\u00a0odpovězte na čtyři otázky.}',
        '- {Co se změní, když číslo poroste?|Co od vyššího čísla čekám?}\n- {Co se stane, když síť počet odebere?|Unesu, když číslo zase zmizí?}\n- {Dívá se na profil někdo, koho by číslo klamalo?|Neoklamu tím někoho, kdo se podle čísla rozhoduje?}\n- {Je vyzkoušené i\u00a0to, co nestojí nic?|Předcházelo tomu to, co je zdarma?}',
        '{Když vám dvě odpovědi nesedí, počkejte měsíc.|Při pochybnosti odložte nákup o\u00a0měsíc.} {Pokud sedí všechny, [ceník](%priceList%) vám neuteče.|Když jsou odpovědi jasné, najdete balíčky v\u00a0[ceníku](%priceList%).} {A\u00a0máte\u2011li otázku, kterou jsme nezodpověděli, napište nám.|Otázku, která tu chybí, nám klidně pošlete.}',
      ],
    },
    {
      headings: ['Co udělat jako první', 'Další krok', 'Kde začít ještě dnes'],
      blocks: [
        '1. {Podívejte se na svůj profil očima cizího člověka.|Otevřete si profil v\u00a0anonymním okně.}\n2. {Zapište si dnešní čísla, ať je máte s\u00a0čím porovnat.|Poznamenejte si, z\u00a0jakých čísel vycházíte.}\n3. {Vyberte jednu věc z\u00a0tohoto článku a\u00a0vydržte u\u00a0ní měsíc.|Z\u00a0článku si vezměte jediný krok a\u00a0držte se ho měsíc.}',
        '{Teprve potom se rozhodujte, jestli má smysl něco kupovat.|Až pak přijde na řadu otázka, zda kupovat.} {Pokud ano, projděte si [časté dotazy](%faq%), ušetří vám psaní.|V\u00a0tom případě začněte [častými dotazy](%faq%).} {Pokud ne, ušetřili jste.|Pokud ne, je to také výsledek.} {V\u00a0obou případech budete vědět, proč.|Tak či tak nebudete jednat naslepo.}',
      ],
    },
    {
      headings: ['Stručně na závěr čtení', 'Tři věty k\u00a0zapamatování', 'Co si odnést'],
      blocks: [
        '- {Počet je dojem, zájem je něco jiného.|Číslo dělá dojem, zájem dělá obsah.}\n- {Sítě nákup zakazují a\u00a0riziko nese profil.|Riziko nákupu nese majitel profilu.}\n- {Co se nedá změřit před nákupem, nezměří se ani po něm.|Kdo si výsledky nepíše, nepozná, co mu pomohlo.}',
        '{Jestli i\u00a0po přečtení chcete nakoupit, začněte malým balíčkem a\u00a0sledujte, co se stane.|Rozhodnete\u2011li se pro nákup, zvolte ten nejmenší balíček, který dává smysl.} {Postup je popsaný na stránce [jak to funguje](%howItWorks%).|Jak objednávka běží, ukazuje stránka [jak to funguje](%howItWorks%).} {A\u00a0pokud nechcete, nic se neděje: většina věcí v\u00a0tomto článku je zdarma.|Jestli raději ne, skoro všechno ostatní z\u00a0článku zvládnete bez peněz.}',
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
    '{U\u00a0balíčku je cena vidět dřív, než se vyplní první políčko.|Cenu i\u00a0počet ukazuje ceník předem, bez registrace.|Kolik co stojí, je vidět rovnou, bez přihlášení a\u00a0bez ptaní.}',
    '{K\u00a0objednávce stačí veřejné jméno profilu, heslo obchod nechce.|Heslo se nezadává; stačí odkaz nebo jméno profilu.|Obchod si vystačí s\u00a0veřejným jménem profilu a\u00a0o\u00a0heslo nežádá.}',
    '{Za zmínku stojí, že stránka sama upozorňuje na zákaz v\u00a0pravidlech sítí.|Neobvyklé je, že obchod před objednávkou připomíná pravidla sítí, která nákup zakazují.|Před tlačítkem je napsáno i\u00a0to, že sítě nákup zakazují.}',
    '{Délka garance je uvedená u\u00a0každého balíčku.|Garance doplnění má u\u00a0balíčku napsanou délku i\u00a0podmínky.|Podmínky garance jsou napsané srozumitelně a\u00a0u\u00a0každého balíčku.}',
    '{Průběh je vidět na soukromé stránce objednávky.|Stav objednávky ukazuje soukromá stránka, na kterou vede odkaz z\u00a0e\u2011mailu.|Objednávka má vlastní stránku se stavem a\u00a0fakturou.}',
    '{Do začátku dodání se dá objednávka zrušit tlačítkem.|Dokud dodání nezačne, jde objednávka zrušit jedním stisknutím.|Zrušení před začátkem dodání nevyžaduje psaní ani volání.}',
    '{Obchod neslibuje zákazníky ani dosah, jen počet a\u00a0jeho doplnění.|Za slib se tu dává počet a\u00a0garance, ne zájem publika.|Popis služby rozlišuje mezi počtem a\u00a0skutečným zájmem lidí.}',
    '{Balíčky na %counted% %on% jsou přehledné a\u00a0dá se v\u00a0nich vybírat podle ceny za kus.|Balíčky na %counted% %on% jdou porovnat podle ceny za kus.|V\u00a0ceníku se dají balíčky na %counted% %on% srovnat vedle sebe.}',
  ],
  signatures: [
    'Souhrn z\u00a0ceníku',
    'Program obchodu',
    'Automatický souhrn',
    'Text bez autora',
    'Výtah z\u00a0webu',
  ],
};
