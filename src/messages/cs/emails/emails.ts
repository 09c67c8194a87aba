import { plural } from '#domain/locale.ts';
import { formatWithin } from '#domain/text/period-text.ts';
import {
  LATEST_START_HOURS,
  REFUND_DAYS,
  USUAL_START_HOURS,
  WITHDRAWAL_DAYS,
} from '#domain/shop/promises.ts';
import { customerLabels, foreignCompanyId } from '#messages/cs/order/customer.ts';

const packages = (count: number): string =>
  `${count}\u00a0${plural('cs', count, { one: 'balíček', few: 'balíčky', other: 'balíčků' })}`;

/** Words of the e-mails about an order. Czech is the type; English matches it. */
export const emails = {
  /** What the e-mails about a paid order and about a canceled one have in common. */
  order: {
    items: 'Co jste objednali',
    /** By what was given: what a line is delivered to. */
    target: { profile: 'Profil', post: 'Příspěvek nebo video' },
    targetMissing: 'Chybí profil nebo odkaz',
    delivery: (span: string, guarantee: string) =>
      `Dodání trvá ${span} od zahájení, garance doplnění ${guarantee}.`,
    subtotal: 'Mezisoučet',
    volumeDiscount: (percent: number) => `Množstevní sleva ${percent}\u00a0%`,
    codeDiscount: (percent: number, code: string) =>
      percent === 0 ? `Sleva s\u00a0kódem ${code}` : `Sleva ${percent}\u00a0% s\u00a0kódem ${code}`,
    total: 'Celkem',
    vatNote: 'Konečná cena včetně všech daní a\u00a0poplatků.',
    yourDetails: 'Vaše údaje',
    ordered: 'Objednáno',
    paid: 'Zaplaceno',
    paymentId: 'ID platby',
    customer: customerLabels,
    foreignCompanyId,
    open: 'Zobrazit objednávku',
    privateLink: 'Odkaz je jen pro vás: kdo ho má, objednávku uvidí a\u00a0může ji zrušit.',
    greeting: 'Dobrý den,',
    question: (mail: string) => `Máte dotaz? Odpovězte na tento e-mail nebo napište na ${mail}.`,
    operator: (name: string, companyId: string, vatId: string) =>
      vatId ? `${name}, IČO ${companyId}, DIČ ${vatId}` : `${name}, IČO ${companyId}`,
    register: (entry: string) => `Zápis v\u00a0rejstříku: ${entry}`,
    phoneOf: (phone: string) => `Telefon: ${phone}`,
  },
  paidCustomer: {
    subject: (number: number) => `Potvrzení objednávky č.\u00a0${number}`,
    preview: (total: string) =>
      `Platbu ${total} máme. Uvnitř najdete souhrn, další postup a\u00a0znění podmínek.`,
    heading: 'Děkujeme, platbu máme',
    lead: (number: number, total: string, paidAt: string) =>
      `potvrzujeme přijetí objednávky č.\u00a0${number} i\u00a0platby ${total}, která dorazila ${paidAt}. Tímto potvrzením je uzavřena smlouva. E-mail si uschovejte, na konci je celé znění obchodních podmínek.`,
    /** Of one that its customer has withdrawn from before its money came. */
    afterWithdrawal: {
      subject: (number: number) => `Objednávka č.\u00a0${number}: máme platbu i\u00a0odstoupení`,
      preview: (total: string) =>
        `Platbu ${total} držíme, dokud odstoupení nevyřídíme. Uvnitř najdete, co bude dál.`,
      heading: 'Máme platbu i\u00a0vaše odstoupení',
      lead: (number: number, total: string, paidAt: string) =>
        `potvrzujeme, že ${paidAt} dorazila platba ${total} za objednávku č.\u00a0${number}. Od smlouvy jste mezitím odstoupili. E-mail si uschovejte, na konci je celé znění obchodních podmínek.`,
      next: 'Nic dodávat nezačneme a\u00a0peníze držíme. Co vám náleží zpět, vrátíme stejnou cestou, jakou jste platili. Až to vyřídíme, napíšeme vám.',
    },
    /** Of an order that the shop gives away. */
    free: {
      preview: 'Objednávka je zdarma. Uvnitř najdete souhrn, další postup a\u00a0znění podmínek.',
      heading: 'Objednávka je potvrzená',
      lead: (number: number, at: string) =>
        `potvrzujeme objednávku č.\u00a0${number} ze dne ${at}. Je zdarma, nic neplatíte. Tímto potvrzením je uzavřena smlouva. E-mail si uschovejte, na konci je celé znění obchodních podmínek.`,
      cancel: (mail: string) =>
        `Dokud dodání nezačalo, můžete objednávku zrušit na její stránce nebo e-mailem na ${mail}.`,
      startSoon: (latest: string) =>
        `S\u00a0dodáním obvykle začneme do ${formatWithin('cs', USUAL_START_HOURS, 'hour')}, nejpozději ${latest}. Dodáváme postupně.`,
    },
    targetMissing:
      'U\u00a0části objednávky nám chybí profil nebo odkaz, na který máme dodávat. Doplňte ho prosím na stránce objednávky; dokud ho nemáme, tuto část dodávat nezačneme.',
    next: 'Co bude dál',
    startSoon: (latest: string) =>
      `S\u00a0dodáním obvykle začneme do ${formatWithin('cs', USUAL_START_HOURS, 'hour')} od potvrzení platby, nejpozději ${latest}. Dodáváme postupně.`,
    startLater: (earliest: string) =>
      `O\u00a0dřívější zahájení jste nepožádali, s\u00a0dodáním proto začneme až po uplynutí ${WITHDRAWAL_DAYS}denní lhůty pro odstoupení, nejdříve ${earliest}. Dodáváme postupně. Požádat o\u00a0dřívější zahájení můžete i\u00a0teď na stránce objednávky.`,
    startGiven: `S\u00a0dodáním začneme, až doplníte, kam máme dodávat: obvykle do ${formatWithin('cs', USUAL_START_HOURS, 'hour')}, nejpozději do ${formatWithin('cs', LATEST_START_HOURS, 'hour')}. Dodáváme postupně.`,
    startGivenLater: (earliest: string) =>
      `S\u00a0dodáním začneme, až doplníte, kam máme dodávat, nejdříve však ${earliest}. Dodáváme postupně.`,
    keepPublic: (isGuaranteed: boolean) =>
      `Profil, příspěvek i\u00a0video nechte po celou dobu dodání veřejné a\u00a0se stejným jménem.${isGuaranteed ? ' Kvůli garanci je tak nechte i\u00a0do jejího konce: co je skryté nebo přejmenované, po tu dobu doplnit nemůžeme.' : ''} Heslo po vás nikdy chtít nebudeme.`,
    invoice:
      'Faktura je v\u00a0příloze tohoto e-mailu; stáhnout si ji můžete i\u00a0na stránce objednávky, kde najdete také stav dodání.',
    statusOnly: 'Stav dodání najdete na stránce objednávky.',
    cancelling: 'Zrušení a\u00a0odstoupení od smlouvy',
    cancel: (mail: string) =>
      `Dokud dodání nezačalo, můžete objednávku zrušit na její stránce nebo e-mailem na ${mail}. Vrátíme vám celou částku.`,
    withdraw: (page: string, mail: string) =>
      `Jako spotřebitel můžete od smlouvy odstoupit do ${formatWithin('cs', WITHDRAWAL_DAYS, 'day')} od jejího uzavření, a\u00a0to bez udání důvodu. Odstoupit od smlouvy: ${page}. Můžete také napsat na ${mail} a\u00a0uvést číslo objednávky. Začneme-li na vaši výslovnou žádost dřív, náleží nám při odstoupení jen poměrná část ceny za to, co už bylo dodáno, a\u00a0zbytek vrátíme; úplným splněním právo odstoupit zaniká.`,
    companyNoWithdraw: `Objednáváte na firmu. Zákonná ${WITHDRAWAL_DAYS}denní lhůta pro odstoupení je určena spotřebitelům a\u00a0na tuto objednávku se nevztahuje.`,
    request: 'Vaše výslovná žádost',
    requestGiven: (at: string, version: string) => `Potvrzeno ${at}, znění ${version}.`,
    requestOtherVersion: (at: string, version: string) =>
      `Požádali jste, abychom začali před uplynutím ${WITHDRAWAL_DAYS}denní lhůty pro odstoupení. Potvrzeno ${at}, znění ${version}.`,
    termsLink: 'Podmínky na webu',
    termsOtherVersion: (shown: string, ordered: string) =>
      `Vaše objednávka se řídí zněním ${ordered}, které platilo při jejím odeslání; na požádání vám ho pošleme. Níže je znění ${shown}, které jsme vydali později.`,
  },
  canceledCustomer: {
    subject: (number: number) => `Objednávka č.\u00a0${number} je zrušená`,
    preview: 'Nic nedodáme. Co jste zaplatili, vám vrátíme.',
    heading: 'Objednávka je zrušená',
    lead: (number: number) =>
      `zrušili jsme objednávku č.\u00a0${number}. Dodání ještě nezačalo, nic tedy nedodáme.`,
    refund: (total: string) =>
      `Celou zaplacenou částku ${total} vám vrátíme stejnou cestou, jakou jste platili, nejpozději do ${formatWithin('cs', REFUND_DAYS, 'day')} od zrušení.`,
    refundRest: (rest: string) =>
      `Zbývající částku ${rest} vám vrátíme stejnou cestou, jakou jste platili, nejpozději do ${formatWithin('cs', REFUND_DAYS, 'day')} od zrušení.`,
    allBack: 'Všechno, co jste zaplatili, se vám už vrátilo.',
    free: 'Objednávka byla zdarma, nic proto nevracíme a\u00a0nic nám nedlužíte.',
    nothingPaid: 'Objednávka nebyla zaplacená, nic proto nevracíme a\u00a0nic nám nedlužíte.',
  },
  refundedCustomer: {
    whole: {
      subject: (number: number) => `Peníze za objednávku č.\u00a0${number} jsme vrátili`,
      preview: (total: string) => `Vrátili jsme vám celou částku ${total}.`,
      heading: 'Peníze jsme vám vrátili',
      lead: (number: number, total: string) =>
        `celou částku ${total} za zrušenou objednávku č.\u00a0${number} jsme poslali zpět stejnou cestou, jakou jste platili.`,
    },
    part: {
      subject: (number: number) => `Vrácení peněz z\u00a0objednávky č.\u00a0${number}`,
      preview: (amount: string) => `Vrátili jsme vám ${amount}.`,
      heading: 'Vrátili jsme vám peníze',
      lead: (number: number, amount: string) =>
        `z\u00a0platby za objednávku č.\u00a0${number} jsme vám poslali zpět ${amount}, stejnou cestou, jakou jste platili.`,
    },
    rest: {
      subject: (number: number) => `Peníze za objednávku č.\u00a0${number} jsme vrátili`,
      preview: (rest: string) => `Vrátili jsme vám zbývající částku ${rest}.`,
      heading: 'Peníze jsme vám vrátili',
      lead: (number: number, rest: string) =>
        `zbývající částku ${rest} za zrušenou objednávku č.\u00a0${number} jsme poslali zpět stejnou cestou, jakou jste platili.`,
    },
    byHand: {
      subject: (number: number) => `Vrácení peněz z\u00a0objednávky č.\u00a0${number}`,
      preview: (amount: string) => `Poslali jsme vám ${amount} převodem na účet.`,
      heading: 'Vrátili jsme vám peníze',
      lead: (number: number, amount: string) =>
        `z\u00a0platby za objednávku č.\u00a0${number} jsme vám poslali zpět ${amount} bankovním převodem.`,
    },
    /** The bank has given it back, and not the shop. */
    disputed: {
      subject: (number: number) => `Platba za objednávku č.\u00a0${number} se vám vrátila`,
      preview: (amount: string) => `Vaše banka vám vrátila ${amount}.`,
      heading: 'Platba se vám vrátila',
      lead: (number: number, amount: string) =>
        `${amount} z\u00a0platby za objednávku č.\u00a0${number} vám vrátila vaše banka, u\u00a0které byla platba zpochybněná. Z\u00a0toho, za co se peníze vrátily, už nic nedodáme.`,
    },
    reason: (reason: string) => `Důvod: ${reason}`,
    withdrawn:
      'Vaše odstoupení od smlouvy je tím vyřízené. Z\u00a0toho, čeho se týkalo, už nic dodávat nebudeme.',
    /** Which an accepted complaint had promised. */
    endsRefill: 'Slíbené doplnění tím odpadá.',
    when: 'Kdy se peníze objeví na vašem účtu, záleží na bance; u\u00a0platby kartou to bývá do 10\u00a0pracovních dnů.',
    creditNote:
      'Opravný doklad k\u00a0faktuře je v\u00a0příloze tohoto e-mailu; stáhnout si ho můžete i\u00a0na stránce objednávky.',
  },
};

export type EmailWords = typeof emails;

/** Words of the e-mails to the shop: the operator works in Czech, whatever language the customer reads. */
export const shopEmails = {
  paid: {
    subject: (number: number, total: string, count: number) =>
      `Zaplacená objednávka č.\u00a0${number}: ${total}, ${packages(count)}`,
    heading: 'Zaplacená objednávka',
    start: 'Zahájení',
    startSoon: (latest: string) =>
      `obvykle do ${formatWithin('cs', USUAL_START_HOURS, 'hour')}, nejpozději ${latest}`,
    startLater: (earliest: string) => `až po lhůtě pro odstoupení, nejdříve ${earliest}`,
    startGiven: 'až zákazník doplní, kam dodávat',
    startGivenLater: (earliest: string) =>
      `až zákazník doplní, kam dodávat, nejdříve však ${earliest}`,
    locale: 'Jazyk zákazníka',
    locales: { cs: 'čeština', en: 'angličtina' },
    discount: 'Sleva',
    noDiscount: '0\u00a0%',
    customer: 'Zákazník',
    invoice: 'Faktura',
    items: 'Objednané balíčky',
    /** Of one that its customer has withdrawn from before its money came. */
    afterWithdrawal: {
      subject: (number: number, total: string) =>
        `Nezačínejte: objednávka č.\u00a0${number} je zaplacená (${total}), zákazník od ní odstoupil`,
      heading: 'Zaplaceno až po odstoupení',
      lead: 'Zákazník od objednávky odstoupil dřív, než přišly peníze. Nic nezačínejte, odstoupení čeká ve správě na vyřízení.',
    },
    targetMissing: (count: number) =>
      `Chybí profil nebo odkaz: ${packages(count)}. Zákazník ho má doplnit na stránce objednávky; do té doby tuto část dodávat nezačínejte. Až ho doplní, přijde vám další e-mail.`,
    manage: 'Otevřít správu',
  },
  target: {
    subject: (number: number) => `Objednávka č.\u00a0${number}: údaje k\u00a0dodání jsou doplněné`,
    heading: 'Údaje k\u00a0dodání jsou doplněné',
    lead: 'Zákazník doplnil, kam dodávat. Objednávka je úplná.',
  },
  canceled: {
    subject: (number: number) => `Zrušená objednávka č.\u00a0${number}`,
    heading: 'Zrušená objednávka',
    lead: 'Objednávka byla zrušena dřív, než začalo dodání. Nic z\u00a0ní nedodávejte.',
    refund: (total: string) =>
      `Zákazník zaplatil ${total}. Celá částka se mu musí vrátit stejným způsobem do ${formatWithin('cs', REFUND_DAYS, 'day')} od zrušení; obchod o\u00a0vrácení požádá platební bránu sám, ve správě zkontrolujte, že proběhlo.`,
    refundRest: (rest: string) =>
      `Část platby se zákazníkovi už vrátila, zbývá ${rest}. Tato částka se mu musí vrátit stejným způsobem do ${formatWithin('cs', REFUND_DAYS, 'day')} od zrušení; obchod o\u00a0vrácení požádá platební bránu sám, ve správě zkontrolujte, že proběhlo.`,
    byTransfer: (total: string) =>
      `Zákazník zaplatil převodem, brána peníze nevrátí. Pošlete mu ${total} ze své banky do ${formatWithin('cs', REFUND_DAYS, 'day')} od zrušení a\u00a0ve správě to zapište.`,
    allBack: 'Všechno, co zákazník zaplatil, se mu už vrátilo.',
    free: 'Objednávka byla zdarma, nic se nevrací.',
    nothingPaid: 'Objednávka nebyla zaplacená, nic se nevrací.',
  },
  refunded: {
    subject: (number: number, total: string) =>
      `Vrácená platba za objednávku č.\u00a0${number}: ${total}`,
    heading: 'Platba je vrácená',
    headingPart: 'Zákazníkovi se vrátily peníze',
    lead: {
      whole: (total: string) =>
        `Zákazníkovi se vrátila celá částka ${total} za zrušenou objednávku.`,
      part: (amount: string) => `Zákazníkovi se z\u00a0platby za objednávku vrátilo ${amount}.`,
      rest: (rest: string) =>
        `Zákazníkovi se vrátila zbývající částka ${rest} za zrušenou objednávku.`,
      byHand: (amount: string) =>
        `Převodem z\u00a0účtu obchodu bylo zákazníkovi z\u00a0platby za objednávku vráceno ${amount}.`,
      disputed: (amount: string) =>
        `Banka vrátila zákazníkovi z\u00a0platby za objednávku ${amount}: spor o\u00a0platbu skončil v\u00a0jeho prospěch. Sami už nic nevracejte.`,
    },
    reason: 'Důvod',
    creditNote: 'Opravný doklad',
  },
  attached: (number: string) => `${number} (v\u00a0příloze)`,
  received: {
    subject: (service: string, name: string) => `Zpráva z\u00a0webu: ${service} (${name})`,
    heading: 'Zpráva z\u00a0webu',
    lead: 'Odpovědí na tento e-mail píšete přímo odesílateli.',
    service: 'Téma',
    received: 'Přijato',
    message: 'Zpráva',
    locale: 'Jazyk webu',
  },
};

/** Words of the e-mails to who has written to the shop. Czech is the type. */
export const messageEmails = {
  /** The copy of what was written. */
  copy: {
    subject: (brand: string) => `Vaši zprávu máme | ${brand}`,
    preview: (time: string) => `Odpovíme ${time}.`,
    heading: 'Vaši zprávu máme',
    lead: (time: string) =>
      `děkujeme, že jste nám napsali. Odpovíme ${time}. Přišla-li zpráva mimo pracovní dobu, počítá se čas od jejího nejbližšího začátku.`,
    wrote: 'Co jste nám napsali',
    link: '[odkaz]',
    cut: 'Delší zprávu tu zkracujeme a\u00a0odkazy z\u00a0ní vynecháváme; nám přišla celá.',
    notYou: 'Nepsali jste nám vy? Někdo zřejmě omylem zadal vaši adresu. Nemusíte dělat nic.',
  },
  /** What the shop answers. */
  reply: {
    subject: (number: number, brand: string) =>
      `Odpověď na vaši zprávu č.\u00a0${number} | ${brand}`,
    heading: 'Odpověď na vaši zprávu',
    wrote: 'Co jste nám napsali',
    link: '[odkaz]',
    answer: 'Chcete\u2011li něco dodat, odpovězte na tento e\u2011mail.',
  },
};

export type MessageEmailWords = typeof messageEmails;
