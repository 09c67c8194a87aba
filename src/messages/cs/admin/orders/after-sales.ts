import { plural } from '#domain/locale.ts';
import { UNDO_SECONDS } from '#domain/admin/pending-action.ts';
import type { AnomalyKind } from '#domain/payments/anomaly.ts';
import type {
  ComplaintEnd,
  ComplaintOutcome,
  Remedy,
  RefillState,
} from '#domain/after-sales/after-sales.ts';
import type { AfterSalesProblem } from '#domain/after-sales/complaint.ts';
import type { WithdrawalOutcome } from '#domain/withdrawals/withdrawal.ts';
import type { WithdrawalResolution } from '#domain/withdrawals/withdrawn-lines.ts';
import { adminOrder } from './order.ts';

interface Told {
  title: string;
  means: string;
  /** What a person does about it. */
  todo: string;
  /** The same in a row of a table. */
  next: string;
}

/** What is wrong with a payment. Czech is the type; English matches it. */
export const anomalies: Record<AnomalyKind, Told> = {
  'unknown-order': {
    title: 'Platba bez objednávky',
    means: 'Brána hlásí zaplacení objednávky, kterou obchod nezná.',
    todo: 'Najděte platbu u\u00a0brány a\u00a0vraťte ji tam, nebo objednávku zadejte ručně.',
    next: 'Najděte ji u\u00a0brány a\u00a0vraťte.',
  },
  'wrong-amount': {
    title: 'Zaplacená částka nesedí',
    means:
      'Zákazník zaplatil jinou částku, než kolik objednávka stojí. Objednávka proto není zaplacená.',
    todo: 'Domluvte se se zákazníkem na doplatku, nebo mu peníze vraťte u\u00a0brány.',
    next: 'Domluvte se se zákazníkem na doplatku, nebo mu peníze vraťte u\u00a0brány.',
  },
  'paid-twice': {
    title: 'Zaplaceno dvakrát',
    means: 'Zákazník zaplatil objednávku podruhé. Druhou platbu vracíme sami.',
    todo: 'Zkontrolujte na obrazovce vrácení peněz, že se druhá platba vrátila.',
    next: 'Druhá platba se vrací sama; ověřte, že odešla.',
  },
  'not-payable': {
    title: 'Platba za uzavřenou objednávku',
    means: 'Peníze přišly za objednávku, která už se zaplatit nedala.',
    todo: 'Vraťte je u\u00a0brány, nebo se domluvte se zákazníkem.',
    next: 'Vraťte ji u\u00a0brány, nebo se domluvte na nové objednávce.',
  },
  disputed: {
    title: 'Zákazník platbu zpochybnil u\u00a0banky',
    means:
      'Banka peníze zadržela a\u00a0chce od vás vysvětlení. Když nic nepošlete, přijdete o\u00a0ně.',
    todo: 'Odpovězte v\u00a0administraci brány do jejího termínu. Dokud spor běží, peníze nevracejte, jinak odejdou dvakrát.',
    next: 'Odpovězte bráně v\u00a0její lhůtě a\u00a0zvažte, zda dodávat.',
  },
  'dispute-won': {
    title: 'Spor skončil ve váš prospěch',
    means: 'Zpochybněná platba zůstává vám a\u00a0objednávka pokračuje.',
    todo: 'Pokud jste kvůli sporu pozastavili dodávání, pokračujte v\u00a0něm.',
    next: 'Pokračujte v\u00a0dodání, pokud jste ho pozastavili.',
  },
  'dispute-lost': {
    title: 'Spor skončil ve prospěch zákazníka',
    means:
      'Banka zákazníkovi vrátila částku níže. Co z\u00a0platby zbývalo, je zapsané jako vrácené; objednávka, ze které nic nezbylo, tím skončila.',
    todo: 'Peníze už nevracejte a\u00a0zastavte, co se ještě dodává. Opravný doklad jsme vystavili a\u00a0poslali.',
    next: 'Nic už nevracejte; zastavte, co se ještě dodává.',
  },
  'refunded-elsewhere': {
    title: 'Peníze se vrátily mimo tuto správu',
    means:
      'U\u00a0brány se zákazníkovi vrátila částka, o\u00a0kterou obchod nežádal. V\u00a0součtech tady není.',
    todo: 'Zjistěte u\u00a0brány, kdo ji vrátil a\u00a0proč, a\u00a0o\u00a0tolik méně vracejte odsud.',
    next: 'Zjistěte u\u00a0brány proč; o\u00a0tolik méně vracejte odsud.',
  },
  'refund-refused': {
    title: 'Brána odmítla peníze vrátit',
    means: 'Peníze se nevrátily. Důvod brány je níže.',
    todo: 'Odstraňte důvod a\u00a0vraťte peníze znovu, nebo je pošlete převodem a\u00a0zapište.',
    next: 'Vraťte částku znovu, nebo převodem.',
  },
  'refund-failed': {
    title: 'Vrácené peníze přišly zpět',
    means: 'Banka zákazníka platbu nepřijala a\u00a0peníze jsou znovu u\u00a0vás.',
    todo: 'Vyžádejte si od zákazníka číslo účtu, pošlete peníze převodem a\u00a0zapište je na obrazovce vrácení peněz.',
    next: 'Vyžádejte si od zákazníka číslo účtu a\u00a0pošlete je převodem.',
  },
  'not-paid-at-provider': {
    title: 'Brána o\u00a0zaplacení neví',
    means: 'Objednávka je vedená jako zaplacená, ale brána tvrdí, že peníze nedorazily.',
    todo: 'Ověřte platbu u\u00a0brány, než budete dodávat nebo vracet.',
    next: 'Ověřte platbu, než začnete dodávat.',
  },
  'checkout-unknown': {
    title: 'Brána platbu nezná',
    means: 'Peníze byly na cestě, ale brána o\u00a0platbě neví, proto objednávka skončila.',
    todo: 'Zkontrolujte dřívější účet u\u00a0brány. Dorazí\u2011li tam peníze, vraťte je tam.',
    next: 'Zeptejte se brány, kde peníze jsou.',
  },
  'order-rebuilt': {
    title: 'Objednávka obnovená z\u00a0platby',
    means: 'Obchod o\u00a0objednávku přišel a\u00a0složil ji znovu z\u00a0údajů u\u00a0brány.',
    todo: 'Zkontrolujte, že sedí balíčky a\u00a0odkazy, a\u00a0pokračujte jako obvykle.',
    next: 'Zkontrolujte údaje objednávky.',
  },
};

export type AnomalyMessages = typeof anomalies;

const days = (count: number) =>
  `${count}\u00a0${plural('cs', count, { one: 'den', few: 'dny', other: 'dní' })}`;

/** Words of the screen on which an operator sees to what became of an order. Czech is the type. */
export const adminAfterSales = {
  title: (number: number) => `Péče o\u00a0objednávku č.\u00a0${number}`,
  heading: 'Péče o\u00a0zákazníka',
  order: (number: number) => `Objednávka č.\u00a0${number}`,
  errorTitle: (title: string) => `Chyba: ${title}`,
  none: 'Nikdo nic nereklamuje, neodstupuje ani nežádá a\u00a0s\u00a0platbou je všechno v\u00a0pořádku.',
  kept: 'Ověřili jsme vás. Nic zatím neodešlo: zkontrolujte formulář a\u00a0odešlete ho znovu.',
  optional: 'jen k\u00a0doplnění',
  money: 'Částka',
  deadline: (day: string, left: number) =>
    left < 0
      ? `do ${day}, ${days(-left)} po termínu`
      : left === 0
        ? `do ${day}, zbývá dnešek`
        : `do ${day}, ${plural('cs', left, { one: 'zbývá', few: 'zbývají', other: 'zbývá' })} ${days(left)}`,
  whole: 'celá objednávka',
  received: 'Přijato',
  resolved: (how: string, at: string, person: string) => `${how}, ${at}, ${person}`,
  nobody: 'program',
  preview: 'Ukázat e\u2011mail',
  leaves: (to: string) =>
    `Po potvrzení odejde tento e\u2011mail za ${UNDO_SECONDS}\u00a0sekund na ${to}. Do té doby to můžete vzít zpět.`,
  write: (language: string) => `Zákazník to dostane e\u2011mailem. Pište ${language}.`,
  languages: { cs: 'česky', en: 'anglicky' },
  withdrawals: {
    heading: 'Odstoupení od smlouvy',
    by: 'Kdo odstupuje',
    part: 'Jen od',
    reason: 'Důvod zákazníka',
    refundDue: 'Peníze vrátit',
    outcome: 'Co program udělal',
    outcomes: {
      canceled: 'Nic nebylo zahájeno: objednávka je zrušená. Platba bránou se vrací sama.',
      held: 'Pozastavil, co ještě zbývalo dodat.',
      company: 'Objednala firma, která toto právo nemá. Napsali jsme jí to.',
      late: 'Lhůta už uplynula. Napsali jsme to zákazníkovi a\u00a0slíbili mu odpověď.',
      performed:
        'Dodáno bylo všechno na výslovnou žádost, právo zaniklo. Napsali jsme to zákazníkovi a\u00a0slíbili mu odpověď.',
      over: 'Objednávka už předtím skončila. Napsali jsme to zákazníkovi.',
      unknown: 'Program objednávku nenašel, najděte ji prosím.',
    } satisfies Record<WithdrawalOutcome, string>,
    resolutions: {
      money: 'Peníze se vrátily',
      ended: 'Ukončeno bez vrácení peněz',
      released: 'Objednávka platí dál',
      closed: 'Vyřízeno jinak',
    } satisfies Record<WithdrawalResolution, string>,
    moneyWaits: 'Peníze jsou na cestě. Jakmile odejdou, je odstoupení vyřízené.',
    money: (sum: string) => `Vrátit ${sum} kvůli odstoupení`,
    moneyAny: 'Vrátit peníze',
    nothingDue: 'Vracet už není co.',
    moneyRight: 'Peníze může vrátit jen majitel.',
    note: 'Co jste udělali',
    noteHint: 'Čte to jen obchod.',
    releaseWhy: 'Proč objednávka platí dál',
    release: 'Objednávka platí dál',
    releaseText: 'Zákazník si to rozmyslel, nebo se odstoupení netýká této objednávky.',
    ended: 'Ukončit bez vrácení peněz',
    endedText: 'Balíčky skončí s\u00a0tím, co je dodané. Zákazníkovi už nic nenáleží.',
    moneyEnds: 'Jakmile peníze odejdou, balíčky skončí s\u00a0tím, co je dodané.',
    lines: 'Od kterých balíčků odstupuje?',
    linesText:
      'Zákazník to napsal slovy. Zaškrtněte, co tím myslí; teprve potom jde odstoupení vyřídit.',
    saveLines: 'Uložit',
    other: 'Vyřídit bez vrácení peněz',
    answer: 'Zapsat, co jste odpověděli',
    reply: 'Odpovědět zákazníkovi',
    answered: 'Odpověděli jsme',
    answeredText: 'Odstoupení potom nebude čekat na vyřízení; s\u00a0objednávkou se nic nestane.',
  },
  complaints: {
    heading: 'Reklamace',
    about: 'Čeho se týká',
    text: 'V\u00a0čem je vada',
    remedy: 'Zákazník chce',
    remedies: {
      refill: 'doplnění',
      money: 'vrácení peněz',
    } satisfies Record<Remedy, string>,
    due: 'Vyřídit',
    outcome: 'Rozhodnutí',
    outcomes: {
      refill: 'Uznat a\u00a0doplnit',
      money: 'Uznat a\u00a0vrátit peníze',
      refused: 'Neuznat',
    } satisfies Record<ComplaintOutcome, string>,
    notes: {
      refill: 'Doplnění začne hned, najdete ho níže.',
      money: 'Po potvrzení vás pošleme na vrácení peněz.',
      refused: 'Vysvětlete proč, zákazník má na důvod nárok.',
    } satisfies Record<ComplaintOutcome, string>,
    resolvedAs: {
      refill: 'Uznáno, doplňujeme',
      money: 'Uznáno, vracíme peníze',
      accepted: 'Uznáno',
      instead: 'Uznáno, místo doplnění se vrátily všechny peníze',
      refused: 'Neuznáno',
    } satisfies Record<ComplaintEnd, string>,
    returned: (sum: string) => `Uznáno, vráceno ${sum}`,
    moneyRight: 'Slíbit a\u00a0vrátit peníze může jen majitel.',
    moneyGone: 'Všechny peníze se právě vracejí.',
    moneyIsBack: 'Uznat, peníze už jsou vrácené',
    line: 'Který balíček doplnit',
    answer: 'Odpověď zákazníkovi',
    confirm: 'Vyřídit a\u00a0poslat e\u2011mail',
    refundDue: 'Peníze jsou slíbené, ale ještě je nikdo nevrátil.',
    refundLink: 'Vrátit peníze',
    stated: 'Odpověděli jsme',
  },
  refills: {
    heading: 'Doplnění',
    line: 'Balíček',
    begun: 'Zahájeno',
    start: 'Před zahájením',
    delivered: 'Dodáno',
    expected: 'Mělo by být',
    now: 'Podle zákazníka je',
    unknown: 'neznámé',
    missing: (count: string) => `chybí ${count}`,
    guarantee: 'Garance',
    within: (day: string) => `platí do ${day}`,
    over: 'požádal po konci garance',
    requiredByLaw: 'podle uznané reklamace',
    states: {
      asked: 'Zákazník žádá',
      running: 'Doplňuje se',
      done: 'Doplněno',
      refused: 'Odmítnuto',
      money: 'Místo doplnění vráceny peníze',
    } satisfies Record<RefillState, string>,
    check: {
      drop: 'Počet klesl pod to, co má být: doplnění je na místě.',
      none: 'Podle zákazníka nic nechybí. Ověřte skutečný stav.',
      belowStart:
        'Je jich méně než před zahájením: zákazníkovi ubylo i\u00a0to, co měl předtím. Doplňuje se nejvýš dodané množství.',
      unknown: 'Stav na začátku neznáme, úbytek ověřte na síti.',
    },
    begin: 'Začít doplňovat',
    done: 'Doplněno',
    money: 'Vrátit místo toho peníze',
    refuse: 'Odmítnout',
    reason: 'Proč nedoplníme',
    confirmRefuse: 'Odmítnout a\u00a0poslat e\u2011mail',
    confirm: { running: 'Začít a\u00a0poslat e\u2011mail', done: 'Doplněno, poslat e\u2011mail' },
    why: 'Důvod',
  },
  anomalies: {
    heading: 'Co nesedí s\u00a0platbou',
    noticed: 'Všimli jsme si',
    detail: 'Podrobnosti',
    todo: 'Co s\u00a0tím',
    note: 'Jak jste to vyřídili',
    resolve: 'Označit za vyřízené',
    resolved: 'Vyřízeno',
    decided: 'spor rozhodla banka',
    unsaved: 'Váš neuložený text',
    /** Of a lost dispute whose sum is in another currency than the shop's. */
    foreign: {
      means:
        'Banka vrátila zákazníkovi peníze v\u00a0jiné měně, než kterou má obchod. Jako vrácené je zapsané nemáme a\u00a0opravný doklad jsme nevystavili.',
      todo: 'Zjistěte u\u00a0brány, kolik to bylo v\u00a0korunách, a\u00a0zastavte, co se ještě dodává. Peníze už nevracejte; opravný doklad vyřešte s\u00a0účetní.',
    },
    /** Of a lost dispute about money that we had returned as well. */
    twice: {
      means:
        'Banka zákazníkovi vrátila částku níže, i\u00a0když jsme mu z\u00a0ní dříve vrátili peníze sami. Odešlo tak víc, než kolik zaplatil.',
      todo: 'Pošlete bance doklad o\u00a0našem vrácení a\u00a0žádejte peníze zpět. Nic dalšího nevracejte.',
    },
    kinds: anomalies,
  },
  panel: {
    heading: 'Čeká na vyřízení',
    link: 'Vyřídit',
    all: 'Péče o\u00a0zákazníka',
    withdrawal: 'Odstoupení od smlouvy',
    withdrawalLate: 'Odstoupení, které přišlo pozdě: čeká na odpověď',
    complaint: 'Reklamace',
    complaintUnpaid: 'Slíbené peníze za reklamaci',
    refill: 'Žádost o\u00a0doplnění',
    running: 'Doplňuje se',
  },
  problems: {
    'order-unknown': 'Tato objednávka neexistuje.',
    'cancel-waits': adminOrder.problems['cancel-waits'],
    'refund-waits': adminOrder.problems['refund-waits'],
    'changed-meanwhile':
      'Objednávku mezitím změnil někdo jiný. Nic jsme neodeslali. Podívejte se, co se změnilo; co jste vyplnili, zůstalo.',
    'intent-unknown': 'Tento formulář jsme nerozpoznali. Načtěte stránku znovu.',
    'withdrawal-unknown': 'Takové odstoupení k\u00a0objednávce nepatří.',
    'withdrawal-lines-missing': 'Zaškrtněte, kterých balíčků se odstoupení týká',
    'withdrawal-money-due':
      'Nejdřív vraťte peníze za to, co se nedodalo. Tím se odstoupení vyřídí.',
    'complaint-unknown': 'Taková reklamace k\u00a0objednávce nepatří.',
    'refill-owed': 'Reklamaci jste uznali: doplňte, nebo vraťte peníze',
    'refill-runs':
      'Tento balíček už doplňujete podle jiné reklamace. Nejdřív to dokončete, nebo vraťte peníze',
    'refill-unknown': 'Takové doplnění k\u00a0objednávce nepatří.',
    'anomaly-unknown': 'Taková nesrovnalost k\u00a0objednávce nepatří.',
    'resolved-meanwhile': 'Mezitím je to vyřízené; jak, vidíte níže. Váš text se neuložil.',
    'outcome-missing': 'Vyberte, jak reklamaci vyřizujete',
    'money-right': 'Peníze může slíbit a\u00a0vrátit jen majitel',
    'proof-old': 'Nejdřív znovu potvrďte, že jste to vy: heslem, nebo přístupovým klíčem.',
    'answer-missing': 'Napište prosím tento text',
    'answer-too-long': 'Zkraťte prosím tento text',
    'why-too-long': 'Zkraťte prosím tento text',
    'line-missing': 'Vyberte, který balíček se doplní',
    'guarantee-over':
      'Zákazník požádal až po konci garance, doplnit můžete jen na základě reklamace',
  } satisfies Record<AfterSalesProblem, string>,
};

export type AdminAfterSalesMessages = typeof adminAfterSales;
