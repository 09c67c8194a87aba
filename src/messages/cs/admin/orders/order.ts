import { UNDO_SECONDS } from '#domain/admin/pending-action.ts';
import type { ComplaintEnd, LateAnswer } from '#domain/after-sales/after-sales.ts';
import type { LineWork } from '#domain/delivery/progress.ts';
import type { HoldReason } from '#domain/delivery/hold.ts';
import { type OrderState, type PaidHow } from '#domain/order/order.ts';
import type { RefundState } from '#domain/payments/refund.ts';
import { plural } from '#domain/locale.ts';
import type { WithdrawalResolution } from '#domain/withdrawals/withdrawn-lines.ts';

const canceledLater = `Zrušení proběhne ${UNDO_SECONDS}\u00a0sekund po stisknutí tlačítka; do té doby ho můžete vzít zpět.`;

export const adminOrder = {
  title: (number: number) => `Objednávka č.\u00a0${number}`,
  orders: 'Objednávky',
  previous: 'Předchozí',
  previousOf: (number: number) => `Předchozí objednávka, č.\u00a0${number}`,
  next: 'Další',
  nextOf: (number: number) => `Další objednávka, č.\u00a0${number}`,
  neighbours: 'Sousední objednávky',
  made: 'Vytvořeno',
  startBy: 'Začít do',
  promised: 'Slíbeno do',
  promisedPast: 'termín minul',
  promisedNear: 'termín se blíží',
  total: 'Celkem',
  customerPage: 'Stránka zákazníka',
  customerPageShown: 'Takto stránku vidí zákazník. Tady je jen ke čtení.',
  copy: (what: string) => `Kopírovat: ${what}`,
  copied: 'Zkopírováno',
  newTab: 'otevře se v\u00a0nové kartě',
  erased: {
    title: 'Zákazník byl vymazán',
    text: 'Jméno, adresa a\u00a0ostatní osobní údaje jsou smazané. Zůstaly balíčky, částky a\u00a0vystavené doklady.',
  },
  nextStep: 'Co teď',
  lead: {
    unpaid: 'Čeká na zaplacení. Dokud peníze nedorazí, nic nezačínejte.',
    processing: 'Platba je na cestě. Dokud nedorazí, nic nezačínejte.',
    held: 'Zákazník odstoupil od smlouvy. Dokud odstoupení nevyřídíte, nic dalšího nedodávejte.',
    early: (day: string) =>
      `Zákazník nepožádal o\u00a0dřívější zahájení. Začít můžete nejdříve ${day}.`,
    waits: 'Čeká se na zákazníka: u\u00a0žádného balíčku teď nemůžete začít.',
    begin: 'Zaplaceno, můžete začít.',
    beginMore: 'Dodává se. Zahájit můžete i\u00a0další balíčky.',
    delivering: 'Dodává se. Až bude všechno dodané, objednávku dokončete.',
    onHold: 'Pozastaveno. Až překážka pomine, balíček uvolněte.',
    completed: (at: string) => `Dodáno ${at}.`,
    completedOnly: 'Dodáno.',
    short: (at: string, counts: string) => `Dodáno zčásti${at && ` ${at}`}: ${counts}.`,
    withdrawn: (at: string) => `Ukončeno odstoupením ${at}, nedodalo se všechno.`,
    withdrawnPart: (at: string) =>
      `Skončilo ${at}: od části zákazník odstoupil, ostatní je dodané.`,
    canceled: 'Zrušená. Nic se nedodává.',
    refunded: 'Všechny peníze se vrátily. Nic se nedodává.',
    /** Money that went back has come back to the shop. */
    refunding: 'Zákazník ještě nemá všechny peníze zpět. Nic se nedodává.',
    expired: 'Propadla, platba nedorazila včas.',
  },
  beginAll: (count: number): string =>
    count === 1
      ? 'Zahájit dodávání'
      : `Zahájit ${count}\u00a0${plural('cs', count, { one: 'balíček', few: 'balíčky', other: 'balíčků' })}`,
  completeAll: (count: number) =>
    `Dokončit ${count}\u00a0${plural('cs', count, { one: 'balíček jako celý', few: 'balíčky jako celé', other: 'balíčků jako celé' })}`,
  items: 'Balíčky',
  line: (position: number) => `Balíček ${position + 1}`,
  work: {
    waiting: 'Čeká',
    delivering: 'Dodává se',
    completed: 'Dodáno',
  } satisfies Record<LineWork, string>,
  open: (network: string) => `Otevřít na síti ${network}`,
  noTarget: 'Chybí profil nebo odkaz',
  whichPost: 'Ke kterému příspěvku?',
  unverified: 'Odkaz ke sdílení: před zahájením ověřte, kam vede.',
  startCount: 'Na začátku',
  delivered: (units: string) => `Dodáno z\u00a0${units}`,
  remaining: (count: string) => `zbývá ${count}`,
  progress: (delivered: string, units: string) => `${delivered} z\u00a0${units}`,
  startedAt: (at: string) => `zahájeno ${at}`,
  completedAt: (at: string) => `dodáno ${at}`,
  /** Of a package that ended before it began. */
  unbegun: 'Nezačalo se',
  /** Of a line that ended with less than was ordered. */
  endedAt: (at: string) => `ukončeno ${at}`,
  startWas: (count: string) => `na začátku ${count}`,
  begin: 'Zahájit',
  newPromise: (day: string) => `Slíbeno pak bude do ${day}.`,
  report: 'Uložit stav',
  completeAs: (delivered: string, units: string) => `Dokončit jako ${delivered} z\u00a0${units}`,
  sureWhole: (what: string) => `${what}: ano, dodáno je všechno`,
  endAt: (delivered: string, units: string) => `Ukončit na\u00a0${delivered} z\u00a0${units}…`,
  /** Where nothing is reported yet. */
  endShort: 'Ukončit zčásti…',
  endAs: (delivered: string, units: string) => `Ukončit na\u00a0${delivered} z\u00a0${units}`,
  restDelivered: (units: string) => `Zbytek je dodaný, celkem ${units}`,
  short: {
    giveBack: (sum: string) => `Vrátit ${sum}…`,
    ownerOnly: (sum: string) => `Zákazníkovi náleží zpět ${sum}. Vrátit je může jen majitel.`,
    resolved: (isAgreed: boolean): string =>
      isAgreed
        ? 'Zákazník souhlasil s\u00a0něčím jiným než s\u00a0vrácením peněz.'
        : 'Cena nedodané části je vrácená, nebo se vrací.',
    instead: 'Nevracet: zákazník chce něco jiného…',
    words: 'S\u00a0čím zákazník souhlasil',
    wordsHint: 'Jeho slovy, například z\u00a0e\u2011mailu. Zůstanou v\u00a0historii.',
    keep: 'Uložit a\u00a0nevracet',
  },
  exceed: 'Ano, dodalo se víc, než bylo objednáno',
  note: 'Poznámka, kterou zákazník nevidí',
  noteWhy: {
    'delivered-falls': 'Proč je stav nižší než předtím?',
    'delivered-short': 'Proč se nedodalo všechno?',
  },
  problems: {
    'order-unknown': 'Tato objednávka už neexistuje.',
    'order-unpaid': 'Objednávka není zaplacená, dodávání zatím zahájit nejde.',
    'order-over': 'Objednávka je ukončená, nic se už nedodává.',
    'cancel-waits':
      'Zrušení objednávky čeká na provedení. Dokud ho někdo nevezme zpět, nic s\u00a0ní dělat nejde.',
    'refund-waits': 'Všechny peníze se vracejí, objednávka tím skončí. Nic se už nedodává.',
    'order-held': 'Zákazník odstoupil od smlouvy. Nejdřív odstoupení vyřiďte.',
    'line-unknown': 'Takový balíček v\u00a0objednávce není.',
    'line-held': 'Balíček je pozastavený. Nejdřív ho uvolněte.',
    'line-held-already': 'Balíček už je pozastavený.',
    'line-waits-target': 'U\u00a0balíčku chybí profil nebo odkaz. Dokud se nedoplní, začít nejde.',
    'line-waits-post': 'U\u00a0balíčku je jen profil. Dokud se nedoplní příspěvek, začít nejde.',
    'line-too-early':
      'Zákazník nepožádal o\u00a0dřívější zahájení a\u00a0lhůta pro odstoupení ještě běží. Začít teď nejde.',
    'line-not-begun': 'Balíček ještě není zahájený. Nejdřív ho zahajte.',
    'line-completed': 'Balíček už je dodaný.',
    'count-invalid': 'Zadejte celé číslo číslicemi.',
    'count-missing': 'Hlášeno je méně, než bylo objednáno. Zadejte, kolik se dodalo.',
    'whole-unsure': 'Hlášeno je méně, než bylo objednáno. Je opravdu dodáno všechno?',
    'short-over': 'Objednávka už není dodaná jen zčásti, není co domlouvat.',
    'words-missing': 'Napište, s\u00a0čím zákazník souhlasil.',
    'rest-refunded': 'Za to, co chybí, se peníze už vrátily nebo se vracejí.',
    'delivered-exceeds':
      'To je víc, než bylo objednáno. Je\u2011li to správně, potvrďte to zaškrtnutím.',
    'delivered-falls': 'To je méně než předtím. Je\u2011li to správně, napište proč.',
    'delivered-short': 'Nedodalo se všechno. Má\u2011li balíček přesto skončit, napište proč.',
    'hold-over': 'Pozastavit jde jen to, co je zaplacené a\u00a0ještě není dodané.',
    'hold-reason': 'Vyberte důvod.',
    'hold-text-missing': 'Napište, co si má zákazník v\u00a0e\u2011mailu přečíst.',
    'hold-text-too-long': 'Text je příliš dlouhý, zkraťte ho prosím.',
    'target-over': 'Balíček je dodaný nebo je objednávka ukončená, cíl už změnit nejde.',
    'note-missing': 'Napište text poznámky.',
    'note-too-long': 'Poznámka je příliš dlouhá, zkraťte ji prosím.',
    'too-late': 'Dodávání už začalo, objednávku zrušit nejde. Vraťte peníze.',
    'right-missing':
      'Zrušit zaplacenou objednávku může jen majitel, protože se tím vracejí peníze.',
    'proof-old': 'Nejdřív znovu potvrďte, že jste to vy: heslem, nebo přístupovým klíčem.',
    disputed: 'Zaškrtněte, že o\u00a0zpochybnění platby víte. Nic zatím neodešlo.',
    'payment-processing': 'Platba je na cestě. Zrušit ji půjde, až dorazí.',
    'cancel-unavailable':
      'Platební brána teď neodpovídá, nic se nezměnilo. Zkuste to prosím za chvíli.',
    'email-unknown': 'Takový e\u2011mail u\u00a0objednávky není.',
    'email-invalid': 'Zadejte platný e\u2011mail, například jana@firma.cz.',
    'email-waits': 'Tento e\u2011mail ještě čeká na odeslání, podruhé ho zatím poslat nejde.',
    'email-elsewhere':
      'Do jiné schránky ho může poslat jen majitel: je v\u00a0něm soukromý odkaz zákazníka.',
    'email-too-often': 'E\u2011maily této objednávky se dnes znovu posílaly už příliš často.',
    'intent-unknown':
      'Tento požadavek jsme nerozpoznali a\u00a0nic jsme nezměnili. Použijte tlačítko na této stránce.',
    'changed-meanwhile':
      'Objednávku mezitím změnil někdo jiný, vaše změna se neuložila. Co jste vyplnili, zůstalo; zkontrolujte to a\u00a0odešlete znovu.',
  },
  changesSince: 'Co se mezitím změnilo',
  errorTitle: (title: string) => `Chyba: ${title}`,
  leaves: (seconds: number) =>
    `Odejde ${seconds}\u00a0${plural('cs', seconds, { one: 'sekundu', few: 'sekundy', other: 'sekund' })} po stisknutí tlačítka, do té doby ho můžete vzít zpět.`,
  /** Before and after its subject, which is in the customer's language. */
  emailLeaves: { before: 'Zákazník dostane e\u2011mail „', after: '“.' },
  emailWhole: 'Zobrazit tak, jak přijde',
  hold: {
    open: 'Pozastavit…',
    heading: 'Pozastavit balíček',
    reason: 'Důvod',
    choose: 'Vyberte důvod',
    reasons: {
      'target-missing': 'Profil nebo příspěvek neexistuje',
      'target-private': 'Profil je soukromý',
      'post-wanted': 'Chybí příspěvek, je jen profil',
      other: 'Jiný důvod',
    } satisfies Record<HoldReason, string>,
    /** What the customer is told beside the reason where nothing else is typed; in the language of the order. */
    usual: {
      'target-missing':
        'Zkontrolujte prosím, jestli v\u00a0odkazu není překlep a\u00a0jestli je veřejný.',
      'target-private': 'Přepněte ho prosím na veřejný, nebo nám pošlete jiný.',
      'post-wanted': 'Pošlete nám prosím odkaz přímo na něj, případně na video.',
      other: '',
    } satisfies Record<HoldReason, string>,
    text: 'Co se zákazník dočte',
    textHint:
      'Přijde mu v\u00a0e\u2011mailu a\u00a0uvidí to na stránce objednávky; tam cíl také může opravit. Když nic nenapíšete, dostane obvyklý text k\u00a0důvodu; uvidíte ho v\u00a0náhledu.',
    preview: 'Zobrazit e\u2011mail',
    confirm: 'Pozastavit a\u00a0poslat e\u2011mail',
    held: (reason: string, at: string) => `Pozastaveno ${at}: ${reason}`,
    told: 'Zákazníkovi píšeme:',
    resume: 'Uvolnit',
  },
  target: {
    open: 'Opravit cíl…',
    profile: 'Profil: jméno, @jméno nebo odkaz',
    post: 'Odkaz na příspěvek nebo video',
    save: 'Uložit cíl',
  },
  payment: {
    heading: 'Platba',
    how: 'Způsob',
    hows: {
      checkout: 'Platební brána',
      transfer: 'Převodem na účet',
      free: 'Zdarma',
    } satisfies Record<PaidHow, string>,
    provider: 'Brána',
    paidAt: 'Zaplaceno',
    notPaid: 'zatím ne',
    sum: 'Zaplacená částka',
    paymentId: 'ID platby u\u00a0brány',
    reference: 'Převod',
    checkoutId: 'ID platby',
    subtotal: 'Cena bez slevy',
    discount: (percent: number, code: string | null) =>
      code === null
        ? `Sleva ${percent}\u00a0%`
        : percent === 0
          ? `Sleva s\u00a0kódem ${code}`
          : `Sleva ${percent}\u00a0% s\u00a0kódem ${code}`,
    returned: 'Vráceno',
    returning: 'Vrací se',
    left: 'Zbývá k\u00a0vrácení',
    refunds: 'Vrácené peníze',
    refundStates: {
      owed: 'vrací se',
      done: 'vráceno',
      refused: 'brána odmítla',
      failed: 'peníze přišly zpět',
    } satisfies Record<RefundState, string>,
    creditNote: (number: string) => `opravný doklad ${number}`,
    moneyBack: 'Vrátit peníze',
    documents: 'Doklady',
    invoice: (number: string, format: string) => `Faktura ${number} (${format})`,
    note: (number: string, format: string) => `Opravný doklad ${number} (${format})`,
    noDocuments: 'Zatím žádné.',
  },
  customer: {
    heading: 'Zákazník',
    language: 'Jazyk',
    languages: { cs: 'česky', en: 'anglicky' },
    start: 'Zahájení',
    starts: {
      asked: (at: string) => `co nejdřív, výslovná žádost ${at}`,
      later: 'až po lhůtě pro odstoupení',
      company: 'firma, začíná se co nejdřív',
    },
    terms: 'Obchodní podmínky',
  },
  emails: {
    heading: 'E\u2011maily',
    state: 'Stav',
    none: 'Zatím žádný neodešel.',
    show: 'Zobrazit',
    showOf: (kind: string) => `Zobrazit nebo poslat znovu: ${kind}`,
    to: (address: string) => `na ${address}`,
    again: 'posláno znovu',
  },
  waiting: {
    heading: 'Jde ještě vzít zpět',
    leaves: (at: string, person: string) => `odejde ${at}, zadáno: ${person}`,
    /** Of a move, of which nothing leaves. */
    until: (at: string, person: string) => `do ${at}, zadáno: ${person}`,
    undo: 'Vzít zpět',
    undoOf: (what: string) => `Vzít zpět: ${what}`,
  },
  history: {
    heading: 'Historie',
    inner: 'interní',
    actors: {
      customer: 'Zákazník',
      provider: 'Platební brána',
      shop: 'Obchod sám',
      operator: 'Správa',
    },
    states: {
      pending: 'Objednávka vznikla',
      paid: 'Zaplaceno',
      delivering: 'Dodávání začalo',
      completed: 'Vše dodáno',
      canceled: 'Zrušeno',
      refunded: 'Všechno vráceno',
      expired: 'Propadla, platba nepřišla včas',
    } satisfies Record<OrderState, string>,
    /** Of an order that ended with less, by the shop or because its customer had withdrawn. */
    completedBelow: { short: 'Dodáno zčásti', withdrawn: 'Dodávání skončilo' },
    agreed: 'Zákazník souhlasil s\u00a0něčím jiným než s\u00a0vrácením peněz',
    begun: (line: string) => `${line}: zahájeno`,
    reported: (line: string, count: string) => `${line}: ${count}`,
    ended: (line: string, count: string) => `${line}: dokončeno, ${count}`,
    progress: (line: string) => `${line}: změna stavu`,
    held: (line: string) => `${line}: pozastaveno`,
    resumed: (line: string) => `${line}: uvolněno`,
    corrected: (line: string, target: string) => `${line} → ${target}`,
    given: 'Zákazník doplnil, kam dodávat',
    back: (sum: string) => `Vráceno ${sum}`,
    cameBack: (sum: string) => `Vrácených ${sum} přišlo zpět`,
    refused: 'Vrácení peněz se nepovedlo',
    note: 'Poznámka',
    withdrawal: 'Zákazník odstoupil od smlouvy',
    withdrawalRead: (name: string) => `Odstoupení se týká: ${name}`,
    withdrawalTied: 'Odstoupení přiřazeno k\u00a0objednávce',
    withdrawalResolved: {
      money: 'Odstoupení vyřízeno: peníze se vrátily',
      ended: 'Odstoupení vyřízeno: balíčky skončily bez vrácení peněz',
      released: 'Odstoupení vyřízeno: objednávka platí dál',
      closed: 'Odstoupení vyřízeno jinak',
    } satisfies Record<WithdrawalResolution, string>,
    complaint: 'Reklamace přijata',
    complaintResolved: {
      refill: 'Reklamace vyřízena: uznána, doplňujeme',
      money: 'Reklamace vyřízena: uznána, vracíme peníze',
      accepted: 'Reklamace vyřízena: uznána',
      refused: 'Reklamace vyřízena: neuznána',
    } satisfies Record<Exclude<ComplaintEnd, 'instead'>, string>,
    refill: { asked: 'Žádost o\u00a0doplnění', running: 'Doplnění začalo' },
    refillEnded: {
      done: 'Doplněno',
      refused: 'Doplnění odmítnuto',
      money: 'Místo doplnění se vrátily peníze',
    },
    lateOffered: 'Termín minul, zákazník dostal nabídku',
    lateAnswered: {
      wait: 'Zákazník si z\u00a0nabídky vybral, že počká',
      money: 'Zákazník si z\u00a0nabídky vybral peníze',
    } satisfies Record<LateAnswer, string>,
    earlyStart: 'Zákazník požádal o\u00a0dřívější zahájení',
    emailAgain: (kind: string) => `Znovu poslán e\u2011mail: ${kind}`,
    undone: 'Vzato zpět',
    entered: 'Objednávka zadána ve správě',
  },
  noteForm: {
    label: 'Interní poznámka',
    hint: 'Zákazník ji nikde nevidí.',
    add: 'Přidat poznámku',
  },
  cancel: {
    open: 'Zrušit objednávku…',
    heading: 'Zrušit objednávku',
    unpaid:
      'Nic se neplatilo, nic se nevrací a\u00a0zákazníkovi e\u2011mail neodejde. Platební stránka se hned zavře, vzít to zpět nejde.',
    paid: (sum: string) =>
      `Zákazníkovi se vrátí ${sum} stejnou cestou, jakou zaplatil. ${canceledLater}`,
    transfer: (sum: string) =>
      `Zákazník zaplatil převodem, ${sum} mu proto musíte poslat sami. ${canceledLater}`,
    nothing: `Není co vracet. ${canceledLater}`,
    confirm: 'Zrušit objednávku',
    notBegun: 'Dodávání už začalo, zrušit objednávku nejde. Zbývající peníze můžete vrátit.',
    ownerOnly: 'Zrušit zaplacenou objednávku může jen majitel, protože se tím vracejí peníze.',
  },
  email: {
    title: (kind: string, number: number) => `${kind}, objednávka č.\u00a0${number}`,
    back: (number: number) => `Objednávka č.\u00a0${number}`,
    subject: 'Předmět',
    to: 'Komu',
    now: 'Takto by e\u2011mail vypadal, kdyby odešel teď.',
    asSent: 'Přesně tak, jak odešel.',
    rewritten: 'E\u2011mail se píše z\u00a0objednávky, jak je teď; starší se mohl lišit.',
    enclosed: 'Příloha',
    again: 'Poslat znovu',
    address: 'Jiná adresa',
    addressHint: (usual: string) => `Nevyplníte\u2011li ji, odejde na ${usual}.`,
    send: 'Poslat znovu',
  },
};

export type AdminOrderMessages = typeof adminOrder;
