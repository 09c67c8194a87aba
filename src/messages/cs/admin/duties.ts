import { plural } from '#domain/locale.ts';
import type {
  Damage,
  LogFault,
  BackupFault,
  BackupFaultKind,
  BackupCheckState,
} from '#domain/admin/backup-check.ts';
import { formatDuration } from '#domain/text/period-text.ts';
import { type TakenAway, KEPT } from '#domain/shop/retention.ts';
import { IMPORT_WAITS_DAYS } from '#domain/reviews/import.ts';

const years = (n: number) => formatDuration('cs', n, 'year');
const days = (n: number) => formatDuration('cs', n, 'day');

/** Words of the page that says what is kept how long, and what ran last night. */
export const duties = {
  title: 'Uchovávání a\u00a0zálohy',
  lead: 'Co obchod dělá sám, aby nic neleželo déle, než smí, a\u00a0jak to naposledy dopadlo.',
  runs: {
    title: 'Pravidelné úlohy',
    caption: 'Kdy která úloha naposledy běžela a\u00a0jak skončila',
    job: 'Úloha',
    ended: 'Naposledy',
    outcome: 'Výsledek',
    never: 'ještě neběžela',
    outcomes: { done: 'v\u00a0pořádku', failed: 'nepovedla se, zkusí se znovu' },
    jobs: {
      'keep-retention': 'denní mazání',
      'apply-erasures': 'výmazy po obnově ze zálohy',
      'mail-audit-head': 'otisk záznamu změn majitelům',
      'reconcile-payments': 'porovnání s\u00a0platební bránou',
      'offer-when-late': 'nabídky při zpoždění',
    },
  },
  kept: {
    title: 'Co se jak dlouho uchovává',
    lead: 'U\u00a0toho, co za poslední den zmizelo, stojí, kolik toho bylo.',
    gone: (n: number) => `smazáno ${n}`,
  },
  kinds: {
    unpaidOrders: ['nezaplacené objednávky', days(KEPT.unpaidOrderDays)],
    orderPages: [
      'odkaz na objednávku, historie, cíle, telefon a\u00a0poznámka',
      years(KEPT.orderPageYears),
    ],
    messages: ['zprávy pro obchod', years(KEPT.messageYears)],
    emails: ['záznamy o\u00a0e\u2011mailech', years(KEPT.messageYears)],
    leftEmails: ['e\u2011maily, které už nikdo nepotřeboval', years(KEPT.messageYears)],
    outbox: ['e\u2011maily v\u00a0zabudované schránce', years(KEPT.messageYears)],
    invitations: ['pozvánky k\u00a0recenzi', years(KEPT.messageYears)],
    reviews: ['nezveřejněné recenze', years(KEPT.messageYears)],
    accounts: ['objednávky a\u00a0faktury', `${years(KEPT.accountYears)} od konce roku`],
    withdrawals: ['odstoupení od smlouvy', `${years(KEPT.accountYears)} od konce roku`],
    anomalies: ['nesrovnalosti v\u00a0platbách', `${years(KEPT.accountYears)} od konce roku`],
    notifications: ['čísla oznámení od platební brány', days(KEPT.notificationDays)],
    backupChecks: ['výsledky zkoušek zálohy', days(KEPT.notificationDays)],
    bulkActions: ['hromadné akce', days(KEPT.notificationDays)],
    generatorBatches: ['dávky generátorů', years(KEPT.messageYears)],
    articleVersions: ['předchozí znění článků', years(KEPT.messageYears)],
    pictures: ['obrázky, které žádný článek nepoužívá', days(KEPT.unusedPictureDays)],
    leftImports: [
      'načtené soubory recenzí, které nikdo nepotvrdil',
      formatDuration('cs', IMPORT_WAITS_DAYS, 'day'),
    ],
    webhookDeliveries: ['doručení webhooků', days(KEPT.webhookDays)],
    webhookEvents: ['události webhooků', days(KEPT.webhookDays)],
    webhookReceivers: ['odebraní příjemci webhooků', days(KEPT.webhookDays)],
    apiCalls: ['odpovědi na volání programů', days(KEPT.apiCallDays)],
    pendingActions: ['kroky, které šlo vzít zpět', days(KEPT.pendingActionDays)],
    pageCounts: ['počty čtení stránek', formatDuration('cs', KEPT.countMonths, 'month')],
    funnelCounts: [
      'počty kroků k\u00a0objednávce',
      formatDuration('cs', KEPT.countMonths, 'month'),
    ],
    sessions: ['skončená přihlášení do správy', days(KEPT.operatorTraceDays)],
    links: ['jednorázové odkazy do správy', days(KEPT.operatorTraceDays)],
    challenges: ['výzvy přístupových klíčů', 'do konce platnosti'],
    keptForms: ['formuláře, které čekají na ověření', 'do konce platnosti'],
    limits: ['počítadla pokusů', 'do konce platnosti'],
    runs: ['záznamy o\u00a0těchto úlohách', days(KEPT.notificationDays)],
    logValues: ['hodnoty o\u00a0lidech v\u00a0záznamu změn', years(KEPT.orderPageYears)],
    log: ['záznam změn', years(KEPT.auditYears)],
    erasures: ['otisky vymazaných adres', years(KEPT.auditYears)],
  } satisfies Record<TakenAway, [what: string, period: string]>,
};

export type DutiesMessages = typeof duties;

const faults: Record<BackupFaultKind, string> = {
  'not-made': 'Záloha se nevytvořila',
  'may-not-create':
    'Uživatel databáze nesmí zakládat databáze, takže zálohu není kde vyzkoušet. Povolte mu to příkazem ALTER ROLE … CREATEDB',
  'no-room': 'Na disku není místo, aby se záloha dala vyzkoušet (volno / velikost databáze)',
  damaged: 'Soubor se zálohou je poškozený',
  'not-restored': 'Zálohu se nepodařilo obnovit',
  counts: 'V\u00a0tabulce je jiný počet řádků, než jaký záloha uvádí',
  orphan: 'Řádek patří k\u00a0jinému, který v\u00a0záloze není',
  'invoice-gap': 'V\u00a0číselné řadě dokladů něco nesedí',
  'paid-without-invoice': 'Zaplacená objednávka nemá fakturu',
  'paid-without-emails': 'Zaplacená objednávka nemá svůj e\u2011mail',
  'order-sum': 'Řádky objednávky nedávají její cenu',
  'invoice-sum': 'Faktura zní na jinou částku než objednávka',
  'refund-sum': 'Vrátilo se víc, než zákazník zaplatil',
  'credit-sum': 'Dobropisy neodpovídají vráceným penězům',
  log: 'Záznam změn někdo změnil mimo program',
  'file-missing': 'V\u00a0úložišti chybí soubor odeslaného dokladu',
  'not-checked': 'Jednu z\u00a0kontrol se nepodařilo dokončit',
  'not-tidied': 'Staré zálohy se nepodařilo smazat',
};

const hows: Record<Damage | LogFault, string> = {
  'not-whole': 'není to záloha, nebo není celá',
  'breaks-off': 'končí uprostřed řádku',
  'no-end': 'chybí konec',
  'goes-on': 'za koncem něco následuje',
  'tables-differ': 'nemá tolik tabulek, kolik uvádí',
  'rows-differ': 'tabulka má jiné řádky, než z\u00a0jakých vznikla',
  foreign: 'není to záloha tohoto obchodu',
  changed: 'je změněný',
  'does-not-follow': 'nenavazuje na předchozí',
  missing: 'chybí',
  'personal-changed': 'má změněný osobní údaj',
  'personal-added': 'má přidaný osobní údaj',
  'head-differs': 'není ten, který jsme poslali e\u2011mailem',
  'head-missing': 'chybí, i\u00a0když jsme ho poslali e\u2011mailem',
};

export const backupCheck = {
  title: 'Zkouška zálohy',
  lead: 'Každou noc se udělá záloha, obnoví se do pomocné databáze a\u00a0ověří se, že v\u00a0ní všechno sedí.',
  states: {
    whole: 'Záloha je v\u00a0pořádku',
    broken: 'Záloha není v\u00a0pořádku',
    late: 'Zálohu dlouho nikdo neověřil',
    none: 'Zálohu zatím nikdo neověřil',
  } satisfies Record<BackupCheckState, string>,
  off: 'Zálohy se nedělají',
  offText: 'Není nastavená složka, do které by se ukládaly:',
  since: (moment: string) => `Naposledy ověřena ${moment}.`,
  never: 'Obchod už má objednávky, ale žádnou zálohu ještě nikdo nezkusil obnovit.',
  first: 'První zkouška proběhne v\u00a0noci.',
  brokenText: 'V\u00a0záloze nesedí:',
  file: 'Soubor',
  madeAt: 'Záloha z',
  endedAt: 'Ověřena',
  rows: 'Řádků',
  took: 'Trvalo',
  seconds: (count: string, whole: number) =>
    `${count}\u00a0${plural('cs', whole, { one: 'sekundu', few: 'sekundy', other: 'sekund' })}`,
  order: (number: number) => `objednávka\u00a0${number}`,
  faults,
  /** Which row, and how. */
  row: ({ row, how }: Pick<BackupFault, 'row' | 'how'>) =>
    [row, how && hows[how]].filter(Boolean).join(' '),
};

export type BackupCheckMessages = typeof backupCheck;
