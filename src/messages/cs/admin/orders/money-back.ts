import { plural } from '#domain/locale.ts';
import { UNDO_SECONDS } from '#domain/admin/pending-action.ts';
import {
  type MoneyReturnProblem,
  type ReturnReason,
  MOST_REASON,
} from '#domain/payments/money-back.ts';
import type { TiedEffect } from '#domain/withdrawals/withdrawal-sum.ts';

const reasons: Record<ReturnReason, string> = {
  undelivered: 'Nedodaná část objednávky',
  withdrawal: 'Odstoupení od smlouvy',
  complaint: 'Uznaná reklamace',
  late: 'Zpoždění dodávky',
  agreement: 'Naše dohoda',
};

const problems: Record<MoneyReturnProblem, string> = {
  'order-unknown': 'Tato objednávka neexistuje.',
  'order-not-paid': 'Za objednávku nikdo nezaplatil, není co vracet.',
  'changed-meanwhile':
    'Mezitím z\u00a0této objednávky vrátil peníze někdo jiný, nebo se změnilo, co je vráceno. Nic jsme neodeslali. Zkontrolujte nové součty; co jste vyplnili, zůstalo.',
  'cancel-waits': 'Zrušení objednávky čeká na provedení, všechny peníze se vrátí s\u00a0ním.',
  'undone-before':
    'Toto vrácení jste už jednou zadali a\u00a0vzali zpět. Nic jsme neodeslali. Chcete\u2011li peníze přesto vrátit, stiskněte tlačítko znovu.',
  'amount-unreadable': 'Zadejte částku v\u00a0korunách, například 1\u00a0234,50',
  'amount-nothing': 'Zadejte částku vyšší než nula',
  'amount-too-much': 'Tolik už nezbývá',
  'reason-missing': 'Vyberte důvod, nebo ho napište',
  'reason-too-long': `Zkraťte důvod, vejde se nejvýš ${MOST_REASON}\u00a0znaků`,
  'about-resolved':
    'To, kvůli čemu peníze vracíte, je mezitím vyřízené jinak. Nic jsme neodeslali.',
  'about-unknown': 'K\u00a0této objednávce nic takového nepatří.',
  'withdrawal-unread':
    'Nejdřív v\u00a0péči o\u00a0zákazníka zaškrtněte, kterých balíčků se odstoupení týká.',
  disputed: 'Zaškrtněte, že o\u00a0zpochybnění platby víte. Nic zatím neodešlo.',
  'way-wrong': 'Touto cestou se peníze z\u00a0této objednávky vrátit nedají.',
  'day-wrong': 'Zadejte den od zaplacení do dneška',
  'reference-missing': 'Zadejte, podle čeho platbu v\u00a0bance najdete',
  'refund-unknown': 'Toto vrácení se převodem zapsat nedá.',
};

/** Words of the screen on which money goes back. Czech is the type; English matches it. */
export const moneyBack = {
  title: (number: number) => `Vrátit peníze z\u00a0objednávky č.\u00a0${number}`,
  heading: 'Vrátit peníze',
  order: (number: number) => `Objednávka č.\u00a0${number}`,
  errorTitle: (title: string) => `Chyba: ${title}`,
  money: {
    label: 'Peníze této objednávky',
    paid: 'Zaplaceno',
    returned: 'Vráceno',
    inTransit: 'Na cestě zpět',
    left: 'Zbývá k\u00a0vrácení',
  },
  lines: {
    caption: 'Co je dodáno a\u00a0kolik to stálo',
    line: 'Balíček',
    units: 'Dodáno kusů',
    unitsOf: (delivered: string, units: string) => `${delivered} z\u00a0${units}`,
    /** Below the count of a line that was delivered on after its customer had withdrawn. */
    /** And where the customer had not asked to begin before the end of the withdrawal period. */
    unasked: 'o\u00a0zahájení nežádal, za dodané neplatí',
    later: (count: string) => `do odstoupení, celkem ${count}`,
    deliveredValue: 'Hodnota dodaného',
    undeliveredValue: 'Hodnota nedodaného',
    price: 'Cena',
    sum: 'Celkem',
    note: 'Cena balíčku se dělí podle kusů včetně bonusu a\u00a0nedodaná část se zaokrouhluje na haléř ve prospěch zákazníka.',
  },
  refunds: {
    caption: 'Co se vrátilo nebo je na cestě',
    none: 'Zatím se nic nevracelo.',
    when: 'Kdy',
    amount: 'Částka',
    state: 'Stav',
    reason: 'Důvod',
    person: 'Kdo',
    note: 'Opravný doklad',
    noNote: '–',
    customer: 'zákazník',
    program: 'obchod sám',
    canceled: 'zrušená objednávka',
    twice: 'druhá platba za totéž',
    elsewhere: 'vráceno mimo tuto správu',
    byHand: (reference: string) => `převodem z\u00a0banky, ${reference}`,
    states: {
      waiting: `čeká ${UNDO_SECONDS}\u00a0sekund`,
      failed: 'neprovedlo se',
      toSend: 'pošlete převodem',
      notAsked: 'čeká na odeslání bráně',
      unclear: 'nejisté – ptáme se znovu',
      again: 'brána odmítla – zkoušíme dál',
      done: 'vráceno',
      refused: 'brána odmítla',
      back: 'peníze přišly zpět',
    },
    toSend:
      'Zákazník platil převodem, brána peníze nevrátí. Pošlete je ve své bance a\u00a0zapište to.',
    unclear: (at: string, tries: number) =>
      `Brána na poslední dotaz (${at}) neodpověděla, takže nevíme, jestli peníze vrátila. Ptáme se dál pod stejným klíčem, dvakrát se nevrátí; zatím ${tries}\u00a0${plural('cs', tries, { one: 'pokus', few: 'pokusy', other: 'pokusů' })}. Částku mezitím počítáme jako vrácenou.`,
    again: (words: string) => `Odpověď brány: ${words}. Ptáme se znovu sami.`,
    refused: (words: string) => `Odpověď brány: ${words}. Částka je znovu k\u00a0vrácení.`,
    back: 'Banka zákazníka platbu nepřijala. Částka je znovu k\u00a0vrácení, jinou cestou.',
    failedWhy: {
      'order-not-paid': 'Nebylo už co vracet. Nic neodešlo.',
      'refund-amount': 'Tolik už nezbývalo. Nic neodešlo.',
      'too-late': 'Objednávka se mezitím změnila. Nic neodešlo.',
    },
    undo: 'Vzít zpět',
    undoThis: (sum: string) => `Vzít zpět vrácení ${sum}`,
  },
  done: {
    title: (sum: string) => `${sum} je na cestě zpět`,
    text: (at: string) =>
      `Do ${at} to můžete vzít zpět dole na stránce. Potom je to hotové, i\u00a0když tuto stránku zavřete.`,
    past: 'Už je to provedené. Jak to dopadlo, ukazuje tabulka níže.',
  },
  nothing: {
    unpaid: 'Za tuto objednávku nikdo nezaplatil, není co vracet.',
    free: 'Tato objednávka byla zdarma, není co vracet.',
    all: 'Všechno zaplacené je vráceno nebo na cestě. Víc vrátit nejde.',
  },
  anomaly: {
    title: 'Pozor, s\u00a0platbou této objednávky není něco v\u00a0pořádku',
    text: 'Než peníze vrátíte, podívejte se, co se stalo.',
    link: 'Co se stalo a\u00a0co s\u00a0tím',
  },
  dispute: {
    title: 'Zákazník tuto platbu zpochybnil u\u00a0banky',
    text: 'Peníze drží banka a\u00a0rozhoduje o\u00a0nich. Když je teď vrátíte i\u00a0vy, může je zákazník dostat dvakrát.',
    known: 'Vím, že je platba zpochybněná, a\u00a0přesto peníze vracím',
  },
  about: {
    withdrawal: (day: string, packages: string | undefined) =>
      `Vracíte peníze za odstoupení od smlouvy. Musí odejít nejpozději ${day}. ${packages === undefined ? 'Balíčky, kterých se týká, tím skončí.' : `Tím skončí: ${packages}.`}`,
    complaint: 'Vracíte peníze za reklamaci. Jakmile odejdou, je vyřízená.',
    refill:
      'Vracíte peníze místo slíbeného doplnění, které tím skončí. Jakmile odejdou, je reklamace vyřízená penězi.',
    late: 'Vracíte peníze za zmeškaný termín.',
    drop: 'Vrátit peníze bez vazby na tuto věc',
    resolved:
      'To, kvůli čemu se měly peníze vrátit, je vyřízené bez nich. Teď je vracíte za celou objednávku.',
    openTitle: 'U\u00a0této objednávky je co vyřídit',
    open: {
      withdrawal: (day: string, packages: string | undefined) =>
        `Odstoupení od smlouvy${packages === undefined ? '' : ` (${packages})`}: peníze musí odejít nejpozději ${day}. Vyřídí ho jen peníze vrácené kvůli němu.`,
      complaint:
        'Uznaná reklamace, za kterou peníze ještě neodešly. Vyřídí ji jen peníze vrácené kvůli ní.',
      undecided: 'Reklamace, o\u00a0které nikdo nerozhodl. Zákazník čeká na odpověď.',
    },
    take: {
      withdrawal: 'Vrátit kvůli odstoupení',
      complaint: 'Vrátit kvůli reklamaci',
      undecided: 'Rozhodnout o\u00a0reklamaci',
    },
  },
  kept: 'Ověřili jsme vás. Nic zatím neodešlo: zkontrolujte formulář a\u00a0odešlete ho znovu.',
  changesSince: (sum: string, person: string, reason: string) => `${person}: ${sum} (${reason})`,
  nobodySince: 'obchod sám',
  summary: (count: number) =>
    count === 1
      ? 'Zbývá opravit jedno pole'
      : `Zbývá opravit ${count}\u00a0${plural('cs', count, { one: 'pole', few: 'pole', other: 'polí' })}`,
  form: {
    heading: 'Kolik a\u00a0proč',
    another: 'Vrátit další část…',
    undelivered: (sum: string) => `Nedodaná část: ${sum}`,
    undeliveredReturned: 'Nedodané už je vráceno',
    undeliveredAgreed: 'Za nedodané jste se dohodli na něčem jiném než na penězích',
    undeliveredNone: 'Dodáno je všechno, žádná nedodaná část nezbývá',
    whole: (sum: string) => `Všechno, co zbývá: ${sum}`,
    sum: 'Částka v\u00a0korunách',
    sumHint: (left: string) => `Nejvýš ${left}. Haléře za čárkou.`,
    check: 'Přepočítat',
    reason: 'Důvod',
    choose: 'Vyberte důvod',
    ownReason: 'Vlastní slova',
    ownReasonHint: (language: string) =>
      `Vytisknou se na opravný doklad místo vybraného důvodu a\u00a0přečte si je zákazník. Pište ${language}.`,
    languages: { cs: 'česky', en: 'anglicky' },
    optional: 'nepovinné',
    ownOnly: 'Jen vlastní slova',
    printed: (words: string) => `Na dokladu bude: „${words}“`,
    method: 'Kudy',
    provider: 'Platební bránou',
    providerNote: 'Stejnou cestou, jakou zákazník platil.',
    byHand: 'Převodem z\u00a0banky',
    byHandNote: 'Pošlete ji sami v\u00a0bance, tady ji zapíšete.',
    byHandOnly:
      'Tato objednávka byla zaplacena převodem. Nejdřív pošlete peníze ve své bance, potom to sem zapište.',
    sentOn: 'Kdy odešla z\u00a0banky',
    reference: 'Variabilní symbol nebo číslo platby',
    sent: 'Zapsat odeslání',
    button: (sum: string) => `Vrátit ${sum}`,
    buttonByHand: (sum: string) => `Zapsat vrácení ${sum}`,
    buttonNone: 'Zkontrolovat částku',
  },
  will: {
    label: 'Co se stane',
    back: (sum: string) => `Vrátíme ${sum} stejnou cestou, jakou zákazník zaplatil`,
    byHand: (sum: string) => `Zapíšeme, že jste ${sum} poslali z\u00a0banky`,
    note: ', vystavíme opravný doklad',
    email: (address: string) =>
      ` a\u00a0pošleme e\u2011mail na ${address}. Stane se to ${UNDO_SECONDS}\u00a0sekund po stisknutí tlačítka, do té doby to můžete vzít zpět.`,
    left: (sum: string) => `Potom zbude k\u00a0vrácení ${sum}.`,
    all: 'Potom bude vráceno všechno: objednávka skončí jako vrácená a\u00a0nic dalšího se z\u00a0ní nedodá.',
    allCanceled: 'Potom bude vráceno všechno.',
    refill: 'Slíbené doplnění tím skončí.',
    workStays:
      'Na dodávání se tím nic nemění. Pokud zbytek už dodávat nebudete, ukončete balíčky na stránce objednávky.',
    read: 'Je to jiné, než co jste viděli naposledy. Přečtěte si to a\u00a0potvrďte znovu.',
  },
  email: {
    summary: 'Jaký e\u2011mail zákazník dostane',
    subject: 'Předmět',
    to: 'Komu',
  },
  summaryBox: {
    link: 'Co se s\u00a0ním děje',
    unclear: 'U\u00a0jednoho vrácení nevíme, jak dopadlo. Ptáme se znovu.',
  },
  toOrder: 'Zpět na objednávku',
  reasons,
  problems,
};

export type MoneyBackMessages = typeof moneyBack;

/** Words of the page of a declaration of withdrawal. Czech is the type. */
export const withdrawalPage = {
  title: 'Odstoupení od smlouvy',
  back: 'Odstoupení k\u00a0vyřízení',
  facts: {
    at: 'Přijato',
    name: 'Jméno',
    email: 'E\u2011mail',
    number: 'Objednávka, jak ji zákazník napsal',
    part: 'Jen od',
    reason: 'Důvod',
    language: 'Jazyk',
    due: 'Vyřídit',
    order: 'Přiřazeno k\u00a0objednávce',
    lines: 'Týká se',
    effect: 'Co se stane',
    resolved: 'Vyřízeno',
    note: 'Poznámka',
  },
  languages: { cs: 'česky', en: 'anglicky' },
  find: 'Najít objednávku',
  search: 'Číslo, jméno, e\u2011mail, profil nebo platba',
  button: 'Hledat',
  /** By what an order may be meant. */
  fits: (what: string) => `Sedí: ${what}.`,
  fit: { written: 'číslo nebo platba', email: 'e\u2011mail', name: 'jméno' },
  otherEmail: 'Jiný e\u2011mail než v\u00a0odstoupení',
  none: 'Nic se nenašlo.',
  more: (count: number) =>
    `Prvních ${count}, je jich víc. Hledejte přesněji, například podle čísla.`,
  tie: (number: number) => `Přiřadit k\u00a0objednávce č.\u00a0${number}`,
  confirm: (number: number) => `Přiřadit k\u00a0č.\u00a0${number} a\u00a0poslat potvrzení`,
  linesLater: 'zákazník to napsal slovy: balíčky zaškrtnete na objednávce',
  tieText: 'Nejdřív ukážeme, co se stane a\u00a0jaký e\u2011mail odejde.',
  effects: {
    held: 'Dodávání celé objednávky se pozastaví.',
    ended: 'Dodávání už skončilo.',
    money: 'Peníze vrátíte na objednávce.',
    free: 'Byla zdarma, nic se nevrací.',
    'nothing-due': 'Vracet není co.',
    unpaid: 'Není zaplacená, dodávat se nezačne. Dorazí\u2011li peníze, vrátíte je.',
    late: 'S\u00a0objednávkou nic: lhůta uplynula. Zákazníkovi slíbíme odpověď.',
    performed:
      'S\u00a0objednávkou nic: vše je dodané na výslovnou žádost. Zákazníkovi slíbíme odpověď.',
    company: 'S\u00a0objednávkou nic: firma toto právo nemá.',
    over: 'S\u00a0objednávkou nic: už předtím skončila.',
  } satisfies Record<TiedEffect, string>,
  answer: 'Odpovědět zákazníkovi',
  note: 'Proč ho nejde přiřadit k\u00a0žádné objednávce (jen pro obchod)',
  close: 'Vyřídit bez objednávky',
  problems: {
    'row-gone': 'Odstoupení mezitím někdo vyřídil.',
    'tied-already': 'Odstoupení už je k\u00a0této objednávce přiřazené.',
    'order-unknown': 'Taková objednávka není.',
    'answer-missing': 'Napište, proč ho nejde přiřadit k\u00a0žádné objednávce',
    'answer-too-long': 'Zkraťte prosím tento text',
    'intent-unknown': 'Tento formulář jsme nerozpoznali. Načtěte stránku znovu.',
  },
};

export type WithdrawalPageMessages = typeof withdrawalPage;
