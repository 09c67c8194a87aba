import type { Remedy, RefillState } from '#domain/after-sales/after-sales.ts';
import { NEAR_HOURS } from '#domain/order/order-filter.ts';
import { EMAIL_MINUTES, type WorkList } from '#domain/admin/work-list.ts';
import { formatDuration, formatWithin } from '#domain/text/period-text.ts';
import { COMPLAINT_DAYS, REFUND_DAYS } from '#domain/shop/promises.ts';
import { anomalies } from './orders/after-sales.ts';
import { adminOrder } from './orders/order.ts';

interface WorkListWords {
  title: string;
  /** One sentence: what it is, or what is at stake. */
  text: string;
  /** What to do with a row of it. */
  next: string;
}

const names: Record<WorkList, WorkListWords> = {
  overdue: {
    title: 'Slíbený termín minul',
    text: 'Zákazník čeká déle, než jsme slíbili.',
    next: 'Dokončete dodání, nebo zákazníkovi napište.',
  },
  due: {
    title: 'Slíbený termín se blíží',
    text: `Do slíbeného termínu zbývá méně než ${formatDuration('cs', NEAR_HOURS, 'hour')}.`,
    next: 'Zkontrolujte, že dodání běží.',
  },
  'to-start': {
    title: 'Zaplaceno, můžete začít',
    text: 'Nic nebrání dodávání a\u00a0čas běží od platby.',
    next: 'Zahajte dodávání.',
  },
  withdrawals: {
    title: 'Odstoupení k\u00a0vyřízení',
    text: `Peníze musí odejít do ${formatWithin('cs', REFUND_DAYS, 'day')} od odstoupení. Kdo odstoupil pozdě, má slíbenou odpověď.`,
    next: 'Spočítejte, co se vrací, a\u00a0vraťte to.',
  },
  short: {
    title: 'Dodáno zčásti, peníze nevrácené',
    text: 'Dodalo se méně, než bylo objednáno.',
    next: 'Vraťte cenu toho, co chybí, dodejte zbytek, nebo zapište, s\u00a0čím zákazník souhlasil.',
  },
  complaints: {
    title: 'Reklamace k\u00a0vyřízení',
    text: `Vyřídit se musí do ${formatWithin('cs', COMPLAINT_DAYS, 'day')} od přijetí.`,
    next: 'Rozhodněte a\u00a0odpovězte zákazníkovi.',
  },
  refills: {
    title: 'Doplnění v\u00a0garanci',
    text: 'Zákazník o\u00a0doplnění požádal, nebo už se doplňuje.',
    next: 'Začněte doplňovat, nebo žádost s\u00a0důvodem odmítněte.',
  },
  late: {
    title: 'Zpoždění bez odpovědi',
    text: 'Nabídli jsme počkat, nebo vrátit nedodanou část. Zákazník zatím neodpověděl.',
    next: 'Dodejte co nejdřív; odpověď může přijít kdykoli.',
  },
  messages: {
    title: 'Zprávy bez odpovědi',
    text: 'Zákazník napsal a\u00a0čeká, co mu odpovíte.',
    next: 'Odpovězte, nebo zprávu uzavřete.',
  },
  'not-done': {
    title: 'Co se neprovedlo',
    text: 'Vrácení peněz nebo zrušení, které mezitím přestalo jít. Nic neodešlo.',
    next: 'Podívejte se na objednávku a\u00a0rozhodněte znovu.',
  },
  refunds: {
    title: 'Peníze, které se nevrátily',
    text: 'Brána neodpověděla nebo odmítla, nebo čekají na váš převod. Zákazník je zatím nemá.',
    next: 'Ověřte u\u00a0brány, jak to dopadlo.',
  },
  anomalies: {
    title: 'Platby, které nesedí',
    text: 'Spory, dvojí platby a\u00a0částky, které neodpovídají objednávce.',
    next: 'Zjistěte, co se stalo, a\u00a0zapište, co jste udělali.',
  },
  holds: {
    title: 'Pozastavené balíčky',
    text: 'Dodávání stojí, dokud někdo neopraví cíl nebo balíček neuvolní.',
    next: 'Uvolněte ho, nebo zákazníka upozorněte znovu.',
  },
  emails: {
    title: 'E\u2011maily, které neodešly',
    text: `Poštovní server je odmítl, nebo čekají déle než ${formatDuration('cs', EMAIL_MINUTES / 60, 'hour')}.`,
    next: 'Zkuste e\u2011mail znovu, nebo zákazníka zkontaktujte jinak.',
  },
  mailbox: {
    title: 'Schránka se nedá přečíst',
    text: 'Odpovědi zákazníků zůstávají na poštovním serveru a\u00a0tady je nevidíte.',
    next: 'Zkontrolujte poštovní server a\u00a0přihlašovací údaje v\u00a0nastavení. Obchod to zkouší každou minutu.',
  },
  jobs: {
    title: 'Úlohy, které selhaly',
    text: 'Obchod vyčerpal pokusy a\u00a0sám je už nezopakuje.',
    next: 'Odstraňte příčinu a\u00a0zkuste úlohu znovu.',
  },
  receivers: {
    title: 'Webhooky, které selhávají',
    text: 'Program jiné firmy události nepřijímá; čekají na něj.',
    next: 'Dejte vědět tomu, kdo se o\u00a0něj stará.',
  },
  undelivered: {
    title: 'Nedoručené webhooky',
    text: 'Program jiné firmy některé události odmítl nebo je ani po všech pokusech nepřevzal. Sám je už obchod nepošle.',
    next: 'Zjistěte proč. Pak je pošlete znovu, nebo je nechte být.',
  },
  'wants-target': {
    title: 'Čeká na zákazníka',
    text: 'Chybí profil nebo příspěvek a\u00a0zákazník o\u00a0tom ví.',
    next: 'Neodpovídá\u2011li dlouho, napište mu.',
  },
  'after-withdrawal': {
    title: 'Čeká na konec lhůty',
    text: 'Zákazník nepožádal o\u00a0dřívější zahájení, začíná se po lhůtě pro odstoupení.',
    next: 'Zatím nic; po lhůtě se objeví mezi těmi, u\u00a0kterých můžete začít.',
  },
};

const requests: Record<Remedy | 'owed', string> = {
  refill: 'Chce doplnit',
  money: 'Chce peníze zpět',
  owed: 'Uznaná, peníze ještě neodešly',
};

const refills: Record<Extract<RefillState, 'asked' | 'running'>, string> = {
  asked: 'Požádáno',
  running: 'Doplňuje se',
};

export const workLists = {
  names,
  anomalies,
  holds: adminOrder.hold.reasons,
  requests,
  refills,
  /** Of one that is under way. */
  runningNext: 'Doplňte, co chybí, a\u00a0označte to za doplněné.',
  refunds: {
    owed: 'Ještě jsme o\u00a0ně nepožádali',
    unclear: 'Bez odpovědi brány',
    refused: 'Brána odmítla',
    'to-send': 'Zákazník platil převodem',
    toSendNext: 'Pošlete je ze své banky a\u00a0zapište na obrazovce vrácení peněz.',
  },
  notDone: (why: string, person: string) => `${why}; zadáno: ${person}`,
  withdrawals: {
    kinds: {
      held: 'Dodávání je pozastavené',
      /** Of an order that was completed, and of one that is not paid. */
      ended: 'Dodávání už skončilo',
      unpaid: 'Objednávka není zaplacená',
      unknown: 'Není přiřazené k\u00a0objednávce',
      late: 'Přišlo po lhůtě',
      performed: 'Přišlo až po splnění',
    },
    /** Where it is known what goes back. */
    pay: (sum: string) => `Vraťte ${sum}.`,
    nothing: 'Vracet není co, vyřiďte odstoupení.',
    next: {
      unknown: 'Najděte objednávku, nebo odpovězte.',
      unpaid: 'Dorazí\u2011li peníze, vraťte je.',
      late: 'Přečtěte si ho. Odpovězte zákazníkovi a\u00a0zapište to.',
      performed: 'Přečtěte si ho. Odpovězte zákazníkovi a\u00a0zapište to.',
    },
  },
  messages: {
    contact: 'Dotaz',
    bulk: 'Poptávka',
    'payment-help': 'Pomoc s\u00a0platbou',
    email: 'E\u2011mail',
    withdrawal: 'Odstoupení',
  },
  mailbox: { away: 'Server neodpovídá', denied: 'Server odmítl přihlášení' },
  undelivered: {
    count: (count: string) => `Nedoručeno: ${count}`,
    more: (count: string) => `Nedoručeno: přes ${count}`,
  },
  states: { paid: 'Zaplaceno', delivering: 'Dodává se' },
  emails: {
    toCustomer: 'E\u2011mail zákazníkovi',
    toShop: 'E\u2011mail obchodu',
    refused: (why: string) => `Odmítnuto: ${why}`,
    unwritable: 'Nejde napsat: co měl říct, už uložené není.',
    late: 'Zatím neodešel; obchod to zkouší dál.',
  },
  /** Jobs of the program, by their names. */
  jobs: {
    'send-email': 'Odeslání e\u2011mailu',
    'find-order-link': 'Odkaz na objednávku e\u2011mailem',
    'take-withdrawal': 'Zpracování odstoupení',
    'check-payment': 'Kontrola platby',
    'invite-to-review': 'Žádost o\u00a0recenzi',
    'refund-order': 'Vrácení peněz',
    'reconcile-payments': 'Porovnání plateb s\u00a0bránou',
    'execute-action': 'Provedení toho, co šlo vzít zpět',
    'mail-audit-head': 'Denní otisk záznamu změn',
    'check-backup': 'Noční záloha a\u00a0její zkouška',
    'offer-when-late': 'Nabídky po zmeškaném termínu',
    'import-reviews': 'Převzetí recenzí',
    'run-bulk-action': 'Hromadná akce',
    'forget-secrets': 'Zapomenutí tajemství tokenů',
    'read-mailbox': 'Čtení schránky',
    'publish-due-articles': 'Zveřejnění naplánovaných článků',
    'run-generator-batch': 'Položka generátoru',
    'erase-person': 'Výmaz údajů',
    'apply-erasures': 'Výmazy po obnově ze zálohy',
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
    startBy: 'Začít do',
    due: 'Termín',
    next: 'Co dál',
  },
  order: (number: number) => `Objednávka č.\u00a0${number}`,
  noOrder: 'Bez objednávky',
  messageOf: (number: number) => `Zpráva č.\u00a0${number}`,
  ago: (age: string) => `už ${age}`,
  left: (age: string) => `ještě ${age}`,
  past: (age: string) => `${age} po termínu`,
  nothing: 'Tady nic nečeká',
  nothingText: 'Jakmile se něco objeví, bude to i\u00a0na přehledu.',
  links: {
    receiver: 'Zobrazit příjemce',
    short: 'Vrátit peníze',
    complaint: 'Vyřídit reklamaci',
    withdrawal: 'Vyřídit odstoupení',
    refill: 'Rozhodnout o\u00a0doplnění',
    refund: 'Zobrazit vrácení',
    email: 'Zobrazit nebo poslat jinam',
    message: 'Otevřít zprávu',
    ofMessage: (label: string, number: number) => `${label} č.\u00a0${number}`,
    of: (label: string, number: number) => `${label}, objednávka č.\u00a0${number}`,
  },
  actions: {
    retry: 'Zkusit znovu',
    leave: 'Nechat být',
    seen: 'Viděno',
    settle: 'Vyřízeno',
    note: 'Co jste udělali',
    noteHint: 'Zůstane u\u00a0platby.',
    summary: 'Označit jako vyřízené',
    retryOf: (what: string) => `Zkusit znovu: ${what}`,
    leaveOf: (what: string) => `Nechat být: ${what}`,
    seenOf: (what: string) => `Viděno: ${what}`,
    ownerOnly: 'Vyřídit může jen majitel.',
  },
  done: {
    retried: 'Zkouší se znovu. Povede\u2011li se to, řádek zmizí.',
    left: 'E\u2011mail už se posílat nebude.',
    seen: 'Vzato na vědomí.',
    settled: 'Zapsáno jako vyřízené.',
  },
  problems: {
    'row-gone': 'To už není potřeba: mezitím se to vyřešilo.',
    'right-missing': 'Na toto vaše role nestačí: o\u00a0penězích rozhoduje majitel.',
    'proof-old': 'Nejdřív znovu potvrďte, že jste to vy: heslem, nebo přístupovým klíčem.',
    'note-missing': 'Napište, co jste udělali.',
    'note-too-long': (most: string) => `Nejvýše ${most}\u00a0znaků.`,
    'resolved-meanwhile': (person: string, note: string) =>
      `Mezitím už to jako vyřízené má ${person}: „${note}“`,
    'intent-unknown': 'Toto tlačítko už neplatí. Načtěte stránku znovu.',
  },
};

export type WorkListMessages = typeof workLists;
