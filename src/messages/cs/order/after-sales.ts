import type { ComplaintEnd, Remedy } from '#domain/after-sales/after-sales.ts';
import type { ComplaintProblem } from '#domain/after-sales/complaint.ts';
import { MAX_COMPLAINT_LENGTH, MOST_COMPLAINTS_A_DAY } from '#domain/after-sales/complaint.ts';
import type { HoldReason } from '#domain/delivery/hold.ts';
import type { RefillProblem } from '#domain/after-sales/refill.ts';
import { formatCount } from '#domain/money.ts';
import { formatWithin } from '#domain/text/period-text.ts';
import { COMPLAINT_DAYS, OBSTACLE_DAYS } from '#domain/shop/promises.ts';
import { plural } from '#domain/locale.ts';

const obstacles: Record<HoldReason, string> = {
  'target-missing': 'Tento profil nebo příspěvek jsme nenašli.',
  'target-private': 'Profil je soukromý.',
  'post-wanted': 'Nevíme, ke kterému příspěvku máme dodávat.',
  other: 'Dodání teď nemůže pokračovat.',
};

const complaintProblems: Record<ComplaintProblem, string> = {
  'complaint-text-missing': 'Napište prosím, v\u00a0čem je vada.',
  'complaint-text-too-long': `Text je příliš dlouhý, nejvýše ${formatCount('cs', MAX_COMPLAINT_LENGTH)}\u00a0znaků.`,
  'complaint-wish-missing': 'Vyberte prosím, co požadujete.',
  'complaint-line-unknown': 'Vyberte prosím balíček z\u00a0této objednávky.',
};

const refillProblems: Record<RefillProblem, string> = {
  'refill-not-completed': 'O\u00a0doplnění tohoto balíčku teď požádat nejde.',
  'refill-too-late':
    'Garance doplnění už skončila. Zákonná práva z\u00a0vadného plnění vám zůstávají, můžete reklamovat.',
  'refill-held':
    'Objednávkou se právě zabýváme kvůli odstoupení, o\u00a0doplnění teď požádat nejde.',
  'refill-count-unread': 'Napište prosím počet číslicemi, například 1450.',
  'refill-no-drop':
    'Tolik jich má být, nebo dokonce víc. Doplňujeme jen to, co ubylo pod stav po dodání.',
  'refill-open': 'O\u00a0doplnění tohoto balíčku jste už požádali, právě se tím zabýváme.',
};

const remedies: Record<Remedy, string> = {
  refill: 'Bezplatné doplnění toho, co není dodáno nebo ubylo',
  money: 'Vrácení peněz za nedodanou nebo ubylou část',
};

const outcomes: Record<ComplaintEnd, string> = {
  refill: 'Uznali jsme ji. Co chybí, zdarma doplníme.',
  money: 'Uznali jsme ji a\u00a0peníze vám vracíme.',
  accepted: 'Uznali jsme ji.',
  instead: 'Uznali jsme ji, místo doplnění se vrátily všechny peníze.',
  refused: 'Neuznali jsme ji.',
};

/** Words of the order page about the delivery and what may go wrong with it. Czech is the type. */
export const afterSales = {
  progress: {
    waiting: 'Čeká na zahájení',
    withdrawn: 'Od tohoto balíčku jste odstoupili.',
    bar: (name: string) => `Průběh dodání: ${name}`,
    delivered: (delivered: string, units: string) => `Dodáno ${delivered} z\u00a0${units}`,
    remaining: (units: string) => `zbývá ${units}`,
    startCount: (count: string) => `na začátku bylo ${count}`,
    started: (at: string) => `Začali jsme ${at}`,
    completed: (at: string) => `Dodáno ${at}`,
    stopped: (at: string) => `Dodání skončilo ${at}`,
    ended: 'Dodání skončilo',
    /** Nothing of it was delivered, and its price went back. */
    none: 'Nedodáno.',
    expected: (day: string) => `hotovo nejpozději ${day}`,
    /** Of an order of several packages, which are promised together. */
    expectedWhole: (day: string) => `Celá objednávka bude hotová nejpozději ${day}.`,
  },
  /** Of an order whose customer did not want to wait any more. */
  leadStopped: 'Dodání jsme ukončili a\u00a0cenu nedodané části vám vracíme.',
  leadStoppedDone:
    'Dodání jsme na vaše přání ukončili. Na to, co je dodáno, běží garance doplnění.',
  leadStoppedOnly: 'Dodání jsme na vaše přání ukončili.',
  leadStoppedOver: 'Dodání jsme na vaše přání ukončili. Garance doplnění už skončila.',
  /** Of an order that ended with less than was ordered. */
  short: {
    /** Named where it is one of several. */
    one: (name: string | undefined, delivered: string, units: string) =>
      name === undefined
        ? `Dodání skončilo, dodali jsme ${delivered} z\u00a0${units}.`
        : `Dodání skončilo, z\u00a0balíčku ${name} jsme dodali ${delivered} z\u00a0${units}.`,
    several: (count: number) =>
      `Dodání skončilo, u\u00a0${count}\u00a0balíčků jsme nedodali všechno.`,
    due: (sum: string) => `Za to, co chybí, vám náleží zpět ${sum}.`,
    back: (sum: string) => `Cenu toho, co chybí (${sum}), vám vracíme, nebo jsme ji už vrátili.`,
    agreed: 'O\u00a0tom, co chybí, jsme se dohodli jinak.',
    guaranteeOver: 'Garance doplnění už skončila.',
  },
  /** What can be chosen stands below. */
  leadLate: 'Dodáváme později, než jsme slíbili.',
  leadHeld: 'Dodání teď stojí. Proč, píšeme u\u00a0každého balíčku.',
  hold: {
    heading: 'Potřebujeme od vás opravu',
    text: `U\u00a0vyznačených balíčků dodání stojí. Jakmile je opravíte, pokračujeme. Máte na to ${formatWithin('cs', OBSTACLE_DAYS, 'day')} od našeho e\u2011mailu, potom můžeme dodání ukončit a\u00a0cenu za nedodanou část vrátit.`,
    link: 'Opravit',
    mark: 'Pozastaveno',
    obstacles,
    since: (at: string) => `Dodání stojí od ${at}.`,
    visible: 'Profil už je veřejný',
    corrected: (at: string) => `Opravili jste ${at}. Děkujeme, pokračujeme.`,
    correctedByShop: (target: string, at: string) => `Cíl jsme ${at} opravili na ${target}.`,
    save: 'Uložit a\u00a0pokračovat',
  },
  late: {
    heading: 'Nestihli jsme slíbený čas',
    lead: (at: string) => `Dodat jsme měli nejpozději ${at}. Omlouváme se.`,
    choose: 'Vyberte si, co dál. Když nevyberete nic, dodáváme.',
    waitText: 'Dodáváme dál. Na ceně ani na garanci se nic nemění.',
    wait: 'Počkám',
    moneyText: (sum: string) =>
      `Vrátíme vám ${sum} za to, co není dodáno, stejnou cestou, jakou jste platili. Dodání tím skončí. Na to, co je dodáno, máte dál garanci.`,
    money: (sum: string) => `Vrátit ${sum}`,
    only: 'Dodáváme dál a\u00a0nemusíte dělat nic. Na garanci se nic nemění.',
    waiting: (at: string) => `${at} jste se rozhodli počkat. Peníze si můžete vzít i\u00a0teď:`,
    chosen: (sum: string, at: string) =>
      `${at} jste si vybrali vrácení ${sum}. Opravný doklad posíláme e\u2011mailem.`,
    chosenHeading: 'Peníze místo čekání',
    rights: 'Vaše zákonná práva pro případ prodlení tím nejsou dotčena.',
    sum: 'Mezitím se změnilo, kolik je dodáno, a\u00a0s\u00a0tím i\u00a0částka. Nic jsme zatím nevrátili. Zkontrolujte prosím novou částku a\u00a0potvrďte ji.',
    over: 'Tato volba už neplatí. Co s\u00a0objednávkou je, vidíte na této stránce.',
  },
  refill: {
    guaranteed: (day: string, left: number) =>
      left === 0
        ? 'Garance doplnění končí dnes.'
        : `Garance doplnění platí do ${day} (${plural('cs', left, { one: 'zbývá', few: 'zbývají', other: 'zbývá' })} ${left}\u00a0${plural('cs', left, { one: 'den', few: 'dny', other: 'dní' })}).`,
    over: (day: string) => `Garance doplnění platila do ${day}.`,
    open: 'Požádat o\u00a0doplnění',
    rule: (count: string) =>
      `Doplňujeme zdarma, co ubylo. Po dodání tu mělo být ${count}, klesl\u2011li počet pod to, rozdíl doplníme, nejvýše do dodaného množství.`,
    ruleUnknown:
      'Doplňujeme zdarma, co ubylo: klesl\u2011li počet pod stav před zahájením zvýšený o\u00a0dodané množství, rozdíl doplníme, nejvýše do dodaného množství.',
    public: 'Profil, příspěvek nebo video přitom musí být veřejné a\u00a0pod stejným jménem.',
    count: 'Kolik jich je teď?',
    hint: 'Číslo, které vidíte na profilu nebo u\u00a0příspěvku.',
    send: 'Požádat o\u00a0doplnění',
    problems: refillProblems,
    states: {
      asked: (at: string) => `O\u00a0doplnění jste požádali ${at}. Ověříme to a\u00a0ozveme se.`,
      running: (at: string) => `O\u00a0doplnění jste požádali ${at}. Doplňujeme.`,
      done: (at: string) => `Doplněno ${at}.`,
      refused: (at: string) => `Žádosti o\u00a0doplnění jsme ${at} nevyhověli.`,
      money: (at: string) => `Doplnění skončilo ${at}, místo něj vracíme peníze.`,
    },
    /** Of one that a complaint was resolved with. */
    due: (at: string) => `Podle uznané reklamace doplňujeme od ${at}.`,
    reason: (reason: string) => `Důvod: ${reason}`,
  },
  complaint: {
    heading: 'Reklamace',
    open: 'Reklamovat plnění',
    intro: `Napište, v\u00a0čem plnění neodpovídá objednávce a\u00a0co požadujete. Přijetí hned potvrdíme e\u2011mailem a\u00a0reklamaci vyřídíme do ${formatWithin('cs', COMPLAINT_DAYS, 'day')}.`,
    line: 'Čeho se reklamace týká',
    /** What it is about, as a choice and above what was written. */
    whole: 'Celé objednávky',
    wholeHeading: 'Celá objednávka',
    /** Of a package whose name cannot be read at the moment. */
    nth: (number: number) => `Balíček č.\u00a0${number}`,
    text: 'V\u00a0čem je vada',
    textHint: 'Například o\u00a0kolik je to méně, od kdy a\u00a0jak jste to zjistili.',
    remedy: 'Co požadujete',
    remedies,
    send: 'Odeslat reklamaci',
    problems: complaintProblems,
    received: (at: string) => `Přijato ${at}`,
    due: (day: string) => `Vyřídíme ji nejpozději ${day}.`,
    remedyAsked: (remedy: string) => `Požadujete: ${remedy}`,
    resolved: (at: string) => `Vyřízeno ${at}`,
    outcomes,
    returned: (sum: string) => `Uznali jsme ji a\u00a0vrátili jsme vám ${sum}.`,
    answer: (answer: string) => `Naše vyjádření: ${answer}`,
    same: 'Reklamaci téže věci už vyřizujeme. Co jste napsali, zůstalo ve formuláři.',
    /** With the mailbox behind it. */
    inProgress: (at: string, day: string) =>
      `Tuto reklamaci jsme přijali ${at} a\u00a0vyřídíme ji nejpozději ${day}. Další můžete podat potom. Chcete\u2011li k\u00a0této něco doplnit, napište nám na`,
    tooMany: `K\u00a0této objednávce jsme od vás dnes přijali už ${MOST_COMPLAINTS_A_DAY}\u00a0${plural('cs', MOST_COMPLAINTS_A_DAY, { one: 'reklamaci', few: 'reklamace', other: 'reklamací' })}. Další podejte prosím zítra, nebo nám ji napište e\u2011mailem. Co jste napsali, zůstalo ve formuláři.`,
    unpaid: 'Nezaplacenou objednávku reklamovat nejde.',
    notBegun: 'Dokud dodávání nezačalo, není co reklamovat.',
    away: {
      title: 'Reklamaci teď nejde uložit',
      text: 'Máme výpadek. Nic se neztratilo: co jste napsali, je níže. Zkuste to prosím za chvíli znovu, nebo nám text pošlete e\u2011mailem.',
    },
  },
};

export type AfterSalesMessages = typeof afterSales;
