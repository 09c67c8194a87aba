import { plural } from '#domain/locale.ts';
import type { FaqProblem } from '#domain/faq/faq-form.ts';

const saying = { one: 'odpověď říká', few: 'odpovědi říkají', other: 'odpovědí říká' };

/** Words of the frequently asked questions in the operator's hands. */
export const faq = {
  title: 'Časté dotazy',
  lead: 'Otázky a\u00a0odpovědi na stránce Časté dotazy a\u00a0na úvodní stránce. Každou jde změnit, přesunout, skrýt a\u00a0jedním stiskem vrátit do původního znění; na webu se to projeví hned.',
  toSite: 'Podívat se na web',
  log: 'Kdo co změnil',
  fresh: 'Nový dotaz',
  /** Named in lists, where a section of the general questions stands beside those of networks. */
  caption: (section: string) => `Dotazy: ${section}`,
  columns: { question: 'Dotaz', state: 'Stav', home: 'Na úvodu', place: 'Pořadí' },
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

export type FaqDeskMessages = typeof faq;
