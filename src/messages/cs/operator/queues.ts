import type { AnomalyKind } from '#domain/order/anomaly.ts';
import type { ComplaintWish, RefillState } from '#domain/order/care.ts';
import type { HoldReason } from '#domain/order/hold.ts';
import { NEAR_HOURS } from '#domain/operator/promise-mark.ts';
import { EMAIL_MINUTES, type Queue } from '#domain/operator/queue.ts';
import { lasting, within } from '#domain/period-text.ts';
import { COMPLAINT_DAYS, REFUND_DAYS } from '#domain/promises.ts';
import { plural } from '#domain/locale.ts';

interface QueueWords {
  title: string;
  /** One sentence: what it is, or what is at stake. */
  text: string;
  /** What to do with a row of it. */
  next: string;
}

const names: Record<Queue, QueueWords> = {
  overdue: {
    title: 'Slíbený čas uplynul',
    text: 'Zákazník čeká déle, než jsme slíbili.',
    next: 'Dokončete dodání, nebo zákazníkovi napište.',
  },
  due: {
    title: 'Slíbený čas se blíží',
    text: `Do slíbeného konce zbývá méně než ${lasting('cs', NEAR_HOURS, 'hour')}.`,
    next: 'Zkontrolujte, že dodání běží.',
  },
  'to-start': {
    title: 'Zaplaceno, lze začít',
    text: 'Nic nebrání v\u00a0dodání a\u00a0čas běží od platby.',
    next: 'Začněte dodávat.',
  },
  withdrawals: {
    title: 'Odstoupení k\u00a0vyřízení',
    text: `Peníze musí odejít do ${within('cs', REFUND_DAYS, 'day')} od odstoupení.`,
    next: 'Spočítejte, co se vrací, a\u00a0vraťte to.',
  },
  complaints: {
    title: 'Reklamace k\u00a0vyřízení',
    text: `Vyřídit se musí do ${within('cs', COMPLAINT_DAYS, 'day')} od přijetí.`,
    next: 'Rozhodněte a\u00a0odpovězte zákazníkovi.',
  },
  refills: {
    title: 'Doplnění v\u00a0záruce',
    text: 'Zákazník o\u00a0doplnění požádal, nebo už běží a\u00a0není uzavřené.',
    next: 'Spusťte doplnění, nebo ho odmítněte s\u00a0důvodem.',
  },
  late: {
    title: 'Zpoždění bez odpovědi',
    text: 'Nabídli jsme počkat, nebo vrátit nedodanou část. Zákazník zatím neodpověděl.',
    next: 'Dodejte co nejdřív; odpověď může přijít kdykoli.',
  },
  refunds: {
    title: 'Peníze, které se nevrátily',
    text: 'Poskytovatel neodpověděl nebo odmítl a\u00a0zákazník peníze nemá.',
    next: 'Ověřte vratku u\u00a0poskytovatele.',
  },
  anomalies: {
    title: 'Platby, které nesedí',
    text: 'Spory, platby dvakrát a\u00a0částky, které neodpovídají objednávce.',
    next: 'Projděte a\u00a0zapište, co jste udělali.',
  },
  holds: {
    title: 'Pozastavené položky',
    text: 'Dodání stojí, dokud někdo neopraví cíl nebo nerozhodne.',
    next: 'Pokračujte, nebo zákazníka upozorněte znovu.',
  },
  emails: {
    title: 'E-maily, které neodešly',
    text: `Server je odmítl, nebo čekají déle než ${lasting('cs', EMAIL_MINUTES / 60, 'hour')}.`,
    next: 'Zkuste e-mail znovu, nebo zákazníka zkontaktujte jinak.',
  },
  jobs: {
    title: 'Úlohy, které selhaly',
    text: 'Program vyčerpal pokusy a\u00a0sám je už nezopakuje.',
    next: 'Odstraňte příčinu a\u00a0zkuste úlohu znovu.',
  },
  'wants-target': {
    title: 'Čeká na zákazníka',
    text: 'Chybí profil nebo příspěvek a\u00a0zákazník o\u00a0tom ví.',
    next: 'Neodpovídá-li dlouho, napište mu.',
  },
  'after-withdrawal': {
    title: 'Čeká na konec lhůty',
    text: 'Zákazník nepožádal o\u00a0dřívější začátek, začíná se po lhůtě pro odstoupení.',
    next: 'Zatím nic; po lhůtě se objeví mezi tím, co lze začít.',
  },
};

const anomalies: Record<AnomalyKind, { name: string; next: string }> = {
  'unknown-order': {
    name: 'Platba bez objednávky',
    next: 'Najděte ji u\u00a0poskytovatele a\u00a0vraťte.',
  },
  'wrong-amount': {
    name: 'Přišla jiná částka',
    next: 'Porovnejte ji s\u00a0objednávkou a\u00a0rozdíl vraťte u\u00a0poskytovatele.',
  },
  'paid-twice': {
    name: 'Zaplaceno dvakrát',
    next: 'Druhá platba se vrací sama; ověřte, že odešla.',
  },
  'not-payable': {
    name: 'Platba po konci objednávky',
    next: 'Vraťte ji u\u00a0poskytovatele, nebo domluvte novou objednávku.',
  },
  disputed: {
    name: 'Spor o\u00a0platbu',
    next: 'Odpovězte poskytovateli v\u00a0jeho lhůtě a\u00a0zvažte, zda dodávat.',
  },
  'refunded-elsewhere': {
    name: 'Vráceno mimo obchod',
    next: 'Rozhodněte, zda dodat, a\u00a0jaký dobropis je potřeba.',
  },
  'refund-refused': {
    name: 'Vrácení odmítnuto',
    next: 'Vraťte částku znovu, nebo převodem.',
  },
  'refund-failed': {
    name: 'Vrácené peníze přišly zpět',
    next: 'Domluvte se zákazníkem jiný účet.',
  },
  'not-paid-at-provider': {
    name: 'U\u00a0poskytovatele není zaplaceno',
    next: 'Ověřte platbu, než začnete dodávat.',
  },
  'checkout-unknown': {
    name: 'Poskytovatel platbu nezná',
    next: 'Zeptejte se poskytovatele, kde peníze jsou.',
  },
  'order-rebuilt': {
    name: 'Objednávka obnovená z\u00a0platby',
    next: 'Zkontrolujte údaje objednávky.',
  },
};

const holds: Record<HoldReason, string> = {
  'target-missing': 'Profil nebo příspěvek neexistuje',
  'target-private': 'Profil je soukromý',
  'post-wanted': 'Chybí odkaz na příspěvek',
  other: 'Jiný důvod',
};

const wishes: Record<ComplaintWish | 'owed', string> = {
  refill: 'Chce doplnit',
  money: 'Chce peníze zpět',
  owed: 'Uznaná, peníze ještě neodešly',
};

const refills: Record<Extract<RefillState, 'asked' | 'running'>, string> = {
  asked: 'Požádáno',
  running: 'Běží',
};

export const queues = {
  names,
  anomalies,
  holds,
  wishes,
  refills,
  refunds: {
    'to-send': 'Pošlete převodem ze své banky',
    owed: 'Ještě jsme o\u00a0ni nepožádali',
    unclear: 'Bez odpovědi poskytovatele',
    refused: 'Poskytovatel odmítl',
  },
  withdrawals: {
    held: 'Dodání je pozastavené',
    unknown: 'K\u00a0žádné objednávce nesedí',
    unknownNext: 'Najděte objednávku podle jména a\u00a0e-mailu a\u00a0odpovězte.',
  },
  states: { paid: 'Zaplaceno', delivering: 'Dodává se' },
  emails: {
    toCustomer: 'E-mail zákazníkovi',
    toShop: 'E-mail obchodu',
    refused: (why: string) => `Odmítnuto: ${why}`,
    late: 'Zatím neodešel; program to zkouší dál.',
  },
  /** Jobs of the program, by their names. */
  jobs: {
    'send-letter': 'Odeslání e-mailu',
    'find-order-link': 'Odkaz na objednávku e-mailem',
    'take-withdrawal': 'Zpracování odstoupení',
    'check-payment': 'Kontrola platby',
    'invite-to-review': 'Žádost o\u00a0recenzi',
    'refund-order': 'Vrácení peněz',
    'reconcile-payments': 'Porovnání plateb s\u00a0poskytovatelem',
    'carry-out-intent': 'Odeslání toho, co šlo vzít zpět',
    'mail-audit-head': 'Denní otisk záznamu změn',
    'offer-when-late': 'Nabídky po zmeškaném termínu',
    'run-batch': 'Hromadná akce',
    'keep-retention': 'Mazání starých údajů',
  },
  tabs: 'Co čeká',
  back: 'Přehled',
  count: (count: string) => `Čeká ${count}`,
  more: (count: string) => `Čeká přes ${count}`,
  toOrders: 'Zahájit víc najednou',
  columns: {
    order: 'Objednávka',
    what: 'O\u00a0co jde',
    amount: 'Částka',
    since: 'Od kdy',
    due: 'Termín',
    next: 'Co dál',
  },
  order: (number: number) => `Objednávka ${number}`,
  noOrder: 'Bez objednávky',
  further: (count: number) =>
    `a\u00a0${count}\u00a0${plural('cs', count, { one: 'další', few: 'další', other: 'dalších' })}`,
  ago: (age: string) => `už ${age}`,
  left: (age: string) => `ještě ${age}`,
  past: (age: string) => `po termínu ${age}`,
  nextPage: 'Další',
  firstPage: 'Od začátku',
  nothing: 'Tady nic nečeká',
  nothingText: 'Jakmile se něco objeví, bude to i\u00a0na přehledu.',
  links: {
    complaint: 'Vyřídit reklamaci',
    withdrawal: 'Vyřídit odstoupení',
    refill: 'Rozhodnout o\u00a0doplnění',
    refund: 'Zobrazit vrácení',
    email: 'Zobrazit nebo poslat jinam',
    of: (label: string, number: number) => `${label}, objednávka č.\u00a0${number}`,
  },
  actions: {
    retry: 'Zkusit znovu',
    leave: 'Nechat být',
    seen: 'Vyřízeno',
    settle: 'Vyřízeno',
    note: 'Co jste udělali',
    noteHint: 'Zůstane v\u00a0záznamu u\u00a0platby.',
    summary: 'Označit jako vyřízené',
    retryOf: (what: string) => `Zkusit znovu: ${what}`,
    leaveOf: (what: string) => `Nechat být: ${what}`,
    seenOf: (name: string) => `Vyřízeno: ${name}`,
    ownerOnly: 'Vyřídit může jen vlastník.',
  },
  done: {
    retried: 'Zkouší se znovu. Povede-li se to, řádek zmizí.',
    left: 'E-mail už se posílat nebude.',
    settled: 'Zapsáno jako vyřízené.',
  },
  problems: {
    'row-gone': 'Tohle už není potřeba: mezitím se to vyřešilo.',
    'right-missing': 'Na to máte málo práv: o\u00a0penězích rozhoduje vlastník.',
    'proof-old': 'Nejdřív znovu ukažte, že jste to vy: heslem, nebo přístupovým klíčem.',
    'note-missing': 'Napište, co jste udělali.',
    'note-too-long': (most: string) => `Nejvýše ${most}\u00a0znaků.`,
    'settled-meanwhile': (person: string, note: string) =>
      `Mezitím to jako vyřízené zapsal(a) ${person}: „${note}“`,
    'intent-unknown': 'Tohle tlačítko tu není. Načtěte stránku znovu.',
  },
};

export type QueueMessages = typeof queues;
