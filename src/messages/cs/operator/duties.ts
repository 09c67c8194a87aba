import { KEPT, type TakenAway } from '#domain/retention.ts';
import { lasting } from '#domain/period-text.ts';
import { IMPORT_WAITS_DAYS } from '#domain/reviews/import.ts';

const years = (n: number) => lasting('cs', n, 'year');
const days = (n: number) => lasting('cs', n, 'day');

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
    proofs: ['výsledky zkoušek zálohy', days(KEPT.notificationDays)],
    batches: ['hromadné akce', days(KEPT.notificationDays)],
    generatorBatches: ['dávky generátorů', years(KEPT.messageYears)],
    articleVersions: ['předchozí znění článků', years(KEPT.messageYears)],
    pictures: ['obrázky, které žádný článek nepoužívá', days(KEPT.unusedPictureDays)],
    leftImports: [
      'načtené soubory recenzí, které nikdo nepotvrdil',
      lasting('cs', IMPORT_WAITS_DAYS, 'day'),
    ],
    webhookDeliveries: ['doručení webhooků', days(KEPT.webhookDays)],
    webhookEvents: ['události webhooků', days(KEPT.webhookDays)],
    webhookReceivers: ['odebraní příjemci webhooků', days(KEPT.webhookDays)],
    programCalls: ['odpovědi na volání programů', days(KEPT.programCallDays)],
    intents: ['kroky, které šlo vzít zpět', days(KEPT.intentDays)],
    pageCounts: ['počty čtení stránek', lasting('cs', KEPT.countMonths, 'month')],
    funnelCounts: ['počty kroků k\u00a0objednávce', lasting('cs', KEPT.countMonths, 'month')],
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
