import { UNDO_SECONDS } from '#domain/admin/pending-action.ts';
import type { BulkActKind, BulkProblem } from '#domain/admin/bulk-action.ts';

const plural = (count: number, one: string, few: string, many: string) =>
  count === 1 ? one : count >= 2 && count <= 4 ? few : many;
const ofOrders = (count: number) => plural(count, 'objednávku', 'objednávky', 'objednávek');

export const bulk = {
  acts: {
    begin: 'Zahájit dodávání',
    complete: 'Dokončit dodávání',
    hold: 'Pozastavit',
    resume: 'Uvolnit pozastavené',
    email: 'Poslat znovu odkaz na objednávku',
    note: 'Přidat poznámku',
  } satisfies Record<BulkActKind, string>,
  title: (act: string) => `Hromadná akce: ${act}`,
  back: 'Zpět na objednávky',
  nothingChosen: {
    title: 'Není vybraná žádná objednávka',
    text: 'Vraťte se na seznam a\u00a0vyberte objednávky, nebo zvolte všechny, které odpovídají filtru.',
  },
  actUnknown: 'Vyberte, co se má s\u00a0objednávkami stát.',
  planChanged: 'Objednávky se mezitím změnily. Takto by to dopadlo teď; nic se zatím nestalo.',
  dryRun: 'Ještě se nic nestalo. Zkontrolujte, co se stane, a\u00a0pak to potvrďte.',
  bound: (count: string) =>
    `Najednou jde nejvýš ${count} objednávek; tady je prvních ${count} ze seznamu.`,
  sum: (able: number, rest: number) =>
    `Změní se ${able} ${plural(able, 'objednávka', 'objednávky', 'objednávek')}` +
    (rest > 0 ? `, u\u00a0${rest} se nestane nic.` : '.'),
  emails: (count: number) =>
    count === 0
      ? 'Neodejde žádný e\u2011mail.'
      : `${plural(count, 'Odejde', 'Odejdou', 'Odejde')} ${count} ${plural(count, 'e\u2011mail', 'e\u2011maily', 'e\u2011mailů')}, ${UNDO_SECONDS}\u00a0sekund po potvrzení. Do té doby ${plural(count, 'ho', 'je', 'je')} jde vzít zpět.`,
  caption: 'Co se s\u00a0kterou objednávkou stane',
  resultCaption: 'Co se s\u00a0kterou objednávkou stalo',
  columns: {
    order: 'Objednávka',
    customer: 'Zákazník',
    items: 'Balíčky',
    state: 'Teď',
    counts: 'Hlášeno → zapíše se',
    outcome: 'Co se stane',
    became: 'Výsledek',
  },
  lines: (count: number) => `${count} ${plural(count, 'balíček', 'balíčky', 'balíčků')}`,
  will: {
    begin: (lines: string) => `zahájí se ${lines}`,
    complete: (lines: string) => `dokončí se ${lines}`,
    hold: (lines: string) => `pozastaví se ${lines}`,
    resume: (lines: string) => `uvolní se ${lines}`,
    email: () => 'odešle se odkaz',
    note: () => 'přidá se poznámka',
  } satisfies Record<BulkActKind, (lines: string) => string>,
  email: (name: string, count: number) =>
    count === 1 ? `e\u2011mail: ${name}` : `${count}× e\u2011mail: ${name}`,
  promised: (day: string) => `slíbeno pak do ${day}`,
  texts: {
    complete: 'Proč se něco dodá jen zčásti; zákazník to nevidí',
    hold: 'Co se zákazník dočte',
    note: 'Poznámka, kterou zákazník nevidí',
  },
  reported: (reported: string, units: string) => `${reported} z\u00a0${units}`,
  leftOut: 'vynechá se',
  /** Where counts can be given, which decide for how many. */
  confirmCounts: 'Potvrdit',
  countOf: (name: string) => `${name}: kolik se dodalo`,
  countsRefused:
    'U\u00a0některých balíčků zadaný počet nejde použít, důvod je v\u00a0tabulce. Nic se nestalo.',
  confirm: (count: number) => `Potvrdit pro ${count} ${ofOrders(count)}`,
  nothingToDo: 'U\u00a0žádné z\u00a0těchto objednávek se to teď udělat nedá.',
  problems: {
    'order-unknown': 'objednávka už neexistuje',
    'order-unpaid': 'není zaplacená',
    'order-over': 'je ukončená',
    'cancel-waits': 'čeká na zrušení',
    'refund-waits': 'všechny peníze se vracejí',
    'order-held': 'zákazník odstoupil, nejdřív to vyřiďte',
    'line-unknown': 'nemá takový balíček',
    'line-held': 'je pozastavená',
    'line-held-already': 'už je pozastavená',
    'line-waits-target': 'chybí profil nebo odkaz',
    'line-waits-post': 'chybí příspěvek',
    'line-too-early': 'zákazník nepožádal o\u00a0dřívější zahájení',
    'line-not-begun': 'dodávání ještě nezačalo',
    'line-completed': 'už je dodáno',
    'count-missing': 'hlášeno je méně, než bylo objednáno; zadejte počet',
    'count-invalid': 'počet nejde použít',
    'rest-refunded': 'peníze za zbytek se už vrátily nebo se vracejí',
    'delivered-exceeds': 'dodalo se víc, než se objednalo',
    'delivered-falls': 'stav by klesl',
    'delivered-short': 'nedodalo se všechno',
    'hold-over': 'pozastavit už nejde',
    'hold-text-missing': 'chybí text pro zákazníka',
    'hold-text-too-long': 'text pro zákazníka je příliš dlouhý',
    'changed-meanwhile': 'mezitím ji někdo změnil',
    'nothing-to-begin': 'všechno už je zahájené',
    'nothing-held': 'není pozastavená',
    'note-missing': 'chybí text poznámky',
    'note-too-long': 'poznámka je příliš dlouhá',
    'email-too-often': 'dnes už se posílal příliš často',
    failed: 'nepodařilo se, zkuste to u\u00a0ní zvlášť',
  } satisfies Record<BulkProblem, string>,
  fieldProblems: {
    'hold-text-missing': 'Napište, co se má zákazník dočíst.',
    'hold-text-too-long': 'Text je příliš dlouhý.',
    'note-missing': 'Napište poznámku.',
    'note-too-long': 'Poznámka je příliš dlouhá.',
  },
  done: 'hotovo',
  undone: 'vzato zpět',
  'email-undone': 'pozastaveno, e\u2011mail vzat zpět',
  waiting: 'čeká na řadu',
  resultTitle: (act: string) => `Výsledek: ${act}`,
  progress: (done: number, whole: number) =>
    `Vyřízeno ${done} z\u00a0${whole}. Stránka se sama obnoví.`,
  finished: (done: number, rest: number) =>
    `Hotovo u\u00a0${done} ${plural(done, 'objednávky', 'objednávek', 'objednávek')}` +
    (rest > 0 ? `, u\u00a0${rest} se nestalo nic.` : '.'),
  reload: 'Obnovit',
};

export type BulkMessages = typeof bulk;
