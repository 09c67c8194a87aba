import { formatWithin } from '#domain/text/period-text.ts';
import { WITHDRAWAL_DAYS } from '#domain/shop/promises.ts';

/** Words of the e-mails about a withdrawal from a contract. Czech is the type. */
export const withdrawalEmail = {
  subject: 'Přijali jsme vaše odstoupení od smlouvy',
  preview: (at: string) => `Přišlo nám ${at}. Uvnitř najdete, co bude dál.`,
  heading: 'Přijali jsme vaše odstoupení od smlouvy',
  lead: (at: string) => `potvrzujeme, že nám ${at} přišlo vaše odstoupení od smlouvy. Jeho obsah:`,
  facts: {
    name: 'Jméno',
    number: 'Objednávka',
    /** Where another order was written than that which it was tied to. */
    tied: 'Přiřadili jsme k\u00a0objednávce',
    email: 'E-mail',
    extent: 'Odstupujete od',
    whole: 'celé objednávky',
    reason: 'Důvod',
    at: 'Přijato',
  },
  /** Stands there in place of an address of the web. */
  link: '[odkaz]',
  /** Of a declaration that fits no order its further words are not repeated: anybody may have typed the address. */
  moreStored: 'Co jste k\u00a0tomu napsali, máme uložené spolu s\u00a0ním.',
  next: 'Co bude dál',
  by: (day: string) => `nejpozději ${day}`,
  /** In its place where that day is over. */
  soon: 'bez zbytečného odkladu',
  /** What remains of the rights of who withdrew in vain; of an order without a guarantee the second. */
  rights: {
    guaranteed:
      'Práva z\u00a0vadného plnění a\u00a0z\u00a0garance vám zůstávají, řešíme je podle oddílů\u00a08 a\u00a09 podmínek.',
    legal: 'Práva z\u00a0vadného plnění vám zůstávají, řešíme je podle oddílu\u00a08 podmínek.',
  },
  outcomes: {
    canceled: (day: string) =>
      `Dodání ještě nezačalo, objednávku jsme proto celou zrušili. Zaplacenou částku vám vrátíme stejnou cestou, jakou jste platili, nejpozději ${day}. Nic dalšího dělat nemusíte.`,
    canceledFree:
      'Dodání ještě nezačalo, objednávku jsme proto celou zrušili. Byla zdarma, nic se tedy nevrací.',
    canceledUnpaid: 'Objednávka nebyla zaplacená. Zrušili jsme ji a\u00a0nic nám nedlužíte.',
    heldConsent: (by: string) =>
      `Spočítáme, kolik jsme do vašeho odstoupení na vaši výslovnou žádost dodali: za to nám náleží poměrná část ceny. Zbytek vám vrátíme stejnou cestou, jakou jste platili, ${by}. Výpočet vám pošleme e-mailem.`,
    held: (by: string) =>
      `Cenu toho, od čeho odstupujete, vám vrátíme stejnou cestou, jakou jste platili, ${by}. Až to vyřídíme, napíšeme vám.`,
    /** Before the sum, where that is known. */
    heldUnbegun: 'Z\u00a0toho, od čeho odstupujete, jsme zatím nic nedodali.',
    heldUnasked:
      'O\u00a0zahájení před koncem lhůty pro odstoupení jste nežádali, za dodané tedy neplatíte.',
    heldSum: (sum: string, by: string) =>
      `Vrátíme vám ${sum} stejnou cestou, jakou jste platili, ${by}. Až to vyřídíme, napíšeme vám.`,
    heldNothing: 'Z\u00a0ceny vám už nic dalšího nenáleží.',
    heldFree: 'Objednávka byla zdarma, nic se tedy nevrací.',
    heldUnpaid:
      'Objednávka zatím není zaplacená nebo se její platba právě ověřuje. Dodávat nezačneme; dorazí-li peníze, vrátíme je.',
    company: `Objednávka je na firmu. Odstoupit do ${formatWithin('cs', WITHDRAWAL_DAYS, 'day')} bez udání důvodu mohou podle zákona jen spotřebitelé; na tuto objednávku se toto právo proto nevztahuje. Nakupovali jste mimo podnikání? Odpovězte na tento e-mail, podíváme se na to.`,
    companyCancels: 'Dokud dodání nezačalo, můžete ji zrušit na její stránce.',
    companyBegun: 'Dodání už začalo, zrušit ji proto nejde.',
    late: (day: string, rights: string) =>
      `Lhůta pro odstoupení bez udání důvodu skončila ${day}. Vaše sdělení jsme přesto uložili, přečteme ho a\u00a0odpovíme. ${rights}`,
    performed: (rights: string) =>
      `Službu jsme na vaši výslovnou žádost už zcela splnili, a\u00a0právo odstoupit tím podle §\u00a01837 občanského zákoníku zaniklo. Vaše sdělení jsme přesto uložili, přečteme ho a\u00a0odpovíme. ${rights}`,
    over: 'Tato objednávka už předtím skončila a\u00a0nic se z\u00a0ní nedodává. Co se s\u00a0ní a\u00a0s\u00a0penězi stalo, najdete na její stránce. Pokud něco nesedí, odpovězte na tento e-mail.',
    unknown:
      'Podle čísla a\u00a0e-mailu, které jste uvedli, se nám nepodařilo objednávku najít. Odstoupení je přesto uložené s\u00a0časem, kdy přišlo; podíváme se na ně a\u00a0ozveme se. Urychlíte to, když na tento e-mail odpovíte číslem objednávky z\u00a0jejího potvrzení.',
  },
  keep: 'E-mail si uschovejte, je potvrzením vašeho odstoupení.',
  notYou: 'Jestli jste to nebyli vy, dejte nám prosím hned vědět odpovědí na tento e-mail.',
};

export type WithdrawalEmailWords = typeof withdrawalEmail;

/** The shop reads Czech. */
export const withdrawalShop = {
  /** What stands before the money of an order that goes on, and of one whose delivery had ended. */
  stop: 'Nedodávejte dál.',
  stopped: 'Dodávání už předtím skončilo.',

  subject: (number: string) => `Odstoupení od smlouvy: objednávka ${number}`,
  heading: 'Odstoupení od smlouvy',
  outcomes: {
    canceled:
      'Nic nezačalo, objednávka je proto zrušená. Co je s\u00a0penězi, najdete v\u00a0e-mailu o\u00a0jejím zrušení.',
    held: 'Spočítejte, co bylo dodáno do odstoupení, a\u00a0zbytek ceny vraťte do dne uvedeného níže.',
    heldUnbegun: 'Nic z\u00a0toho nezačalo.',
    heldUnasked: 'O\u00a0zahájení před koncem lhůty zákazník nežádal, za dodané neplatí.',
    heldSum: (sum: string) => `Vraťte ${sum} do dne uvedeného níže.`,
    heldNothing: 'Vracet není co. Zákazník to ví z\u00a0potvrzení.',
    heldFree: 'Objednávka byla zdarma, nic se nevrací.',
    heldUnpaid: 'Objednávka není zaplacená. Nezačínejte; dorazí-li peníze, vraťte je.',
    company: 'Objednávka je na firmu, odstoupení bez důvodu se na ni nevztahuje. Odpovězte.',
    late: 'Přišlo po lhůtě. Zákazník to ví z\u00a0potvrzení; přečtěte si, co píše, a\u00a0odpovězte.',
    performed:
      'Služba už byla na výslovnou žádost zcela splněna. Zákazník to ví z\u00a0potvrzení; přečtěte si, co píše, a\u00a0odpovězte.',
    over: 'Objednávka už předtím skončila. Přečtěte si, co zákazník píše.',
    unknown:
      'K\u00a0číslu a\u00a0e-mailu nepatří žádná objednávka. Dohledejte ji a\u00a0odpovězte; odstoupení platí od chvíle, kdy přišlo.',
  },
  refundDue: 'Peníze nejpozději',
  part: 'Jen od části',
  locale: 'Jazyk zákazníka',
};

interface Figures {
  delivered: string;
  units: string;
  price: string;
  ours: string;
  yours: string;
}

/** How the money that goes back for a withdrawal is reckoned; on the credit note too. Czech is the type. */
export const withdrawalCalculation = {
  heading: 'Výpočet',
  line: (name: string, { delivered, units, price, ours, yours }: Figures) =>
    `${name}: do odstoupení dodáno ${delivered} z\u00a0${units}. Z\u00a0ceny ${price} nám za dodané náleží ${ours}, vám ${yours}.`,
  /** Nobody had asked for a delivery within the period. */
  unasked:
    'O\u00a0zahájení před koncem lhůty pro odstoupení jste nežádali, za dodané tedy neplatíte.',
  whole: (name: string, { price }: Figures) => `${name}: vrací se celá cena ${price}.`,
  due: (sum: string) => `Celkem vám náleží ${sum}.`,
  before: (sum: string) => `Už jsme vrátili ${sum}.`,
  now: (sum: string) => `Nyní vracíme ${sum}.`,
  /** Of a withdrawal that is resolved without money. */
  resolved: {
    subject: (number: number) => `Odstoupení od objednávky č.\u00a0${number} je vyřízené`,
    preview: 'Dodávání skončilo, peníze už nevracíme.',
    heading: 'Vaše odstoupení je vyřízené',
    lead: (number: number) =>
      `dodávání balíčků z\u00a0objednávky č.\u00a0${number}, od kterých jste odstoupili, skončilo s\u00a0tím, co je dodané. Peníze už nevracíme.`,
    disagree: 'Pokud s\u00a0výpočtem nesouhlasíte, odpovězte na tento e-mail.',
  },
};

export type CalculationWords = typeof withdrawalCalculation;
