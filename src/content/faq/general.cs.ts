import { type FaqTexts, link } from './faq-text.ts';

type General = FaqTexts<'service' | 'delivery' | 'order' | 'money' | 'offer' | 'shop'>;

const aboutTheService = {
  'what-you-buy': {
    question: 'Co přesně si kupuji?',
    answer: [
      'Službu: u\u00a0veřejného profilu, příspěvku nebo videa, které uvedete, zvýšíme počet sledujících, odběratelů, lajků nebo zhlédnutí o\u00a0objednané množství a\u00a0případný bonus. Množství, cenu, dobu dodání i\u00a0garanci znáte předem. Růst prodeje, dosah ani zájem skutečných lidí součástí služby nejsou; přesně to popisují ',
      link('obchodní podmínky', 'terms'),
      '.',
    ],
  },
  'real-people': {
    question: 'Jsou dodaní sledující skuteční lidé?',
    answer: [
      'Spoléhat na to nemůžete. Dodané metriky nemusí pocházet od skutečných aktivních uživatelů, a\u00a0proto neslibujeme, že budou váš obsah sledovat, komentovat nebo u\u00a0vás nakupovat. Kupujete vyšší zobrazený počet, ne publikum.',
    ],
  },
  'platform-rules': {
    question: 'Dovolují to pravidla platforem? Co mi hrozí?',
    answer: [
      'Nedovolují. Pravidla Instagramu, TikToku, YouTube i\u00a0Facebooku nákup sledujících, lajků a\u00a0zhlédnutí zakazují. Platforma může dodané metriky odebrat, omezit dosah, odebrat výdělek z\u00a0obsahu i\u00a0účet dočasně či natrvalo zablokovat. Její rozhodnutí ovlivnit nemůžeme. Objednejte jen tehdy, když toto riziko přijímáte.',
    ],
  },
  'fair-use': {
    question: 'Mohu vyšší čísla ukazovat zákazníkům nebo partnerům?',
    answer: [
      'Nepoužívejte je k\u00a0tomu, abyste dokládali oblibu nebo vliv, které nemáte. V\u00a0řadě zemí, včetně států Evropské unie a\u00a0USA, to může být zakázaná klamavá praktika. Za to, jak s\u00a0čísly naložíte, odpovídáte vy.',
    ],
  },
  password: {
    question: 'Budete potřebovat heslo nebo přístup k\u00a0účtu?',
    answer: [
      'Ne, nikdy. Stačí veřejné jméno profilu nebo odkaz na příspěvek. Kdyby po vás kdokoli naším jménem chtěl heslo nebo přihlašovací kód, neposílejte ho a\u00a0dejte nám vědět na ',
      '{email}',
      '.',
    ],
  },
} satisfies Partial<General>;

const aboutDelivery = {
  'when-delivery-starts': {
    question: 'Kdy začnete dodávat?',
    answer: [
      'Obvykle do {usual-start}, nejpozději do {latest-start} od potvrzení platby, pokud o\u00a0to v\u00a0objednávce výslovně požádáte. Bez této žádosti musíme u\u00a0spotřebitele počkat, až uplyne {withdrawal-number}denní lhůta pro odstoupení. Rozmyslet se můžete i\u00a0později, dokud jsme nezačali: žádost pošlete tlačítkem na stránce objednávky. U\u00a0nákupu na firmu se na tuto lhůtu nečeká.',
    ],
  },
  'how-long-delivery-takes': {
    question: 'Jak dlouho dodání trvá?',
    answer: [
      'Od zahájení obvykle {delivery-time}; kde je to jinak, stojí to u\u00a0balíčku. Několik balíčků téže služby pro jeden profil nebo příspěvek počítáme dohromady jako jednu větší dodávku. Konkrétní dobu vidíte v\u00a0souhrnu ještě před zaplacením a\u00a0potom na stránce objednávky.',
    ],
  },
  'gradual-delivery': {
    question: 'Co znamená, že dodáváte postupně?',
    answer: [
      'Počet roste po částech po celou dobu dodání, ne naráz. Neznamená to pravidelné denní dávky: některý den přibude víc, jiný méně, a\u00a0počítadla platforem se navíc obnovují se zpožděním. Skončíme, až zobrazený počet vzroste o\u00a0celé objednané množství včetně bonusu.',
    ],
  },
  guarantee: {
    question: 'Co když dodaní sledující nebo lajky zase ubydou?',
    answer: [
      'Na dodané množství dáváme garanci {guarantee} od dokončení, podle balíčku. Klesne\u2011li v\u00a0té době počet pod stav před zahájením zvýšený o\u00a0dodané množství, rozdíl zdarma doplníme, jakmile úbytek zjistíme nebo nám o\u00a0něm napíšete. Stačí e\u2011mail s\u00a0číslem objednávky. Profil nebo příspěvek musí být přitom veřejný a\u00a0pod stejným jménem.',
    ],
  },
  complaint: {
    question: 'Dodali jste méně, než jsem objednal. Jak to reklamovat?',
    answer: [
      'Napište nám číslo objednávky a\u00a0co nesedí. Ozvete\u2011li se do {recount-days} od dokončení a\u00a0množství opravdu chybí, vyberete si mezi bezplatným doplněním a\u00a0vrácením ceny za chybějící část. Po této době vám zůstávají garance i\u00a0zákonná práva z\u00a0vadného plnění. Reklamaci spotřebitele vyřídíme nejpozději do {complaint-days}, nedohodneme\u2011li se na delší lhůtě; každou posuzujeme jednotlivě.',
    ],
  },
  'during-delivery': {
    question: 'Na co si mám dát během dodání pozor?',
    answer: [
      'Nechte profil, příspěvek i\u00a0video veřejné, neměňte uživatelské jméno, obsah nemažte a\u00a0neskrývejte zobrazovaný počet. Stejnou službu pro tentýž profil nebo příspěvek po tu dobu neobjednávejte jinde, jinak nepoznáme, kdo co dodal. Jakmile je hotovo, jde už jen o\u00a0podmínku garance: co je skryté nebo přejmenované, po tu dobu doplnit nemůžeme.',
    ],
  },
  'wrong-link': {
    question: 'Vložil jsem špatný odkaz. Co teď?',
    answer: [
      'Napište nám co nejdřív číslo objednávky a\u00a0správný odkaz; dokud jsme nezačali, opravu uděláme zdarma. Pokud odkaz chybí nebo je u\u00a0lajků či zhlédnutí uveden jen profil, doplníte ho sami na stránce objednávky. ',
      'Brání\u2011li dodání překážka na vaší straně, přerušíme ho a\u00a0napíšeme vám. Na nápravu máte {obstacle-days}; potom můžeme dodání ukončit a\u00a0cenu za nedodanou část vrátit.',
    ],
  },
  'other-peoples-profiles': {
    question: 'Mohu objednat pro cizí profil?',
    answer: [
      'Jen se souhlasem toho, kdo ho spravuje. Objednal\u2011li někdo naši službu pro váš profil bez vašeho souhlasu, napište nám s\u00a0předmětem „Zneužití“ a\u00a0odkazem; po ověření dodávání zastavíme. Obsah, který je v\u00a0rozporu se zákonem, odmítáme a\u00a0peníze vracíme.',
    ],
  },
} satisfies Partial<General>;

const aboutOrders = {
  'order-states': {
    question: 'Jak poznám, v\u00a0jakém stavu je objednávka?',
    answer: [
      'Na její stránce. Nejprve čeká na zaplacení, potom na zahájení, pak se dodává a\u00a0nakonec je dokončená. Zrušit ji můžete jen do začátku dodávání. Odkaz na stránku je v\u00a0potvrzovacím e\u2011mailu a\u00a0průběh na ní zůstává {page-years}.',
    ],
  },
  'order-link': {
    question: 'Ztratil jsem odkaz na objednávku. Kde ho najdu?',
    answer: [
      'Je v\u00a0e\u2011mailu s\u00a0potvrzením; podívejte se i\u00a0do nevyžádané pošty. Jinak si ho ',
      link('nechte poslat znovu', 'orderLink'),
      ': zadáte číslo objednávky a\u00a0e\u2011mail a\u00a0odkaz přijde na adresu, se kterou jste objednali. Účet se u\u00a0nás nezakládá, odkaz je tedy jediným klíčem. Nikomu ho nepřeposílejte.',
    ],
  },
  cancel: {
    question: 'Mohu objednávku zrušit?',
    answer: [
      'Ano, dokud jsme nezačali dodávat. Zrušíte ji sami, tlačítkem na stránce objednávky. Zaplacenou částku vrátíme celou, nejpozději do {refund-days} a\u00a0stejnou cestou, jakou přišla. Po zahájení už zrušit nejde, spotřebitel ale může ',
      link('odstoupit od smlouvy', 'withdrawal'),
      '.',
    ],
  },
  withdrawal: {
    question: 'Mohu od smlouvy odstoupit?',
    answer: [
      'Spotřebitel může odstoupit do {withdrawal-days} od uzavření smlouvy, a\u00a0to bez udání důvodu. Před zahájením vrátíme vše. Pokud jsme na vaši výslovnou žádost už začali, náleží nám cena za dodanou část, a\u00a0po úplném dodání právo zaniká. Odstoupit můžete ',
      link('bez přihlášení na webu', 'withdrawal'),
      ' nebo e\u2011mailem; podrobnosti jsou v\u00a0',
      link('podmínkách', 'terms'),
      '.',
    ],
  },
  refunds: {
    question: 'Kdy a\u00a0jak dostanu peníze zpět?',
    answer: [
      'Po zrušení nebo odstoupení nejpozději do {refund-days}, a\u00a0to stejnou cestou, jakou jste platili; kdy je uvidíte na účtu, záleží na bance. Vracíme skutečné peníze, ne kredit na další nákup. Jakmile částku odešleme, dostanete e\u2011mail, a\u00a0byla\u2011li vystavena faktura, i\u00a0opravný doklad.',
    ],
  },
  unpaid: {
    question: 'Co se stane, když objednávku nezaplatím?',
    answer: [
      'Nic vám neúčtujeme. Zaplatit můžete zhruba {payable-hours}, pak objednávka propadne. Nedokončenou platbu vám můžeme jednou připomenout e\u2011mailem a\u00a0údaje nezaplacené objednávky mažeme po uplynutí {unpaid-days}.',
    ],
  },
} satisfies Partial<General>;

const aboutMoney = {
  payment: {
    question: 'Jak se platí a\u00a0je to bezpečné?',
    answer: [
      'Předem, na šifrované stránce platební brány: kartou, přes Apple Pay nebo Google Pay. Číslo karty zadáváte jen tam, k\u00a0nám neprochází a\u00a0neukládáme ho. Za platbu si nic nepřipočítáváme.',
    ],
  },
  paypal: {
    question: 'Mohu zaplatit přes PayPal nebo převodem?',
    answer: [
      'Přes PayPal jen tehdy, když ho platební brána u\u00a0vaší objednávky nabídne; uvidíte to až na její stránce. Běžný převod na účet nepřijímáme. U\u00a0větších zakázek se na způsobu platby můžeme domluvit předem, ',
      link('napište nám', '#kontakt'),
      '.',
    ],
  },
  currency: {
    question: 'V\u00a0jaké měně platím a\u00a0jsou ceny konečné?',
    answer: [
      'Účtujeme vždy v\u00a0českých korunách. Ceny jsou konečné, se všemi daněmi a\u00a0poplatky. Platíte\u2011li kartou vedenou v\u00a0jiné měně, částku přepočítá vaše banka a\u00a0může si za to něco účtovat. Částky v\u00a0eurech v\u00a0anglické verzi webu jsou jen orientační.',
    ],
  },
  discount: {
    question: 'Jak funguje množstevní sleva?',
    answer: [
      'Řídí se počtem balíčků v\u00a0košíku, i\u00a0pro různé platformy a\u00a0profily: {discount-steps}. Odečte se sama z\u00a0celé objednávky a\u00a0košík řekne, kolik ušetří další balíček.',
    ],
  },
  'discount-code': {
    question: 'Mám slevový kód. Sečte se s\u00a0množstevní slevou?',
    answer: [
      'Ne, slevy se nesčítají. Kód zadejte v\u00a0druhém kroku objednávky; použijeme tu slevu, která je pro vás výhodnější, a\u00a0souhrn napíše kterou. Kód tedy nikdy nemůže cenu zvýšit.',
    ],
  },
  company: {
    question: 'Mohu nakoupit na firmu?',
    answer: [
      'Ano. V\u00a0objednávce zaškrtněte nákup na firmu a\u00a0vyplňte IČO. Název, adresu a\u00a0případné DIČ doplníme z\u00a0registru ARES, upravit je můžete. Zahraniční firma uvede zemi, název, adresu a\u00a0registrační číslo nebo DIČ. Právo odstoupit bez udání důvodu dává zákon jen spotřebitelům, garance platí i\u00a0pro firmy.',
    ],
  },
  invoice: {
    question: 'Dostanu fakturu?',
    answer: [
      'Ano, po zaplacení přijde e\u2011mailem v\u00a0PDF a\u00a0zůstane ke stažení na stránce objednávky. Fakturační údaje proto vyplňte už v\u00a0objednávce. Pokud v\u00a0nich najdete chybu, napište nám.',
    ],
  },
  sizes: {
    question: 'Jak velké balíčky máte?',
    answer: [
      '{all-sizes} ',
      'Balíčky můžete kombinovat a\u00a0v\u00a0jedné objednávce mít více platforem i\u00a0profilů. Celá nabídka je v\u00a0',
      link('ceníku', 'priceList'),
      '.',
    ],
  },
  bulk: {
    question: 'Nabízíte velká množství a\u00a0spolupráci s\u00a0agenturami?',
    answer: [
      'Ano. Od {bulk-from} kusů, není\u2011li v\u00a0ceníku balíček té velikosti, připravujeme nabídku na míru, s\u00a0agenturami podmínky domlouváme zvlášť. Pošlete poptávku ze stránky ',
      link('Jak to funguje', 'howItWorks'),
      ' nebo ze stránky kteréhokoli balíčku a\u00a0napište, co, kam a\u00a0dokdy potřebujete. Odpovíme nabídkou, která vás k\u00a0ničemu nezavazuje.',
    ],
  },
  'speed-and-region': {
    question: 'Mohu si určit rychlost, zemi nebo pravidelné dodávky?',
    answer: [
      'Objednávka na to pole nemá. Přání můžete napsat do poznámky k\u00a0objednávce. Chcete\u2011li předem vědět, zda a\u00a0za kolik ho umíme splnit, pošlete poptávku. Bez dohody platí doba dodání uvedená u\u00a0balíčku a\u00a0původ dodaných účtů neslibujeme.',
    ],
  },
} satisfies Partial<General>;

const aboutUs = {
  'answer-time': {
    question: 'Jak rychle odpovídáte na zprávy?',
    answer: [
      'Psát můžete kdykoli, odpovídáme {answer-time}. Použijte chat, e\u2011mail nebo ',
      link('kontaktní formulář', '#kontakt'),
      '; u\u00a0dotazu k\u00a0objednávce připojte její číslo. Na vaše lhůty, třeba pro odstoupení, to vliv nemá.',
    ],
  },
  languages: {
    question: 'V\u00a0jakých jazycích si s\u00a0vámi mohu psát?',
    answer: [
      'Česky a\u00a0anglicky, v\u00a0jiných jazycích podporu neposkytujeme. Smlouva platí v\u00a0jazyce, ve kterém jste objednali.',
    ],
  },
  'personal-data': {
    question: 'Jaké údaje o\u00a0mně ukládáte a\u00a0jak dlouho?',
    answer: [
      'O\u00a0objednávce jméno, e\u2011mail, telefon, co a\u00a0kam jste objednali, a\u00a0u\u00a0firem fakturační údaje; jinak jen to, co nám napíšete. Historie na stránce objednávky a\u00a0zprávy zůstávají {page-years}, objednávky a\u00a0faktury {account-years}, jak vyžaduje zákon. O\u00a0kopii nebo výmaz můžete požádat; vše popisují ',
      link('zásady ochrany soukromí', 'privacy'),
      '. Návštěvnost měříme bez cookies, viz ',
      link('Jak měříme návštěvnost', 'howWeCount'),
      '.',
    ],
  },
  anonymous: {
    question: 'Dozví se někdo, že jsem u\u00a0vás nakoupil?',
    answer: [
      'Nákup nikde nezveřejňujeme. Na profilu se nic o\u00a0nás neobjeví a\u00a0dodavatel, který objednávku plní, dostane jen odkaz a\u00a0množství, ne vaše jméno či e\u2011mail. Nemůžeme ale zaručit, že si růstu nevšimne platforma nebo vaše publikum. Kdo další údaje dostává, například platební brána, najdete v\u00a0',
      link('zásadách ochrany soukromí', 'privacy'),
      '.',
    ],
  },
} satisfies Partial<General>;

/** Dotazy ke všemu, co platí bez ohledu na síť. */
export const generalQuestions: General = {
  ...aboutTheService,
  ...aboutDelivery,
  ...aboutOrders,
  ...aboutMoney,
  ...aboutUs,
};
