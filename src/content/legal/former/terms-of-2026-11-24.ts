import type { PerLocale } from '#domain/locale.ts';
import type { FormerText } from '#content/legal/former-text.ts';

/** The terms as orders of this version hold them; nothing here changes any more. */
export const termsOf20261124: PerLocale<FormerText> = {
  cs: {
    title: 'Obchodní podmínky',
    version: '2026-11-24',
    effective:
      'Podmínky poprvé nabyly účinnosti 1.\u00a0listopadu\u00a02025. Toto je znění 2026-11-24, účinné od 24.\u00a0listopadu\u00a02026.',
    sections: [
      {
        id: 'operator',
        heading: '1. Kdo jsme',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Obchod {brand} na adresách {origins.cs} (česky) a\u00a0{origins.en} (anglicky) provozuje česká společnost s\u00a0ručením omezeným (dále „my“):',
          },
          {
            kind: 'list',
            items: [
              'Název: {operator.name}',
              'IČO: {operator.companyId}',
              'DIČ: {operator.vatId}',
              'Sídlo: {operator.address}',
              'Zápis v\u00a0rejstříku: {operator.register}',
              'E-mail: {supportMail}',
              'Telefon: {operator.phone}',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Tyto podmínky platí pro každou objednávku v\u00a0našem obchodě a\u00a0jsou součástí smlouvy, kterou s\u00a0vámi uzavíráme. Spotřebitel je člověk, který nakupuje mimo své podnikání a\u00a0mimo samostatný výkon svého povolání. Ostatní zákazníci jsou podnikatelé a\u00a0platí pro ně i\u00a0oddíl\u00a013.',
          },
        ],
      },
      {
        id: 'services',
        heading: '2. Co prodáváme a\u00a0co neslibujeme',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Prodáváme službu: zvýšíme počet sledujících, odběratelů, lajků nebo zhlédnutí u\u00a0veřejného profilu, příspěvku nebo videa, které v\u00a0objednávce uvedete. Množství, případný bonus, cenu, dobu dodání a\u00a0délku garance najdete u\u00a0každého balíčku a\u00a0v\u00a0souhrnu objednávky.',
          },
          {
            kind: 'paragraph',
            text: 'Dodané metriky nemusí pocházet od skutečných aktivních uživatelů. Neslibujeme proto, že:',
          },
          {
            kind: 'list',
            items: [
              'dodané účty budou váš obsah sledovat, komentovat nebo u\u00a0vás nakupovat;',
              'se zvýší dosah, prodej nebo příjmy z\u00a0reklamy ani že splníte podmínky programů pro tvůrce;',
              'dodaný počet zůstane natrvalo; platformy účty a\u00a0interakce průběžně kontrolují a\u00a0odebírají.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Pravidla Instagramu, TikToku, YouTube i\u00a0Facebooku nákup sledujících, lajků a\u00a0dalších interakcí zakazují. Platforma může dodané metriky odebrat, omezit dosah obsahu, odebrat výdělek z\u00a0něj i\u00a0účet dočasně či trvale zablokovat. S\u00a0platformami nejsme nijak spojeni a\u00a0jejich rozhodnutí nemůžeme ovlivnit. Objednejte jen tehdy, když toto riziko přijímáte.',
          },
          {
            kind: 'paragraph',
            text: 'Dodané metriky nepoužívejte k\u00a0tomu, abyste zákazníkům nebo obchodním partnerům dokládali oblibu či vliv, který nemáte. V\u00a0řadě zemí, včetně států Evropské unie a\u00a0USA, to může být zakázaná klamavá praktika.',
          },
        ],
      },
      {
        id: 'order',
        heading: '3. Objednávka a\u00a0uzavření smlouvy',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Objednávka má tyto kroky:',
          },
          {
            kind: 'list',
            items: [
              'vyberete balíčky, jejich počet a\u00a0u\u00a0každého uvedete profil, příspěvek nebo video;',
              'vyplníte své údaje, jako spotřebitel zvolíte, kdy máme začít, a\u00a0zkontrolujete souhrn s\u00a0celkovou cenou;',
              'odešlete objednávku tlačítkem „Objednávka zavazující k\u00a0platbě“;',
              'zaplatíte na stránce platební brány.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Až do odeslání můžete vše měnit: balíčky upravíte i\u00a0odeberete v\u00a0košíku a\u00a0ze souhrnu se do něj můžete vrátit. Chybu, které si všimnete později, nám co nejdřív napište; dokud jsme nezačali plnit, opravíme ji zdarma.',
          },
          {
            kind: 'paragraph',
            text: 'Odesláním objednávky nám navrhujete uzavření smlouvy. Smlouva je uzavřena, jakmile je platba potvrzena a\u00a0my vám e-mailem potvrdíme přijetí objednávky. Objednávka, která není zaplacena zhruba do 24\u00a0hodin, propadá a\u00a0nikoho k\u00a0ničemu nezavazuje.',
          },
          {
            kind: 'paragraph',
            text: 'Smlouvu lze uzavřít česky ({origins.cs}) nebo anglicky ({origins.en}); rozhodující je jazyk, ve kterém jste objednali. Smlouvu uchováváme v\u00a0elektronické podobě. Její obsah a\u00a0znění těchto podmínek dostanete e-mailem s\u00a0potvrzením; v\u00a0jakém je objednávka stavu, najdete na její stránce, na kterou vede odkaz z\u00a0tohoto e-mailu. Kopii vám na požádání zašleme i\u00a0později: {supportMail}.',
          },
          {
            kind: 'paragraph',
            text: 'Dokud jsme nezačali plnit, můžete objednávku zrušit sami na stránce objednávky; zaplacenou cenu vrátíme celou.',
          },
        ],
      },
      {
        id: 'price',
        heading: '4. Cena, slevy a\u00a0platba',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Ceny jsou konečné, zahrnují všechny daně a\u00a0poplatky a\u00a0platí v\u00a0okamžiku odeslání objednávky. Účtujeme v\u00a0českých korunách (Kč, CZK), a\u00a0to i\u00a0v\u00a0anglické verzi obchodu; částky v\u00a0eurech jsou tam jen orientační. Za platbu si nic nepřipočítáváme; banka vám může účtovat převod měny.',
          },
          {
            kind: 'paragraph',
            text: 'Množstevní slevu odečteme z\u00a0celé objednávky podle počtu balíčků v\u00a0košíku, i\u00a0z\u00a0různých platforem: 2\u00a0balíčky 10\u00a0%, 3\u00a0balíčky 15\u00a0%, 4\u00a0a\u00a0více balíčků 20\u00a0%. Slevy se nesčítají. Zadáte-li slevový kód, použijeme tu ze slev, která je pro vás výhodnější, a\u00a0souhrn uvede která.',
          },
          {
            kind: 'paragraph',
            text: 'Platíte předem na zabezpečené stránce platební brány: kartou, Apple Pay nebo Google Pay, popřípadě přes PayPal, pokud ho brána nabídne. Platbu zpracovává její poskytovatel; číslo karty ani přihlašovací údaje k\u00a0nám neprocházejí. Nezbude-li po slevě nic k\u00a0úhradě, na platební bránu nejdete a\u00a0nic neplatíte; za potvrzení platby se pak považuje přijetí objednávky a\u00a0fakturu nevystavujeme.',
          },
          {
            kind: 'paragraph',
            text: 'Po zaplacení vám pošleme e-mailem elektronickou fakturu. Odesláním objednávky s\u00a0elektronickou fakturou souhlasíte. Nakupujete-li na firmu, vyplňte fakturační údaje v\u00a0objednávce.',
          },
        ],
      },
      {
        id: 'delivery',
        heading: '5. Kdy začneme a\u00a0kdy bude hotovo',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Plnit začínáme obvykle do 24, nejpozději do 48\u00a0hodin od potvrzení platby. Spotřebitel v\u00a0objednávce zvolí, zda máme začít takto, na jeho výslovnou žádost (oddíl\u00a07), nebo až po uplynutí 14denní lhůty pro odstoupení. Zvolí-li pozdější začátek, může o\u00a0dřívější požádat na stránce objednávky, dokud jsme nezačali; lhůty z\u00a0první věty se pak počítají od této žádosti, došla-li po potvrzení platby.',
          },
          {
            kind: 'paragraph',
            text: 'Dodání trvá 3–7\u00a0dní: celé množství dodáme nejpozději do 7\u00a0dnů od zahájení, není-li u\u00a0balíčku nebo v\u00a0souhrnu objednávky uvedena jiná doba. Dodáváme postupně. Plnění je dokončeno, když veřejně zobrazený počet vzroste proti stavu před zahájením o\u00a0objednané množství včetně bonusu; stav před zahájením si zaznamenáme. O\u00a0dokončení vás informujeme e-mailem.',
          },
          {
            kind: 'paragraph',
            text: 'Do doby dodání se nepočítá čas, po který plnit nemůžeme pro překážku na vaší straně podle oddílu\u00a06. Dáme vám o\u00a0ní vědět e-mailem.',
          },
          {
            kind: 'paragraph',
            text: 'Nezačneme-li nebo neskončíme-li včas, napište nám. Po marném uplynutí přiměřené dodatečné lhůty můžete od smlouvy odstoupit a\u00a0cenu za nedodanou část vrátíme.',
          },
        ],
      },
      {
        id: 'customer',
        heading: '6. Co potřebujeme od vás',
        blocks: [
          {
            kind: 'list',
            items: [
              'Uveďte správný veřejný odkaz nebo jméno. U\u00a0sledujících a\u00a0odběratelů profil nebo kanál, u\u00a0lajků a\u00a0zhlédnutí konkrétní příspěvek nebo video; uvedete-li u\u00a0nich jen profil, zeptáme se, ke kterému příspěvku nebo videu, a\u00a0s\u00a0dodáním počkáme na odpověď.',
              'Profil, příspěvek i\u00a0video nechte po celou dobu dodání veřejné, neměňte uživatelské jméno a\u00a0obsah nemažte ani neomezujte podle věku či země. Po dodání už to není vaše povinnost, jen podmínka garance: co je skryté, omezené nebo přejmenované, po tu dobu doplnit nemůžeme (oddíl\u00a08).',
              'Zobrazovaný počet neskrývejte, jinak nelze dodání ověřit.',
              'Na stejný profil, příspěvek nebo video neobjednávejte po dobu dodání tutéž službu jinde; nelze pak poznat, kdo co dodal.',
              'Objednávejte jen pro profil, který je váš nebo jehož správce s\u00a0objednávkou souhlasí.',
              'Obsah nesmí být protiprávní; objednávku k\u00a0protiprávnímu obsahu odmítneme a\u00a0peníze vrátíme.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Brání-li plnění překážka na vaší straně, plnění pozastavíme a\u00a0napíšeme vám. Odkaz můžete opravit odpovědí na náš e-mail nebo na {supportMail}. Nenapravíte-li překážku do 14\u00a0dnů od naší výzvy, můžeme plnění ukončit a\u00a0vrátíme cenu za nedodanou část.',
          },
          {
            kind: 'paragraph',
            text: 'Nikdy po vás nebudeme chtít heslo ani přihlašovací kód. Nikomu je nesdělujte.',
          },
        ],
      },
      {
        id: 'withdrawal',
        heading: '7. Odstoupení od smlouvy spotřebitelem',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Jste-li spotřebitel, můžete od smlouvy odstoupit bez udání důvodu do 14\u00a0dnů ode dne jejího uzavření. Odstoupit lze i\u00a0jen od některých balíčků objednávky.',
          },
          {
            kind: 'paragraph',
            text: 'Abychom začali dříve, potřebujeme vaši výslovnou žádost. Dáte nám ji v\u00a0objednávce volbou, u\u00a0které stojí: „Výslovně žádám, aby plnění začalo před uplynutím 14denní lhůty pro odstoupení. Beru na vědomí, že úplným splněním služby právo odstoupit zaniká a\u00a0že při dřívějším odstoupení uhradím poměrnou část ceny.“ Žádná z\u00a0možností není předem vybraná; zvolíte-li druhou, začneme plnit až po uplynutí lhůty. Stejnými slovy o\u00a0dřívější začátek můžete požádat i\u00a0později na stránce objednávky, dokud jsme nezačali.',
          },
          {
            kind: 'paragraph',
            text: 'Podle toho, kdy odstoupíte, platí:',
          },
          {
            kind: 'list',
            items: [
              'před zahájením plnění vrátíme celou cenu;',
              'po zahájení, ke kterému došlo na vaši výslovnou žádost, plnění zastavíme a\u00a0náleží nám poměrná část ceny po slevě, a\u00a0to podle množství dodaného do odstoupení a\u00a0množství, které jsme měli dodat celkem; zbytek vrátíme;',
              'jakmile jsme na vaši výslovnou žádost službu zcela splnili, právo na odstoupení zaniká a\u00a0nákup je konečný. Práva z\u00a0vadného plnění a\u00a0z\u00a0garance vám zůstávají.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Odstoupit můžete na stránce {origins.cs}/odstoupeni, kam vede odkaz „Odstoupit od smlouvy“ z\u00a0patičky každé stránky, ze stránky objednávky i\u00a0z\u00a0e-mailu s\u00a0jejím potvrzením. Funguje bez přihlášení: vyplníte jméno, číslo objednávky a\u00a0e-mail a\u00a0odešlete tlačítkem „Potvrdit odstoupení od smlouvy“. Potvrzení s\u00a0obsahem, datem a\u00a0časem vašeho odstoupení vám přijde e-mailem bez zbytečného odkladu.',
          },
          {
            kind: 'paragraph',
            text: 'Stačí ale jakékoli jednoznačné oznámení, například e-mail na {supportMail} s\u00a0číslem objednávky. Můžete použít i\u00a0formulář níže, není to však povinné. Lhůta je zachována, odešlete-li oznámení před jejím uplynutím; připadne-li její konec na sobotu, neděli nebo svátek, je posledním dnem nejbližší příští pracovní den.',
          },
          {
            kind: 'paragraph',
            text: 'Peníze vrátíme bez zbytečného odkladu, nejpozději do 14\u00a0dnů od odstoupení, stejným způsobem, jakým jsme je přijali, pokud se s\u00a0vámi nedohodneme jinak. Vrácení peněz vás nic nestojí.',
          },
          {
            kind: 'form',
            title: 'Vzorový formulář pro odstoupení od smlouvy',
            lines: [
              '(Vyplňte tento formulář a\u00a0pošlete jej zpět pouze v\u00a0případě, že chcete odstoupit od smlouvy.)',
              'Adresát: {operator.name}, {operator.address}, {supportMail}',
              'Oznamuji/oznamujeme (*), že tímto odstupuji/odstupujeme (*) od smlouvy o\u00a0poskytnutí těchto služeb (*):',
              'Datum objednání (*)/datum obdržení (*):',
              'Číslo objednávky (nepovinné):',
              'Jméno a\u00a0příjmení spotřebitele/spotřebitelů:',
              'Adresa spotřebitele/spotřebitelů:',
              'Podpis spotřebitele/spotřebitelů (pouze pokud je tento formulář zasílán v\u00a0listinné podobě):',
              'Datum:',
              '(*) Nehodící se škrtněte nebo údaje doplňte.',
            ],
          },
        ],
      },
      {
        id: 'guarantee',
        heading: '8. Garance doplnění',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Na dodané množství dáváme garanci v\u00a0délce uvedené u\u00a0balíčku, tedy 30\u00a0až 180\u00a0dní od dokončení plnění. Klesne-li během ní zobrazený počet pod stav před zahájením zvýšený o\u00a0dodané množství, rozdíl zdarma doplníme, nejvýše do dodaného množství. Doplnění zahájíme, jakmile úbytek zjistíme sami nebo nám o\u00a0něm napíšete.',
          },
          {
            kind: 'paragraph',
            text: 'Doplňovat nemůžeme u\u00a0profilu, příspěvku nebo videa, které byly přejmenovány, skryty, omezeny, smazány nebo zablokovány, a\u00a0to po dobu, kdy tento stav trvá. Napíšete-li nám nové jméno nebo odkaz, garance pokračuje do konce své délky.',
          },
          {
            kind: 'paragraph',
            text: 'Garanci uplatníte e-mailem na {supportMail} s\u00a0číslem objednávky. Pokud se doplnění nepodaří v\u00a0přiměřené době, vrátíme cenu odpovídající chybějící části. Garance je naším dobrovolným závazkem; vaše zákonná práva z\u00a0vadného plnění neomezuje.',
          },
        ],
      },
      {
        id: 'complaints',
        heading: '9. Vady a\u00a0reklamace',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Odpovídáme za to, že služba odpovídá smlouvě: že dodáme objednané množství v\u00a0dohodnuté době na uvedený profil, příspěvek nebo video. Má-li plnění vadu, máte právo na její odstranění, zejména dodáním chybějící části; nelze-li ji odstranit nebo neodstraníme-li ji v\u00a0přiměřené době, na přiměřenou slevu z\u00a0ceny, a\u00a0je-li vada podstatným porušením smlouvy, můžete od smlouvy odstoupit.',
          },
          {
            kind: 'paragraph',
            text: 'Reklamovat můžete e-mailem na {supportMail}, kontaktním formulářem (oddíl\u00a011) nebo v\u00a0sídle: {operator.address}. Uveďte číslo objednávky, v\u00a0čem je vada a\u00a0co požadujete. O\u00a0přijetí reklamace vám vydáme písemné potvrzení s\u00a0datem, obsahem a\u00a0požadovaným způsobem vyřízení. Po vyřízení dostanete potvrzení o\u00a0jeho datu a\u00a0způsobu, při zamítnutí písemné odůvodnění.',
          },
          {
            kind: 'paragraph',
            text: 'Každou reklamaci posuzujeme jednotlivě. Reklamaci spotřebitele vyřídíme a\u00a0informujeme ho o\u00a0tom nejpozději do 30\u00a0dnů ode dne uplatnění, nedohodneme-li se na delší lhůtě. Po marném uplynutí lhůty může spotřebitel od smlouvy odstoupit nebo žádat přiměřenou slevu.',
          },
          {
            kind: 'paragraph',
            text: 'Napíšete-li nám do 7\u00a0dnů od dokončení plnění, že dodané množství neodpovídá objednávce, a\u00a0je to tak, můžete si bez dalšího vybrat mezi bezplatným doplněním a\u00a0vrácením ceny za chybějící část. Tato lhůta nic nezkracuje: i\u00a0po ní máte zákonná práva a\u00a0garanci podle oddílu\u00a08.',
          },
          {
            kind: 'paragraph',
            text: 'Je-li reklamace oprávněná, nahradíme vám účelně vynaložené náklady na její uplatnění.',
          },
        ],
      },
      {
        id: 'disputes',
        heading: '10. Mimosoudní řešení sporů a\u00a0dozor',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Nedohodneme-li se, může spotřebitel navrhnout mimosoudní řešení sporu České obchodní inspekci (ČOI), https://coi.gov.cz/informace-o-adr. Spotřebitel z\u00a0jiného státu EU se může obrátit také na Evropské spotřebitelské centrum ve své zemi.',
          },
          {
            kind: 'paragraph',
            text: 'Na dodržování předpisů o\u00a0ochraně spotřebitele dohlíží Česká obchodní inspekce, na živnostenské podnikání příslušný živnostenský úřad a\u00a0na ochranu osobních údajů Úřad pro ochranu osobních údajů.',
          },
        ],
      },
      {
        id: 'support',
        heading: '11. Podpora',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Podporu poskytujeme jen česky a\u00a0anglicky, a\u00a0to přes kontaktní formulář na úvodní stránce ({origins.cs}/#kontakt, anglicky {origins.en}/#kontakt) a\u00a0pod častými dotazy, v\u00a0chatu, na který vede tlačítko na webu, a\u00a0na e-mailu {supportMail}. Telefon {operator.phone} je určen pro případ, že písemně to nejde.',
          },
        ],
      },
      {
        id: 'data',
        heading: '12. Osobní údaje a\u00a0uchování',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Osobní údaje zpracováváme podle zásad ochrany soukromí, které najdete na {origins.cs}/ochrana-soukromi. Objednávky a\u00a0faktury uchováváme 10\u00a0let, jak vyžadují daňové předpisy, zprávy od vás a\u00a0historii na stránce objednávky 2\u00a0roky a\u00a0nezaplacené objednávky 30\u00a0dní.',
          },
          {
            kind: 'paragraph',
            text: 'Název profilu nebo odkaz předáváme tomu, kdo objednávku technicky plní. Vaše jméno, e-mail ani telefon k\u00a0tomu nepotřebuje a\u00a0nedostává je.',
          },
        ],
      },
      {
        id: 'business',
        heading: '13. Nákup podnikatele',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Nakupujete-li jako podnikatel, zejména s\u00a0IČO, nevztahují se na vás oddíly\u00a07\u00a0a\u00a010 ani práva, která zákon dává jen spotřebiteli. Plnit začínáme ve lhůtách první věty oddílu\u00a05, bez čekání na lhůtu pro odstoupení, a\u00a0po zahájení je nákup konečný; garance podle oddílu\u00a08 vám náleží.',
          },
          {
            kind: 'paragraph',
            text: 'Vadu nám oznamte bez zbytečného odkladu, nejpozději do 7\u00a0dnů poté, co jste ji mohli zjistit. Povinnost k\u00a0náhradě škody je vůči podnikateli omezena zaplacenou cenou dotčené objednávky; to neplatí pro škodu způsobenou úmyslně nebo z\u00a0hrubé nedbalosti a\u00a0pro újmu na přirozených právech člověka.',
          },
          {
            kind: 'paragraph',
            text: 'Spory s\u00a0podnikateli rozhodují české soudy podle našeho sídla.',
          },
        ],
      },
      {
        id: 'abuse',
        heading: '14. Nahlášení zneužití',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Objednal-li někdo naši službu pro váš profil bez vašeho souhlasu, nebo míří-li objednávka k\u00a0poškození jiného, napište na {supportMail} a\u00a0do předmětu uveďte „Zneužití“ a\u00a0odkaz na profil. Plnění po ověření zastavíme. Zákazník, jehož objednávku takto ukončíme, dostane zpět cenu za nedodanou část.',
          },
        ],
      },
      {
        id: 'closing',
        heading: '15. Závěrem',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Smlouva se řídí českým právem, zejména občanským zákoníkem (zákon č.\u00a089/2012\u00a0Sb.) a\u00a0zákonem o\u00a0ochraně spotřebitele (zákon č.\u00a0634/1992\u00a0Sb.). Spotřebiteli z\u00a0jiného státu zůstává ochrana, kterou mu dávají ustanovení jeho práva, od nichž se nelze smluvně odchýlit.',
          },
          {
            kind: 'paragraph',
            text: 'Pro objednávku platí znění podmínek účinné v\u00a0okamžiku jejího odeslání; dostanete ho e-mailem a\u00a0všechna starší znění zůstávají na {origins.cs}/obchodni-podminky#versions. Je-li některé ustanovení neplatné, ostatní platí dál.',
          },
          {
            kind: 'paragraph',
            text: 'Podmínky poprvé nabyly účinnosti 1.\u00a0listopadu\u00a02025. Toto je znění 2026-11-24, účinné od 24.\u00a0listopadu\u00a02026.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'Terms and conditions',
    version: '2026-11-24',
    effective:
      'Our terms first took effect on 1 November 2025. This is version 2026-11-24, effective from 24 November 2026.',
    sections: [
      {
        id: 'operator',
        heading: '1. Who we are',
        blocks: [
          {
            kind: 'paragraph',
            text: 'The {brand} shop at {origins.en} (in English) and {origins.cs} (in Czech) is operated by a Czech limited company (“we”):',
          },
          {
            kind: 'list',
            items: [
              'Name: {operator.name}',
              'Company ID (IČO): {operator.companyId}',
              'VAT ID (DIČ): {operator.vatId}',
              'Registered office: {operator.address}',
              'Register entry: {operator.register}',
              'Email: {supportMail}',
              'Phone: {operator.phone}',
            ],
          },
          {
            kind: 'paragraph',
            text: 'These terms apply to every order placed in our shop and form part of the contract we make with you. A consumer is a person who buys outside their trade or business and outside the independent exercise of their profession. Every other customer is a business customer, to whom section 13 applies as well.',
          },
        ],
      },
      {
        id: 'services',
        heading: '2. What we sell and what we do not promise',
        blocks: [
          {
            kind: 'paragraph',
            text: 'We sell a service: we raise the number of followers, subscribers, likes or views of the public profile, post or video that you name in the order. The quantity, any bonus, the price, the delivery time and the length of the guarantee are stated with each package and in the order summary.',
          },
          {
            kind: 'paragraph',
            text: 'Delivered metrics may not come from real, active users. We therefore do not promise that:',
          },
          {
            kind: 'list',
            items: [
              'the delivered accounts will watch your content, comment on it or buy from you;',
              'your reach, sales or advertising income will rise, or that you will qualify for a creator programme;',
              'the delivered number will last for ever; platforms keep checking and removing accounts and engagement.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'The rules of Instagram, TikTok, YouTube and Facebook all forbid buying followers and other engagement. The platform may remove the delivered metrics, limit the reach of your content, withhold what it earns, or suspend the account for a time or for good. We have no connection with the platforms and cannot influence their decisions. Order only if you accept that risk.',
          },
          {
            kind: 'paragraph',
            text: 'Do not use delivered metrics to show customers or business partners a popularity or influence that you do not have. In many countries, including European Union member states and the USA, this may be a prohibited misleading practice.',
          },
        ],
      },
      {
        id: 'order',
        heading: '3. Placing an order and concluding the contract',
        blocks: [
          {
            kind: 'paragraph',
            text: 'You order in these steps:',
          },
          {
            kind: 'list',
            items: [
              'you choose packages and quantities and name the profile, post or video for each;',
              'you enter your details, choose (as a consumer) when we are to start, and check the summary with the total price;',
              'you send the order with the button “Order with obligation to pay”;',
              'you pay on the payment provider’s page.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Until you send the order, you can change everything: you can edit and remove packages in the cart, and return to it from the summary. If you notice a mistake later, write to us as soon as you can; as long as we have not started, we correct it free of charge.',
          },
          {
            kind: 'paragraph',
            text: 'By sending the order you offer to conclude a contract. The contract is concluded once the payment is confirmed and we confirm by email that we have accepted the order. An order that is not paid within roughly 24 hours lapses, and neither side owes anything.',
          },
          {
            kind: 'paragraph',
            text: 'The contract can be concluded in Czech ({origins.cs}) or in English ({origins.en}); the language you ordered in prevails. We keep the contract in electronic form. Its content and the wording of these terms are sent to you with the confirmation email; the state of the order is on the order page linked from that email. We will also send a copy later on request: {supportMail}.',
          },
          {
            kind: 'paragraph',
            text: 'As long as we have not started, you can cancel the order yourself on the order page; we then refund the full price paid.',
          },
        ],
      },
      {
        id: 'price',
        heading: '4. Price, discounts and payment',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Prices are final, include all taxes and fees, and apply as they stand when you send the order. We charge in Czech crowns (CZK) in both editions of the shop; euro figures are approximate only. We add nothing for payment; your bank may charge for currency conversion.',
          },
          {
            kind: 'paragraph',
            text: 'The volume discount is taken off the whole order according to the number of packages in the cart, across platforms: 2 packages 10%, 3 packages 15%, 4 or more packages 20%. Discounts cannot be combined. If you enter a discount code, the discount that is better for you applies, and the summary says which.',
          },
          {
            kind: 'paragraph',
            text: 'You pay in advance on the payment provider’s secure page: by card, Apple Pay or Google Pay, or through PayPal where the provider offers it. The provider handles the payment; card numbers and login details never pass through us. If nothing is left to pay after the discount, there is no payment page and you pay nothing; our acceptance of the order then counts as the confirmed payment, and no invoice is issued.',
          },
          {
            kind: 'paragraph',
            text: 'After payment we send you an electronic invoice by email. By sending the order you agree to electronic invoicing. If you are buying for a company, fill in the invoice details in the order.',
          },
        ],
      },
      {
        id: 'delivery',
        heading: '5. When we start and when it is done',
        blocks: [
          {
            kind: 'paragraph',
            text: 'We usually start within 24 hours of confirmed payment, and within 48 hours of it at the latest. A consumer chooses in the order whether we start like this, at the consumer’s express request (section 7), or only once the 14-day withdrawal period is over. A consumer who has chosen the later start may ask for the earlier one on the order page as long as we have not started; the periods in the first sentence then run from that request if it comes after the payment was confirmed.',
          },
          {
            kind: 'paragraph',
            text: 'The full quantity is usually delivered 3–7 days after the start, and within 7 days of it at the latest, unless the package or the order summary states another time. Delivery is gradual. It is complete when the publicly shown count has risen by the ordered quantity, including any bonus, above its level before the start, which we record. We tell you by email when delivery is complete.',
          },
          {
            kind: 'paragraph',
            text: 'Time during which an obstacle on your side under section 6 keeps us from delivering does not count. We tell you about it by email.',
          },
          {
            kind: 'paragraph',
            text: 'If we do not start or finish on time, write to us. Should a reasonable additional period pass without result, you may withdraw from the contract and we refund the price of the undelivered part.',
          },
        ],
      },
      {
        id: 'customer',
        heading: '6. What we need from you',
        blocks: [
          {
            kind: 'list',
            items: [
              'Give a correct public link or name: a profile or channel for followers and subscribers, a particular post or video for likes and views. If you give only a profile for the latter, we will ask which post or video, and delivery waits for your answer.',
              'Keep the profile, post or video public throughout delivery, do not change the username, and do not delete the content or restrict it by age or country. After delivery this is no longer your duty but a condition of the guarantee: while something is hidden, restricted or renamed, we cannot refill it (section 8).',
              'Do not hide the displayed count; delivery cannot be checked without it.',
              'During delivery, do not order the same service for the same profile, post or video elsewhere; otherwise nobody can tell who delivered what.',
              'Order only for a profile that is yours or whose owner has agreed to the order.',
              'The content must be lawful. We refuse an order that breaks this rule and return the money.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'If an obstacle on your side prevents delivery, we pause delivery and write to you. You can correct the link by answering our email or writing to {supportMail}. If the obstacle is not removed within 14 days of our notice, we may end the delivery and refund the price of the undelivered part.',
          },
          {
            kind: 'paragraph',
            text: 'We will never ask you for a password or a login code. Do not give them to anyone.',
          },
        ],
      },
      {
        id: 'withdrawal',
        heading: '7. A consumer’s right of withdrawal',
        blocks: [
          {
            kind: 'paragraph',
            text: 'If you are a consumer, you may withdraw from the contract without giving a reason within 14 days of the day it was concluded. You may also withdraw from only some of the packages in the order.',
          },
          {
            kind: 'paragraph',
            text: 'To start earlier we need your express request. You make it in the order by choosing the answer that reads: “I expressly request that performance begin within the 14-day withdrawal period. I acknowledge that I lose the right of withdrawal once the service has been fully performed, and that if I withdraw earlier I pay a proportionate part of the price.” Neither answer is chosen in advance; if you choose the other one, we start once the period is over. You can also make the request later, in the same words, on the order page, as long as we have not started.',
          },
          {
            kind: 'paragraph',
            text: 'What happens depends on when you withdraw:',
          },
          {
            kind: 'list',
            items: [
              'before we start, we refund the full price;',
              'after we have started at your express request, we stop; we are owed a part of the discounted price, in the proportion of the quantity delivered up to your withdrawal to the total we were to deliver, and we refund the rest;',
              'once the service has been fully performed at your express request, the right of withdrawal ends and the purchase is final. Your rights from defects and from the guarantee remain.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'You can withdraw at {origins.en}/withdrawal. The link “Withdraw from contract here” in the footer of every page, on the order page and in the confirmation email leads there. No login is needed: you enter your name, order number and email and send them with the button “Confirm withdrawal”. We confirm the content, date and time of your withdrawal by email without undue delay.',
          },
          {
            kind: 'paragraph',
            text: 'Any other clear statement will do as well, such as an email to {supportMail} with the order number. You may use the form below, but you do not have to. The period is met if you send the statement before it ends; if it ends on a Saturday, a Sunday or a public holiday, the next working day is its last.',
          },
          {
            kind: 'paragraph',
            text: 'We refund the money without undue delay, at the latest within 14 days of your withdrawal, by the same means you paid with, unless we agree otherwise. The refund costs you nothing.',
          },
          {
            kind: 'form',
            title: 'Model withdrawal form',
            lines: [
              '(Complete and return this form only if you wish to withdraw from the contract.)',
              'To: {operator.name}, {operator.address}, {supportMail}',
              'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service (*):',
              'Ordered on (*)/received on (*):',
              'Order number (optional):',
              'Name of consumer(s):',
              'Address of consumer(s):',
              'Signature of consumer(s) (only if this form is notified on paper):',
              'Date:',
              '(*) Delete as appropriate.',
            ],
          },
        ],
      },
      {
        id: 'guarantee',
        heading: '8. Refill guarantee',
        blocks: [
          {
            kind: 'paragraph',
            text: 'The delivered quantity is guaranteed for the time stated with the package, which is 30 to 180 days from completion. If the displayed count falls in that time below its level before the start plus the delivered quantity, we make up the difference free of charge, up to the delivered quantity. We begin the refill as soon as we notice the drop ourselves or you tell us about it.',
          },
          {
            kind: 'paragraph',
            text: 'We cannot refill a profile, post or video that has been renamed, hidden, restricted, deleted or suspended, for as long as that lasts. If you send us the new name or link, the guarantee continues for the rest of its term.',
          },
          {
            kind: 'paragraph',
            text: 'To claim the guarantee, write to {supportMail} with the order number. If the refill does not succeed within a reasonable time, we refund the price of the missing part. The guarantee is our voluntary commitment; it does not limit your statutory rights from defects.',
          },
        ],
      },
      {
        id: 'complaints',
        heading: '9. Defects and complaints',
        blocks: [
          {
            kind: 'paragraph',
            text: 'We are liable for the service being as agreed: for delivering the ordered quantity in the agreed time to the named profile, post or video. If the performance is defective, you have the right to have the defect removed, in particular by delivery of what is missing; if that is impossible or does not happen within a reasonable time, to a reasonable reduction of the price; and if the defect is a fundamental breach of the contract, you may withdraw from it.',
          },
          {
            kind: 'paragraph',
            text: 'You can complain by email to {supportMail}, through the contact form (section 11) or at our registered office: {operator.address}. State the order number, the defect and what you ask for. We give you a written confirmation of the date and content of the complaint and of the remedy you ask for and, once it is settled, a confirmation of the date and manner of settlement or written reasons for a refusal.',
          },
          {
            kind: 'paragraph',
            text: 'Every complaint is judged individually. A consumer’s complaint is settled, and the consumer told so, within 30 days of the day it was made, unless we agree on a longer period. If that period passes without result, the consumer may withdraw from the contract or ask for a reasonable price reduction.',
          },
          {
            kind: 'paragraph',
            text: 'If you write to us within 7 days of completion that the delivered quantity falls short of the order, and it does, you may simply choose between a free refill and a refund of the price of the missing part. This period takes nothing away: after it you still have your statutory rights and the guarantee under section 8.',
          },
          {
            kind: 'paragraph',
            text: 'If the complaint is justified, we reimburse the costs you reasonably incurred in making it.',
          },
        ],
      },
      {
        id: 'disputes',
        heading: '10. Out-of-court dispute resolution and supervision',
        blocks: [
          {
            kind: 'paragraph',
            text: 'If we cannot agree, a consumer may propose an out-of-court settlement to the Czech Trade Inspection Authority (Česká obchodní inspekce, ČOI), https://coi.gov.cz/informace-o-adr. A consumer from another EU country may also turn to the European Consumer Centre there.',
          },
          {
            kind: 'paragraph',
            text: 'Consumer protection rules are supervised by the Czech Trade Inspection Authority, trade licensing by the competent trade licensing office, and the protection of personal data by the Office for Personal Data Protection of the Czech Republic.',
          },
        ],
      },
      {
        id: 'support',
        heading: '11. Support',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Support is provided only in Czech and English, through the contact form on the home page ({origins.en}/#kontakt, in Czech {origins.cs}/#kontakt) and below the questions and answers, by email at {supportMail} and in the WhatsApp chat that the pages link to. The phone number {operator.phone} is there for cases that cannot be handled in writing.',
          },
        ],
      },
      {
        id: 'data',
        heading: '12. Personal data and retention',
        blocks: [
          {
            kind: 'paragraph',
            text: 'We process personal data under the privacy policy at {origins.en}/ochrana-soukromi. Orders and invoices are kept for 10 years, as tax law requires, your messages and the history on the order page for 2 years, and unpaid orders for 30 days.',
          },
          {
            kind: 'paragraph',
            text: 'The profile name or link and the quantity are passed to the supplier that carries out the order. The supplier needs no name, email or phone number of yours for that, and receives none.',
          },
        ],
      },
      {
        id: 'business',
        heading: '13. Business customers',
        blocks: [
          {
            kind: 'paragraph',
            text: 'If you buy as a business, in particular with a company ID, sections 7 and 10 and the rights that the law gives to consumers only do not apply to you. We start within the times stated in section 5 without waiting for the withdrawal period, and once we have started, the purchase is final; you have the guarantee under section 8.',
          },
          {
            kind: 'paragraph',
            text: 'Notify us of a defect without undue delay, and at the latest within 7 days of when you could have discovered it. Our liability for damage towards a business customer is limited to the price paid for the order concerned; this does not apply to damage caused intentionally or by gross negligence, or to harm to a person’s natural rights.',
          },
          {
            kind: 'paragraph',
            text: 'Disputes with business customers are decided by the Czech courts of our registered office.',
          },
        ],
      },
      {
        id: 'abuse',
        heading: '14. Reporting abuse',
        blocks: [
          {
            kind: 'paragraph',
            text: 'If somebody has ordered our service for your profile without your consent, or an order is meant to harm another person, write to {supportMail} with “Abuse” in the subject and a link to the profile. Once we have checked it, we stop the delivery. We refund the price of the undelivered part to the customer whose order we end in this way.',
          },
        ],
      },
      {
        id: 'closing',
        heading: '15. Final provisions',
        blocks: [
          {
            kind: 'paragraph',
            text: 'The contract is governed by Czech law, in particular the Civil Code (Act No. 89/2012 Coll.) and the Consumer Protection Act (Act No. 634/1992 Coll.). A consumer from another country keeps the protection of those provisions of their own law that cannot be derogated from by agreement.',
          },
          {
            kind: 'paragraph',
            text: 'An order is governed by the terms in force when it was sent; you receive them by email, and all former wordings stay at {origins.en}/obchodni-podminky#versions. If a provision is invalid, the others still apply.',
          },
          {
            kind: 'paragraph',
            text: 'The terms first took effect on 1 November 2025. This is version 2026-11-24, effective from 24 November 2026.',
          },
        ],
      },
    ],
  },
};
