import { plural } from '#domain/locale.ts';
import { formatWithin } from '#domain/text/period-text.ts';
import {
  BUSINESS_NOTICE_DAYS,
  LATEST_START_HOURS,
  RECOUNT_DAYS,
  USUAL_START_HOURS,
} from '#domain/shop/promises.ts';
import type { RejectReason } from '#domain/reviews/moderation.ts';

/** Words of the e-mails that an order causes besides payment, cancellation and refund. Czech is the type. */
export const afterOrder = {
  unpaidCustomer: {
    subject: (number: number) => `Objednávka č.\u00a0${number} čeká na zaplacení`,
    preview: 'Objednávku máme uloženou, zaplatit ji můžete na její stránce.',
    heading: 'Objednávka čeká na zaplacení',
    lead: (number: number) =>
      `vaši objednávku č.\u00a0${number} máme uloženou, platba za ni zatím nedorazila. Nic jsme vám neúčtovali.`,
    pay: (until: string) =>
      `Pokud o\u00a0ni stojíte, můžete ji zaplatit na její stránce do ${until}. Pokud ne, nemusíte dělat nic, objednávka sama propadne.`,
    paidJustNow:
      'Jestli jste právě zaplatili, neplaťte prosím podruhé. Potvrzení pošleme, jakmile platba dorazí.',
    open: 'Přejít k\u00a0objednávce',
    once: 'Na nezaplacenou objednávku upozorňujeme jen tímto jedním e-mailem.',
  },
  expressCustomer: {
    subject: (number: number) => `Objednávka č.\u00a0${number}: začneme dřív`,
    heading: 'Začneme dřív',
    lead: (number: number) =>
      `potvrzujeme, že jste u\u00a0objednávky č.\u00a0${number} požádali o\u00a0dřívější zahájení.`,
    startLater: (earliest: string) => `S\u00a0dodáním začneme nejdříve ${earliest}.`,
    startGiven: `S\u00a0dodáním začneme, až doplníte, kam máme dodávat: obvykle do ${formatWithin('cs', USUAL_START_HOURS, 'hour')}, nejpozději do ${formatWithin('cs', LATEST_START_HOURS, 'hour')}.`,
    startGivenLater: (earliest: string) =>
      `S\u00a0dodáním začneme, až doplníte, kam máme dodávat, nejdříve však ${earliest}.`,
    startSoon: (latest: string) =>
      `S\u00a0dodáním obvykle začneme do ${formatWithin('cs', USUAL_START_HOURS, 'hour')} od vaší žádosti, nejpozději ${latest}.`,
    keep: 'E-mail si prosím uschovejte, je potvrzením vaší žádosti.',
  },
  linkCustomer: {
    subject: (number: number) => `Odkaz na objednávku č.\u00a0${number}`,
    preview: 'Odkaz na stránku vaší objednávky.',
    heading: 'Odkaz na vaši objednávku',
    lead: (number: number) =>
      `na našem webu si někdo vyžádal odkaz na objednávku č.\u00a0${number}. Tady je.`,
    notYou:
      'Pokud jste to nebyli vy, nemusíte dělat nic. Odkaz posíláme jen na adresu uvedenou v\u00a0objednávce.',
  },
  completedCustomer: {
    subject: (number: number) => `Objednávka č.\u00a0${number} je dokončená`,
    /** Where nothing is guaranteed, nothing is said of a guarantee. */
    preview: (isGuaranteed: boolean) =>
      `Dodání je hotové. Uvnitř najdete, co dělat, kdyby množství nesouhlasilo${isGuaranteed ? ' nebo počet později klesl' : ''}.`,
    heading: 'Objednávka je dokončená',
    lead: (number: number, at: string) =>
      `dodání objednávky č.\u00a0${number} jsme dokončili ${at}.`,
    privateLink: 'Odkaz je jen pro vás: kdo ho má, objednávku uvidí.',
    items: 'Co jsme dodali',
    withdrawn: 'Od tohoto balíčku jste odstoupili.',
    count: (delivered: string, units: string) => `Dodáno ${delivered} z\u00a0${units}.`,
    guaranteed: (day: string) => `Garance doplnění platí do ${day} včetně.`,
    refunded: (sum: string, isGuaranteed: boolean) =>
      `Z\u00a0ceny jsme vám vrátili nebo vracíme ${sum}.${isGuaranteed ? ' Garance platí pro to, co jsme dodali.' : ''}`,
    short: 'Když množství nesouhlasí',
    recount: `Napište nám do ${formatWithin('cs', RECOUNT_DAYS, 'day')} od dokončení. Pokud dodané množství opravdu neodpovídá objednávce, můžete si bez dalšího vybrat mezi bezplatným doplněním a\u00a0vrácením ceny za chybějící část.`,
    /** Where another package was withdrawn from. */
    recountOthers: 'U\u00a0balíčků, od kterých jste neodstoupili:',
    recountOnly: (isGuaranteed: boolean) =>
      `Tato lhůta nic nezkracuje: i\u00a0po ní máte zákonná práva${isGuaranteed ? ' a\u00a0garanci' : ''}.`,
    recountCompany: (isGuaranteed: boolean) =>
      `${isGuaranteed ? 'Garanci tato lhůta nezkracuje. ' : ''}Jako podnikatel nám vadu oznamte bez zbytečného odkladu, nejpozději do ${formatWithin('cs', BUSINESS_NOTICE_DAYS, 'day')} poté, co jste ji mohli zjistit.`,
    drop: 'Když počet později klesne',
    refill: (mail: string) =>
      `Klesne-li zobrazený počet během garance pod stav před zahájením zvýšený o\u00a0dodané množství, rozdíl zdarma doplníme, nejvýše do dodaného množství. S\u00a0doplněním začneme, jakmile úbytek zjistíme sami nebo nám o\u00a0něm napíšete: odpovězte na tento e-mail, nebo napište na ${mail} a\u00a0uveďte číslo objednávky. Pokud se doplnění nepodaří v\u00a0přiměřené době, vrátíme cenu odpovídající chybějící části.`,
    keepPublic:
      'Profil, příspěvek i\u00a0video proto nechte do konce garance veřejné a\u00a0pod stejným jménem. Co je přejmenované, skryté, omezené, smazané nebo zablokované, po tu dobu doplnit nemůžeme. Napíšete-li nám nové jméno nebo odkaz, garance pokračuje do konce své délky.',
    final: (isGuaranteed: boolean) =>
      `Objednávku jsme na vaši výslovnou žádost zcela splnili, bez udání důvodu proto od smlouvy už odstoupit nelze. Práva z\u00a0vadného plnění${isGuaranteed ? ' a\u00a0z\u00a0garance' : ''} vám zůstávají.`,
  },
  /** Of an order that ended with less than was ordered. */
  shortCustomer: {
    subject: (number: number) => `Objednávka č.\u00a0${number} skončila, nedodali jsme všechno`,
    preview: 'Uvnitř najdete, kolik jsme dodali a\u00a0co bude se zbytkem.',
    heading: 'Nedodali jsme všechno',
    lead: (number: number, at: string) =>
      `dodání objednávky č.\u00a0${number} skončilo ${at}. Kolik jsme z\u00a0ní dodali, najdete níže. Omlouváme se.`,
    due: (sum: string) =>
      `Za to, co chybí, vám náleží zpět ${sum}. Jakmile peníze odešleme, napíšeme vám.`,
    back: (sum: string) => `Cenu toho, co chybí (${sum}), jsme vám vrátili, nebo ji právě vracíme.`,
    agreed: 'O\u00a0tom, co chybí, jsme se s\u00a0vámi dohodli jinak.',
    instead: 'Chcete-li raději něco jiného, například dodání zbytku, odpovězte na tento e-mail.',
    rights: 'Právo odstoupit od smlouvy a\u00a0práva z\u00a0vadného plnění vám zůstávají.',
    defects: 'Práva z\u00a0vadného plnění vám zůstávají.',
  },
};

export type AfterOrderWords = typeof afterOrder;

/** The shop reads Czech. */
export const expressShop = {
  subject: (number: number) =>
    `Objednávka č.\u00a0${number}: zákazník žádá o\u00a0dřívější zahájení`,
  heading: 'Zákazník žádá o\u00a0dřívější zahájení',
  lead: 'Zákazník výslovně požádal, abychom začali před uplynutím lhůty pro odstoupení. Nový termín zahájení je níže.',
};

/** Words of the e-mails about reviews. Czech is the type. */
export const reviewEmails = {
  subject: (number: number) => `Jak dopadla objednávka č.\u00a0${number}?`,
  preview: 'Stačí pár slov. Ptáme se jen jednou.',
  heading: 'Jak to dopadlo?',
  lead: (number: number) =>
    `objednávku č.\u00a0${number} jsme dokončili. Napište prosím ostatním, jak to proběhlo, ať už dobře, nebo špatně.`,
  about: 'Pod odkazem jsou hvězdičky a\u00a0místo na pár vět.',
  open: 'Napsat recenzi',
  rules:
    'Zveřejňujeme dobré i\u00a0kritické recenze; zamítneme jen spam, urážky, osobní údaje, text, který se objednávky netýká, nebo protiprávní obsah. Za recenzi nedáváme žádnou odměnu. Odkaz je jen pro vás a\u00a0platí pro jednu recenzi.',
  once: 'Na recenzi se u\u00a0každé objednávky ptáme jen tímto jedním e-mailem.',
  stop: 'Další takové e-maily nechci',
};

export type ReviewEmailWords = typeof reviewEmails;

/** The shop reads Czech. */
export const reviewShop = {
  subject: (number: number, stars: number) =>
    `Recenze čeká na schválení: objednávka č.\u00a0${number}, ${starsOf(stars)}`,
  heading: 'Recenze čeká na schválení',
  lead: 'Napsal ji zákazník přes odkaz z\u00a0pozvánky k\u00a0dokončené objednávce. Dokud o\u00a0ní nerozhodnete, nikde se neukáže.',
  rating: 'Hodnocení',
  stars: starsOf,
  service: 'Služba',
  name: 'Podpis',
  order: 'Objednávka',
  text: 'Text recenze',
  rule: 'Zamítnout ji lze pro spam, urážky, osobní údaje, text, který se objednávky netýká, nebo protiprávní obsah. To, že je kritická, důvodem být nesmí.',
};

function starsOf(stars: number): string {
  const noun = plural('cs', stars, { one: 'hvězdička', few: 'hvězdičky', other: 'hvězdiček' });
  return `${stars}\u00a0${noun}`;
}

/** To the author of a review that is not published. */
export const reviewRejected = {
  subject: (number: number) => `Vaše recenze objednávky č.\u00a0${number} není zveřejněná`,
  preview: 'Píšeme, proč a\u00a0co s\u00a0tím můžete udělat.',
  heading: 'Vaši recenzi nezveřejňujeme',
  lead: (number: number) => `vaši recenzi objednávky č.\u00a0${number} na webu nezveřejňujeme.`,
  reason: 'Důvod:',
  reasons: {
    spam: 'je to spam nebo reklama.',
    abuse: 'někoho uráží nebo mu vyhrožuje.',
    'personal-data': 'zveřejňuje osobní údaje.',
    'off-topic': 'netýká se objednávky.',
    unlawful: 'její obsah je protiprávní.',
    'taken-back': 'požádali jste o\u00a0to.',
  } satisfies Record<RejectReason, string> as Record<RejectReason, string>,
  text: 'Co jste napsali',
  rule: 'Kritika důvodem není a\u00a0být nesmí: vynechávat špatné recenze by byla nekalá obchodní praktika (§\u00a04 a\u00a0§\u00a05a zákona č.\u00a0634/1992\u00a0Sb., o\u00a0ochraně spotřebitele).',
  answer:
    'Pokud s\u00a0důvodem nesouhlasíte nebo chcete poslat upravený text, odpovězte na tento e\u2011mail.',
};

export type ReviewRejectedWords = typeof reviewRejected;
