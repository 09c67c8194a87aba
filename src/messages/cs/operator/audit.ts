import type { AuditAction } from '#domain/operator/audit.ts';
import type { LineWork } from '#domain/operator/intent.ts';
import type { Role } from '#domain/operator/rights.ts';
import type { OrderState } from '#domain/order/order.ts';

const works: Record<LineWork, string> = {
  waiting: 'čeká na zahájení',
  delivering: 'dodává se',
  completed: 'dodáno',
};

export const audit = {
  title: 'Záznam změn',
  lead: 'Kdo co ve správě změnil, od nejnovějšího. Zápisy na sebe navazují otiskem, takže je nikdo nezmění nepozorovaně; otisk posledního chodí každý den e\u2011mailem majitelům.',
  filter: {
    heading: 'Filtr',
    person: 'Kdo',
    action: 'Co',
    order: 'Číslo objednávky',
    day: 'Den',
    any: 'Cokoli',
    anybody: 'Kdokoli',
    apply: 'Vyhledat',
    clear: 'Zrušit filtr',
  },
  caption: 'Změny, nejnovější první',
  columns: { seq: 'Č.', when: 'Kdy', who: 'Kdo', what: 'Co', values: 'Předtím → potom' },
  program: 'program',
  /** The account is gone, and nobody knows whose it was. */
  someone: 'neznámý účet',
  order: (number: number) => `objednávka\u00a0${number}`,
  erased: 'vymazáno',
  nothing: 'nic',
  yes: 'ano',
  no: 'ne',
  line: (position: number) => `balíček ${position}`,
  whole: 'Celé znění',
  empty: 'Takový zápis tu není.',
  emptyHint: 'Zkuste filtr zmírnit.',
  newest: 'Nejnovější',
  newer: 'Novější',
  older: 'Starší',
  pages: 'Stránky záznamu',
  actions: {
    'sign-in': 'přihlášení',
    'sign-in-refused': 'odmítnuté přihlášení',
    'sign-out': 'odhlášení',
    'session-revoked': 'ukončení přihlášení na dálku',
    'password-set': 'nastavení hesla',
    'authenticator-set': 'nastavení ověřovací aplikace',
    'passkey-added': 'přidání přístupového klíče',
    'passkey-removed': 'odebrání přístupového klíče',
    'recovery-codes-made': 'nové záložní kódy',
    'recovery-code-used': 'použití záložního kódu',
    'person-invited': 'pozvání do správy',
    'person-joined': 'přijetí pozvánky',
    'person-changed': 'změna údajů nebo role',
    'person-removed': 'odebrání ze správy',
    'link-made': 'vytvoření jednorázového odkazu',
    'order-moved': 'změna stavu dodání',
    'order-held': 'pozastavení',
    'order-resumed': 'uvolnění',
    'order-canceled': 'zrušení objednávky',
    'order-noted': 'poznámka',
    'order-entered': 'ruční zadání objednávky',
    'target-changed': 'změna cíle',
    'email-sent': 'odeslání e\u2011mailu',
    'money-back': 'vrácení peněz',
    undone: 'vzetí zpět',
    'not-done': 'neprovedeno',
    'refill-decided': 'rozhodnutí o\u00a0doplnění',
    'complaint-settled': 'vyřízení reklamace',
    'withdrawal-settled': 'vyřízení odstoupení',
    'anomaly-settled': 'vyřízení nesrovnalosti v\u00a0platbě',
    'orders-exported': 'export objednávek',
    'view-saved': 'uložení seznamu',
    'view-removed': 'smazání seznamu',
    'email-retried': 'nový pokus o\u00a0odeslání e\u2011mailu',
    'email-set-aside': 'e\u2011mail ponechán neodeslaný',
    'job-retried': 'nový pokus o\u00a0úlohu',
    'account-changed': 'změna účtu',
    'invitation-revoked': 'zrušení pozvánky',
    'personal-erased': 'vymazání osobních údajů',
    'log-cut': 'smazání zápisů, kterým uplynula doba uchování',
  } satisfies Record<AuditAction, string>,
  /** What the values are called; one that is not named here stands as the program calls it. */
  values: {
    state: 'stav',
    amount: 'částka',
    reason: 'důvod',
    emails: 'e\u2011maily',
    again: 'znovu',
    to: 'na adresu',
    problem: 'proč',
    email: 'e\u2011mail',
    name: 'jméno',
    role: 'role',
    text: 'text',
    note: 'poznámka',
    target: 'cíl',
    upTo: 'poslední odříznutý zápis',
    hash: 'jeho otisk',
    values: 'vymazaných hodnot',
  } as Partial<Record<string, string>>,
  roles: { owner: 'majitel', editor: 'editor' } satisfies Record<Role, string> as Partial<
    Record<string, string>
  >,
  /** How far a line is, what it began with where that is known, and what was delivered. */
  work: (work: LineWork, startCount: string | undefined, delivered: string) =>
    startCount === undefined
      ? `${works[work]}, dodáno ${delivered}`
      : `${works[work]}, začátek ${startCount}, dodáno ${delivered}`,
  states: {
    pending: 'čeká na zaplacení',
    paid: 'zaplaceno',
    delivering: 'dodává se',
    completed: 'dodáno',
    canceled: 'zrušeno',
    refunded: 'vráceno',
    expired: 'propadlo',
  } satisfies Record<OrderState, string> as Partial<Record<string, string>>,
};

export type AuditMessages = typeof audit;
