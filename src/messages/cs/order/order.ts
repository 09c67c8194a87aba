import { formatWithin } from '#domain/text/period-text.ts';
import {
  LATEST_START_HOURS,
  REFUND_DAYS,
  USUAL_START_HOURS,
  WITHDRAWAL_DAYS,
} from '#domain/shop/promises.ts';
import type { OrderState } from '#domain/order/order.ts';
import { customerLabels, foreignCompanyId } from '#messages/cs/order/customer.ts';

const lead: Record<OrderState, string> = {
  pending: 'Objednávka čeká na zaplacení.',
  paid: 'Platbu máme, děkujeme.',
  delivering: 'Dodáváme. Vaše čísla postupně rostou.',
  completed: 'Hotovo. Vše je dodáno a\u00a0běží garance doplnění.',
  canceled: 'Objednávka je zrušená.',
  refunded: 'Peníze jsme vám vrátili.',
  expired: 'Platba nedorazila včas, objednávka proto propadla. Nic jsme vám neúčtovali.',
};

export const order = {
  title: (number: number, brand: string) => `Objednávka č.\u00a0${number} | ${brand}`,
  /** Of the page that says why nothing came of what was sent. */
  errorTitle: (title: string) => `Chyba: ${title}`,
  heading: (number: number) => `Objednávka č.\u00a0${number}`,
  lead,
  /** Of a paid order that the shop gives away. */
  leadFree: 'Objednávku máme a\u00a0je zdarma.',
  /** Of a delivered order, once the longest guarantee is over. */
  guaranteeOver: 'Vše je dodáno. Garance doplnění už skončila.',
  /** Of one with which no guarantee was promised. */
  leadUnguaranteed: 'Hotovo. Vše je dodáno.',
  /** Of a refunded order whose money came back to the shop. */
  leadRefunding: 'Peníze vám vracíme.',
  leadDisputed: 'Peníze vám vrátila vaše banka.',
  /** Of an order whose money is on its way. */
  leadChecking: 'Ověřujeme platbu.',
  /** What follows the lead of a paid order. */
  starts: {
    soon: (latest: string) => `Začneme nejpozději ${latest}.`,
    later: (earliest: string) => `Začneme nejdříve ${earliest}.`,
    /** The latest moment is over, and nothing has begun. */
    overdue: (latest: string) =>
      `Začít jsme měli nejpozději ${latest}. Pokud zatím nic nepřibývá, napište nám prosím.`,
    /** The day of the later start has come, and nothing has begun. */
    due: 'Lhůta pro odstoupení už uplynula, začneme co nejdřív.',
    /** Nothing can begin before the targets are known. */
    given: `Začneme, až doplníte, kam máme dodávat: obvykle do ${formatWithin('cs', USUAL_START_HOURS, 'hour')}, nejpozději do ${formatWithin('cs', LATEST_START_HOURS, 'hour')}.`,
    givenLater: (earliest: string) =>
      `Začneme, až doplníte, kam máme dodávat, nejdříve však ${earliest}.`,
  },
  /** What a cancellation gives back; it begins the sentences that take it as `what`. */
  givenBack: { whole: 'Celou částku', rest: (sum: string) => `Zbývající částku ${sum}` },
  refundComing: (what: string) =>
    `${what} vám vracíme stejnou cestou, jakou jste zaplatili, nejpozději do ${formatWithin('cs', REFUND_DAYS, 'day')} od zrušení.`,
  refunded: (what: string, at: string) => `${what} jsme vám vrátili ${at}.`,
  refundedEarlier: (sum: string) => `${sum} jsme vám vrátili už dříve.`,
  steps: {
    label: 'Průběh objednávky',
    ordered: 'Objednáno',
    paid: 'Zaplaceno',
    unpaid: 'Čeká na zaplacení',
    start: 'Čeká na zahájení',
    delivering: 'Dodáváme',
    /** The same step of an order whose customer has withdrawn. */
    held: 'Pozastaveno',
    /** The same step once it is over. */
    begun: 'Dodání začalo',
    completed: 'Dodáno',
    canceled: 'Zrušeno',
    refunding: 'Vracíme peníze',
    refunded: 'Vráceno',
    expired: 'Propadlo',
    state: {
      done: 'hotovo',
      current: 'právě teď',
      upcoming: 'čeká',
      ended: 'ukončeno',
      failed: 'ukončeno',
    },
    latest: (day: string) => `nejpozději ${day}`,
    startSoon: (latest: string) =>
      `Obvykle začneme do ${formatWithin('cs', USUAL_START_HOURS, 'hour')}, nejpozději ${latest}.`,
    startLater: (earliest: string) =>
      `O\u00a0dřívější zahájení jste nepožádali, začneme proto až po ${WITHDRAWAL_DAYS}denní lhůtě pro odstoupení, nejdříve ${earliest}.`,
    duration: (span: string) => `Dodání pak trvá ${span}.`,
  },
  checking: {
    heading: 'Ověřujeme platbu',
    text: 'Čekáme na potvrzení platby. Stránka se obnoví sama, neplaťte prosím podruhé.',
    over: 'Potvrzení zatím nepřišlo a\u00a0stránka se už sama neobnovuje. Podruhé prosím neplaťte.',
    again: 'Obnovit stránku',
    processing:
      'Platba je na cestě, čekáme na její potvrzení. Podruhé neplaťte; zrušit objednávku půjde, jakmile platba dorazí.',
    mail: 'Jakmile platba dorazí, pošleme vám e\u2011mail s\u00a0potvrzením.',
  },
  pay: 'Zaplatit',
  payText: 'Objednávku máme uloženou. Zaplatit ji můžete teď.',
  payUntil: (at: string) => `Platba je možná do ${at}.`,
  paymentFailed: 'Platba nedorazila. Objednávka zůstala uložená, zaplatit ji můžete znovu.',
  unavailable:
    'Platební brána teď není dostupná. Objednávka je uložená, zkuste to prosím za chvíli.',
  refused:
    'Platební brána tuto objednávku odmítla, nic jsme neúčtovali. Napište nám prosím, domluvíme se na jiném způsobu platby.',
  tooOften: 'Zkoušíte to příliš často. Počkejte prosím několik minut.',
  notUnderstood:
    'Tento požadavek jsme nerozpoznali a\u00a0nic jsme nezměnili. Použijte prosím tlačítko na této stránce.',
  notPayable: 'Tuto objednávku už zaplatit nejde.',
  cartFull: 'Do košíku se balíčky už nevejdou. Nejdřív z\u00a0něj prosím některé odeberte.',
  again: {
    heading: 'Objednat znovu',
    text: 'Stejné balíčky pro stejné profily a\u00a0příspěvky přidáme do košíku. Co v\u00a0něm už máte, zůstane.',
    some: 'Balíčky, které už neprodáváme, vynecháme.',
    button: 'Přidat do košíku',
  },
  early: {
    heading: 'Chcete, abychom začali dřív?',
    text: (earliest: string) =>
      `O\u00a0dřívější zahájení jste nepožádali, začneme proto nejdříve ${earliest}. Požádáte\u2011li teď, začneme obvykle do ${formatWithin('cs', USUAL_START_HOURS, 'hour')}, nejpozději do ${formatWithin('cs', LATEST_START_HOURS, 'hour')} od žádosti.`,
    button: 'Požádat o\u00a0dřívější zahájení',
    missing: 'Zaškrtněte prosím žádost. Bez ní dřív začít nesmíme.',
    over: 'O\u00a0dřívější zahájení už požádat nejde. Co s\u00a0objednávkou je, vidíte na této stránce.',
  },
  withdrawal: {
    heading: 'Odstoupení od smlouvy',
    until: (day: string) =>
      `Jako spotřebitel můžete od smlouvy odstoupit bez udání důvodu do ${day}.`,
    notBegun:
      'Dokud jsme nezačali, vrátíme vám všechno. Stejný účinek má i\u00a0zrušení objednávky níže.',
    notBegunFree: 'Dokud jsme nezačali, má stejný účinek i\u00a0zrušení objednávky níže.',
    begunFree:
      'Dodávat jsme už začali. Odstoupíte\u2011li, dodávání pozastavíme; objednávka je zdarma, nic se tedy nevrací. Úplným dodáním právo odstoupit zaniká.',
    begun:
      'Dodávat jsme už začali. Odstoupíte\u2011li, dodávání pozastavíme; za to, co jsme na vaši výslovnou žádost už dodali, nám náleží poměrná část ceny. Úplným dodáním právo odstoupit zaniká.',
    /** Of an order that ended with less than was ordered. */
    ended:
      'Dodávání skončilo a\u00a0část jsme nedodali, odstoupit proto můžete i\u00a0teď. Vrátíme, co z\u00a0ceny nedodané části ještě nemáte zpět; za to, co jsme na vaši výslovnou žádost dodali, nám náleží poměrná část ceny.',
    endedFree:
      'Dodávání skončilo a\u00a0část jsme nedodali, odstoupit proto můžete i\u00a0teď. Objednávka je zdarma, nic se tedy nevrací.',
    /** Of one that was delivered in the period without the express request. */
    endedUnasked:
      'Dodávání skončilo. Odstoupit můžete i\u00a0teď, protože jste o\u00a0zahájení ve lhůtě nežádali.',
    form: 'Poučení a\u00a0vzorový formulář v\u00a0obchodních podmínkách',
  },
  /** What follows the lead once the customer has withdrawn. */
  leadWithdrawn: 'Objednávka skončila odstoupením od smlouvy.',
  leadWithdrawnPart: 'Od části objednávky jste odstoupili, ostatní balíčky jsou dodané.',
  leadHeld: 'Vaše odstoupení od smlouvy vyřizujeme, dodávání je pozastavené.',
  withdrawn: {
    title: (at: string) => `Odstoupení od smlouvy jsme přijali ${at}`,
    by: (day: string) => `nejpozději ${day}`,
    /** In its place where that day is over. */
    soon: 'bez zbytečného odkladu',
    /** The sum is known before its delivery has begun. */
    held: (sum: string | undefined, by: string) =>
      `${sum === undefined ? 'Co vám z\u00a0ceny náleží zpět, vrátíme' : `Vrátíme vám ${sum}`} stejnou cestou, jakou jste zaplatili, ${by}.`,
    heldNothing: 'Z\u00a0ceny vám už nic dalšího nenáleží.',
    /** Of an order whose delivery had ended. */
    heldOver: (sum: string, by: string) =>
      `Z\u00a0ceny vám vrátíme ${sum} stejnou cestou, jakou jste zaplatili, ${by}.`,
    heldFree: 'Objednávka je zdarma, nic se tedy nevrací.',
    heldUnpaid: 'Objednávka není zaplacená. Dodávat nezačneme; dorazí\u2011li peníze, vrátíme je.',
    resolved: (sum: string | undefined) => `Je vyřízené, vrátili jsme ${sum ?? 'peníze'}.`,
    ended: 'Je vyřízené.',
    released: 'Je vyřízené, objednávka platí dál.',
    why: (answer: string) => `Naše vyjádření: ${answer}`,
    canceled: 'Dodání ještě nezačalo, objednávka je proto zrušená.',
    company:
      'Objednávka je na firmu a\u00a0právo odstoupit bez důvodu dává zákon jen spotřebitelům. Odpověď máte v\u00a0e\u2011mailu.',
    late: (day: string) => `Přišlo po lhůtě, která skončila ${day}.`,
    performed:
      'Služba už byla na vaši výslovnou žádost zcela splněna, právo odstoupit tím zaniklo.',
    answerDue: 'Odpověď vám pošleme e\u2011mailem.',
    received: 'Potvrzení i\u00a0to, co bude dál, máte v\u00a0e\u2011mailu.',
  },
  items: 'Co jste objednali',
  target: { profile: 'Profil', post: 'Příspěvek nebo video' },
  missing: {
    mark: 'Chybí profil nebo odkaz',
    save: 'Uložit',
    heading: 'Kam máme dodávat?',
    text: 'U\u00a0vyznačených balíčků nám chybí profil nebo odkaz. Dokud ho nedoplníte, nemůžeme je začít dodávat.',
    link: 'Doplnit',
    waits: 'Balíčky bez profilu nebo odkazu začneme dodávat, až ho doplníte.',
    given:
      'Tento profil už máme a\u00a0zůstává, jak je. Chcete\u2011li ho změnit, napište nám prosím.',
    notAsked: 'Profil už tady doplnit nejde. Napište nám prosím.',
  },
  delivery: (span: string) => `dodání ${span}`,
  guarantee: (days: string) => `garance ${days}`,
  subtotal: 'Mezisoučet',
  volumeDiscount: (percent: number) => `Množstevní sleva ${percent}\u00a0%`,
  codeDiscount: (percent: number, code: string) =>
    percent === 0 ? `Sleva s\u00a0kódem ${code}` : `Sleva ${percent}\u00a0% s\u00a0kódem ${code}`,
  total: 'Celkem',
  payment: 'Platba',
  paymentId: 'ID platby',
  paymentState: 'Stav',
  paymentStates: {
    paid: 'zaplaceno',
    partlyRefunded: 'zaplaceno, část vrácena',
    free: 'zdarma',
    unpaid: 'nezaplaceno',
    checking: 'ověřujeme',
    canceled: 'zrušeno před zaplacením',
    refunding: 'vracíme',
    refunded: 'vráceno',
  },
  paidAt: 'Zaplaceno',
  invoice: 'Číslo faktury',
  refundedSum: 'Vráceno',
  creditNotes: (count: number): string =>
    count === 1 ? 'Číslo opravného dokladu' : 'Opravné doklady',
  invoices: {
    heading: 'Doklady',
    download: {
      invoice: {
        pdf: 'Stáhnout fakturu (PDF)',
        isdoc: 'Stáhnout fakturu pro účetní program (ISDOC)',
      },
      'credit-note': {
        pdf: 'Stáhnout opravný doklad (PDF)',
        isdoc: 'Stáhnout opravný doklad pro účetní program (ISDOC)',
      },
    },
    /** Of several credit notes. */
    downloadNote: {
      pdf: (number: string) => `Stáhnout opravný doklad č.\u00a0${number} (PDF)`,
      isdoc: (number: string) =>
        `Stáhnout opravný doklad č.\u00a0${number} pro účetní program (ISDOC)`,
    },
  },
  contact: 'Kontakt',
  customer: customerLabels,
  foreignCompanyId,
  cancel: {
    heading: 'Zrušit objednávku',
    text: 'Dokud jsme nezačali dodávat, můžete objednávku zrušit bez udání důvodu.',
    paid: (what: string) =>
      `${what} vám vrátíme stejnou cestou nejpozději do ${formatWithin('cs', REFUND_DAYS, 'day')} od zrušení.`,
    confirm: 'Ano, zrušit objednávku',
    tooLate: 'Dodávat jsme už začali, objednávku proto zrušit nejde. Napište nám prosím.',
    disputed:
      'Platbu jste zpochybnili u\u00a0své banky a\u00a0ta o\u00a0ní teď rozhoduje, objednávku proto zrušit nejde. Napište nám prosím, domluvíme se.',
    unavailable:
      'Objednávku teď nejde zrušit, platební brána není dostupná. Zkuste to prosím za chvíli.',
  },
  /** Of an order that can no longer be canceled. */
  privateLinkSeen: 'Odkaz na tuto stránku je jen pro vás: kdo ho má, objednávku uvidí.',
  /** Where somebody of the shop looks at the page. */
  shownForm: 'Jen pro zákazníka',
  privateLink:
    'Odkaz na tuto stránku je jen pro vás: kdo ho má, objednávku uvidí a\u00a0může ji zrušit.',
  help: 'Něco nesedí? Napište nám na',
  terms: 'Obchodní podmínky',
};

export type OrderMessages = typeof order;
