import type { CorrectionProblem } from '#domain/content/claims/correction.ts';
import type { FaqProblem } from '#domain/content/faq/faq-form.ts';
import type { NoticeProblem, NoticeState, NoticedText } from '#domain/legal/notice.ts';
import { plural } from '#domain/locale.ts';
import type { PressProblem } from '#domain/content/press/press-mark.ts';

/** Words of the register of claims and of the marks of the press. */
export const claims = {
  title: 'Tvrzení',
  lead: 'Každé číslo a\u00a0každý slib webu: slova, zdroj, kde se ukazuje a\u00a0co si s\u00a0čím odporuje. Oprava se ukáže hned všude.',
  log: 'Záznam oprav',
  filters: 'Které tvrzení ukázat',
  kinds: {
    all: 'Všechna',
    shown: 'Ukazují se',
    hidden: 'Neukazují se',
    unsourced: 'Bez zdroje',
    contradicting: 'Odporují si',
    corrected: 'Opravená',
  },
  none: 'Žádné takové tu není',
  noneHint: 'Zkuste jiný výběr.',
  caption: 'Tvrzení webu',
  columns: { claim: 'Tvrzení', status: 'Stav', source: 'Zdroj', screens: 'Kde' },
  standings: {
    kept: (by: string) => `Vychází z\u00a0pravidel obchodu (${by})`,
    claimed: 'Potřebuje zdroj',
    sourced: 'Má zdroj',
    withheld: 'Neukazuje se',
  },
  shown: 'ukazuje se',
  notShown: 'neukazuje se',
  sample: 'ukazuje se jako ukázka',
  noSource: 'bez zdroje',
  noScreens: 'nikde',
  contradicts: 'Odporuje',
  corrected: 'opraveno',
  back: 'Všechna tvrzení',
  written: 'Výchozí znění',
  beside: 'Říká o\u00a0tomtéž něco jiného',
  screens: {
    home: 'Úvod',
    howItWorks: 'Jak to funguje',
    priceList: 'Ceník',
    package: 'Stránky balíčků',
    references: 'Reference',
    wizard: 'Objednávka',
    faq: 'Časté dotazy',
    terms: 'Obchodní podmínky',
    privacy: 'Ochrana soukromí',
  },
  form: {
    title: 'Oprava',
    hint: 'Slova i\u00a0číslo se mění v\u00a0obou jazycích najednou; jsou\u2011li obě pole prázdná, platí výchozí znění. Místo čísla v\u00a0textu stojí {figure}.',
    textCs: 'Slova česky',
    textEn: 'Slova anglicky',
    figureCs: 'Číslo česky',
    figureEn: 'Číslo anglicky',
    source: 'Zdroj',
    sourceDate: 'Ke dni',
    showing: 'Ukazovat',
    showings: { '': 'výchozí', shown: 'ukázat', hidden: 'skrýt' },
    save: 'Uložit opravu',
    undoAction: 'Vzít opravu zpět',
  },
  saved: 'Uloženo. Na webu je to hned.',
  stale:
    'Tvrzení mezitím opravil někdo jiný. Vaše slova jsou níže; podívejte se na stránku znovu a\u00a0uložte ještě jednou.',
  problems: {
    'too-long': 'Zkraťte to prosím',
    'text-in-one-language': 'Napište slova v\u00a0obou jazycích',
    'figure-in-one-language': 'Napište číslo v\u00a0obou jazycích',
    'figure-without-place': 'Místo {figure} patří do obou textů, a\u00a0k\u00a0němu číslo',
    'source-without-date': 'Doplňte den, ke kterému zdroj platí',
    'date-without-source': 'Doplňte zdroj',
    'date-impossible': 'Vyberte den, který už byl',
    'showing-unknown': 'Vyberte jednu z\u00a0možností',
  } satisfies Record<CorrectionProblem, string>,
};

export type ClaimsMessages = typeof claims;

const saying = { one: 'odpověď říká', few: 'odpovědi říkají', other: 'odpovědí říká' };

/** Words of the frequently asked questions in the operator's hands. */
export const adminFaq = {
  title: 'Časté dotazy',
  lead: 'Otázky a\u00a0odpovědi na stránce Časté dotazy a\u00a0na úvodní stránce. Každou jde změnit, přesunout, skrýt a\u00a0jedním stiskem vrátit do původního znění; na webu se to projeví hned.',
  toSite: 'Podívat se na web',
  log: 'Kdo co změnil',
  fresh: 'Nový dotaz',
  /** Named in lists, where a section of the general questions stands beside those of networks. */
  caption: (section: string) => `Dotazy: ${section}`,
  columns: { question: 'Dotaz', state: 'Stav', home: 'Na úvodu', position: 'Pořadí' },
  none: 'V\u00a0této části žádný dotaz není.',
  states: {
    changed: 'upravený',
    own: 'vlastní',
    hidden: 'skrytý',
    byHand: 'čísla psaná ručně',
  },
  up: 'Výš',
  down: 'Níž',
  upOf: (question: string) => `Posunout výš: ${question}`,
  downOf: (question: string) => `Posunout níž: ${question}`,
  saved: 'Uloženo. Na webu je to hned.',
  staleSequence: 'Pořadí mezitím změnil někdo jiný. Tady je, jak teď vypadá; posuňte dotaz znovu.',
  byHandTitle: 'Čísla, za která nikdo neručí',
  byHandCount: (count: number) =>
    `${count}\u00a0${plural('cs', count, saying)} čísla, která jsou napsaná ručně. Když se změní ceník nebo pravidlo, zůstanou, jak jsou. V\u00a0seznamu je poznáte podle štítku.`,
  restoreAll: 'Vrátit vše do původního stavu',
  restoreAllSure:
    'Vrátí se původní znění, pořadí i\u00a0výběr na úvodní stránku. Vlastní dotazy se skryjí, smazané nebudou. Vaše texty zůstanou v\u00a0záznamu změn.',
  restoreAllYes: 'Vrátit vše',
  restoredAll: 'Vše je zase v\u00a0původním stavu.',
  back: 'Časté dotazy',
  /** In place of the question, which may be too long for the title of a window. */
  windowTitle: 'Častý dotaz',
  freshLead: 'Dotaz se zařadí na konec vybrané části a\u00a0na webu bude v\u00a0obou jazycích.',
  onSite: 'Jak je to na webu',
  stale:
    'Dotaz mezitím změnil někdo jiný. Vaše slova jsou níže; podívejte se na stránku znovu a\u00a0uložte ještě jednou.',
  fields: {
    questionCs: 'Dotaz česky',
    answerCs: 'Odpověď česky',
    questionEn: 'Dotaz anglicky',
    answerEn: 'Odpověď anglicky',
    section: 'Část',
    home: 'Pořadí na úvodní stránce',
    shown: 'Ukazovat na webu',
  },
  homeHint: (most: number) => `Číslo od 1 do ${most}. Prázdné: na úvodní stránce není.`,
  writing: {
    title: 'Jak se píše odpověď',
    lines: [
      'Odstavce oddělte prázdným řádkem. Řádek, který začíná pomlčkou a\u00a0mezerou, je bod seznamu.',
      '**Dvě hvězdičky** píší tučně, *jedna* kurzívou.',
      '[slova](/cenik) jsou odkaz; adresu zkopírujte z\u00a0prohlížeče.',
      'Jiné značky zůstanou jako text.',
    ],
  },
  values: {
    title: 'Hodnoty, které se doplňují samy',
    lead: 'Místo čísla napište název ve složených závorkách. Na webu se ukáže, co právě platí podle pravidel, nastavení a\u00a0ceníku, takže text nikdy nebude tvrdit něco jiného.',
    here: 'V\u00a0tomto dotazu',
    all: 'Všechny hodnoty',
    empty: 'teď nic: neprodává se',
  },
  byHand: {
    title: 'Opravdu takto?',
    figures: (figures: string) =>
      `Tato čísla jsou napsaná ručně a\u00a0nezmění se s\u00a0ceníkem ani s\u00a0pravidly: ${figures}.`,
    lost: (names: string) => `Původní odpověď říká i\u00a0tyto hodnoty, vaše ne: ${names}.`,
    hint: 'Raději použijte hodnoty ze seznamu. Pokud to tak má být, uložte to ještě jednou; v\u00a0seznamu dotazů to bude vidět.',
    sure: 'Uložit i\u00a0tak',
  },
  save: 'Uložit',
  restore: {
    title: 'Původní znění',
    isUsual: 'Dotaz je v\u00a0původním znění.',
    one: 'Vrátit původní znění',
  },
  remove: 'Smazat',
  removeSure: 'Dotaz zmizí z\u00a0webu i\u00a0odsud. Jeho znění zůstane v\u00a0záznamu změn.',
  removeYes: 'Smazat dotaz',
  history: 'Co se s\u00a0dotazem dělo',
  noHistory: 'Dotaz zatím nikdo nezměnil.',
  problems: {
    missing: 'Vyplňte prosím v\u00a0obou jazycích',
    'too-long': 'Zkraťte to prosím',
    'place-unknown': 'Takovou hodnotu neznáme',
    'section-unknown': 'Vyberte část ze seznamu',
    'home-wrong': 'Napište číslo z\u00a0uvedeného rozsahu, nebo nechte prázdné',
    'too-many': 'Víc vlastních dotazů už tu být nemůže, některý smažte',
  } satisfies Record<FaqProblem, string>,
  unknown: (names: string) => `Takové hodnoty neznáme: ${names}. Vyberte ze seznamu níže.`,
};

export type AdminFaqMessages = typeof adminFaq;

/** Words of the legal texts and the notices of their changes. */
export const legalTexts = {
  title: 'Právní texty',
  lead: 'Která znění platí a\u00a0co jste o\u00a0jejich změnách oznámili. Samotné texty mění nová verze programu; oznámení zveřejníte tady a\u00a0web ho ukáže hned.',
  log: 'Kdo co oznámil',
  texts: {
    title: 'Znění',
    columns: { text: 'Text', since: 'Platí od', former: 'Dřívější znění' },
    none: 'žádné',
    names: {
      terms: 'Obchodní podmínky',
      privacy: 'Ochrana soukromí',
      accessibility: 'Prohlášení o\u00a0přístupnosti',
      consent: 'Žádost o\u00a0zahájení před uplynutím lhůty',
    },
    consentIn: 'v\u00a0druhém kroku objednávky',
  },
  notices: {
    title: 'Oznámení změn',
    none: 'Zatím jste žádnou změnu neoznámili',
    noneHint: 'Až budete text měnit, napište níže, co se změní a\u00a0odkdy.',
    columns: { text: 'Text', effective: 'Změna od', state: 'Stav', published: 'Oznámeno' },
    states: {
      coming: 'zveřejněno',
      effective: 'právě začala platit',
      former: 'dřívější',
      withdrawn: 'odvoláno',
    } satisfies Record<NoticeState, string>,
    late: (text: string, day: string) =>
      `Oznámená změna (${text}, od ${day}) už měla platit, ale obchod stále ukazuje starší znění. Nasaďte verzi programu s\u00a0novým textem.`,
    open: (text: string, day: string) => `${text}, od ${day}`,
  },
  fresh: 'Nové oznámení',
  /** What becomes of it, and how soon a change of the terms may hold. */
  freshHint: (days: number, stays: number) =>
    `Ukáže se nad textem hned po zveřejnění a\u00a0zůstane tam ještě ${stays}\u00a0dní po dni účinnosti; podmínky navíc i\u00a0nad objednávkou. Potom zůstává čitelné v\u00a0seznamu pod textem. Podmínky se oznamují nejméně ${days}\u00a0dní předem. Objednávky odeslané do dne účinnosti se řídí zněním, které platilo při odeslání.`,
  writing:
    'Odstavce oddělte prázdným řádkem, bod seznamu začněte pomlčkou a\u00a0mezerou, **tučné** písmo dvěma hvězdičkami.',
  fields: {
    text: 'Který text se mění',
    whatCs: 'Co se mění, česky',
    whatEn: 'Co se mění, anglicky',
    effectiveOn: 'Odkdy změna platí',
  },
  noticed: {
    terms: 'Obchodní podmínky',
    privacy: 'Ochrana soukromí',
  } satisfies Record<NoticedText, string>,
  publish: 'Zveřejnit oznámení',
  saved: 'Hotovo. Na webu je to hned.',
  problems: {
    missing: 'Vyplňte prosím v\u00a0obou jazycích',
    'too-long': 'Zkraťte to prosím',
    'text-unknown': 'Vyberte text ze seznamu',
    'day-wrong': 'Vyberte den',
    'day-soon': 'Tak brzy to nejde',
    'day-nearer': 'Oznámený den se nedá uspíšit, jen odložit',
  } satisfies Record<NoticeProblem, string>,
  /** The first day that would do. */
  earliest: (day: string) => `Tak brzy to nejde, nejdříve ${day}`,
  one: {
    back: 'Právní texty',
    windowTitle: 'Oznámení změny',
    title: (text: string, day: string) => `${text}: změna od ${day}`,
    onSite: 'Jak je to na webu',
    cs: 'Česky',
    en: 'Anglicky',
    state: 'Stav',
    published: 'Oznámeno',
    earlier: (day: string) => `Dřívější znění oznámení, ${day}`,
    correct: 'Opravit oznámení',
    correctHint: 'Dřívější znění oznámení zůstane čitelné. Den účinnosti jde jen odložit.',
    save: 'Zveřejnit opravu',
    withdraw: 'Odvolat oznámení',
    withdrawSure:
      'Změna nenastane. Oznámení zmizí nad textem a\u00a0v\u00a0seznamu pod ním zůstane jako odvolané.',
    withdrawYes: 'Odvolat',
    closed: 'Den účinnosti už přišel, oznámení se nedá měnit ani odvolat.',
    left: 'Oznámení se mezitím uzavřelo a\u00a0nic se nezměnilo. Napsali jste:',
    gone: 'Oznámení je odvolané, nedá se už měnit.',
    stale:
      'Oznámení mezitím změnil někdo jiný. Vaše slova jsou níže; podívejte se na stránku znovu a\u00a0zveřejněte ještě jednou.',
    history: 'Co se s\u00a0oznámením dělo',
  },
};

export type LegalTextsMessages = typeof legalTexts;

export const adminPress = {
  title: 'Ohlasy v\u00a0tisku',
  lead: (shown: number) =>
    `Na úvodní stránce se ukazuje prvních ${shown}. Každý vede tam, kde se dá přečíst.`,
  samples:
    'Dokud tu není žádný skutečný ohlas, ukazuje zkušební obchod vymyšlené noviny označené „Ukázka“. Na veřejném obchodě bez ohlasů tato část chybí. Prvním uloženým ohlasem ukázky zmizí.',
  fresh: 'Nový ohlas',
  notShown: 'na web se nevejde',
  fields: {
    name: 'Název novin nebo webu',
    titleCs: 'Titulek česky',
    titleEn: 'Titulek anglicky',
    sentenceCs: 'Věta česky',
    sentenceEn: 'Věta anglicky',
    url: 'Kde se dá přečíst',
    publishedOn: 'Kdy vyšel',
    position: 'Pořadí',
  },
  save: 'Uložit',
  saveOf: (name: string) => `Uložit: ${name}`,
  remove: 'Smazat',
  removeOf: (name: string) => `Smazat: ${name}`,
  saved: 'Uloženo. Na webu je to hned.',
  stale:
    'Ohlas mezitím změnil nebo smazal někdo jiný. Vaše slova jsou níže; podívejte se na stránku znovu a\u00a0uložte ještě jednou.',
  problems: {
    missing: 'Vyplňte prosím',
    'too-long': 'Zkraťte to prosím',
    'address-wrong': 'Napište adresu, která začíná https://',
    'day-wrong': 'Vyberte den, který už byl',
    'position-wrong': 'Napište celé číslo od jedné',
    'too-many': 'Víc ohlasů už tu být nemůže, některý smažte',
  } satisfies Record<PressProblem, string>,
};

export type AdminPressMessages = typeof adminPress;
