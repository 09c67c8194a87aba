import type { ComplaintEnd, Remedy } from '#domain/after-sales/after-sales.ts';
import type { HoldReason, ReleasedState } from '#domain/delivery/hold.ts';
import { formatWithin } from '#domain/text/period-text.ts';
import { OBSTACLE_DAYS } from '#domain/shop/promises.ts';

const obstacles: Record<HoldReason, string> = {
  'target-missing': 'Tento profil nebo příspěvek jsme nenašli.',
  'target-private': 'Profil je soukromý.',
  'post-wanted': 'Nevíme, ke kterému příspěvku máme dodávat.',
  other: 'Dodání teď nemůže pokračovat.',
};

const remedies: Record<Remedy, string> = {
  refill: 'bezplatné doplnění chybějící části',
  money: 'vrácení peněz za chybějící část',
};

const outcomes: Record<ComplaintEnd, string> = {
  refill: 'Reklamaci jsme uznali. Chybějící část zdarma doplníme.',
  money:
    'Reklamaci jsme uznali a\u00a0vracíme vám peníze. Částku a\u00a0opravný doklad pošleme samostatným e-mailem.',
  accepted: 'Reklamaci jsme uznali.',
  instead: 'Reklamaci jsme uznali, místo doplnění se vrátily všechny peníze.',
  refused: 'Reklamaci jsme neuznali. Proč, píšeme níže.',
};

/** Words of the e-mails about what may go wrong with an order. Czech is the type; English matches it. */
export const afterSalesEmails = {
  progress: (delivered: string, units: string) => `Dodáno ${delivered} z\u00a0${units}.`,
  held: {
    subject: (number: number) => `Objednávka č.\u00a0${number}: dodání stojí`,
    preview: 'Uvnitř najdete proč a\u00a0co s\u00a0tím.',
    heading: 'Dodání jsme pozastavili',
    lead: (number: number) =>
      `u\u00a0objednávky č.\u00a0${number} teď nemůžeme pokračovat. U\u00a0každého balíčku níže najdete důvod.`,
    obstacles,
    mend: 'Odkaz můžete hned opravit nebo doplnit na stránce objednávky. Jakmile ho máme, pokračujeme.',
    until: `Na nápravu máte ${formatWithin('cs', OBSTACLE_DAYS, 'day')} od tohoto e-mailu. Potom můžeme dodání ukončit a\u00a0cenu za nedodanou část vám vrátíme. Čas, po který čekáme na vás, se do doby dodání nepočítá.`,
    nothingToDo: 'Nemusíte dělat nic. Až budeme pokračovat, uvidíte to na stránce objednávky.',
    openToMend: 'Opravit na stránce objednávky',
  },
  late: {
    subject: (number: number) => `Objednávka č.\u00a0${number} má zpoždění`,
    preview: 'Můžete počkat, nebo si nechat vrátit peníze za nedodanou část.',
    previewWait: 'Dodání trvá déle, než jsme slíbili.',
    heading: 'Nestihli jsme slíbený čas',
    lead: (number: number, at: string) =>
      `objednávku č.\u00a0${number} jsme měli dodat nejpozději ${at}. To se nám nepovedlo a\u00a0omlouváme se.`,
    soFar: 'Co je dodáno',
    choice: 'Můžete si vybrat',
    wait: 'Počkat. Dodáváme dál, na ceně ani na garanci se nic nemění. Když nevyberete nic, platí toto.',
    money: (sum: string) =>
      `Nechat si vrátit ${sum} za nedodanou část. Dodání tím skončí a\u00a0na to, co je dodáno, máte dál garanci.`,
    sumAt: (at: string) =>
      `Částka platí pro stav ${at}. Přibude-li mezitím něco, stránka objednávky vám před potvrzením ukáže novou.`,
    waitOnly: 'Dodáváme dál a\u00a0nemusíte dělat nic. Na garanci se nic nemění.',
    rights: 'Vaše zákonná práva pro případ prodlení tím nejsou dotčena.',
    open: 'Vybrat na stránce objednávky',
  },
  complaint: {
    subject: (number: number) => `Přijali jsme reklamaci objednávky č.\u00a0${number}`,
    preview: (day: string) => `Vyřídíme ji nejpozději ${day}.`,
    heading: 'Reklamaci máme',
    lead: (number: number, at: string) =>
      `potvrzujeme, že jste ${at} reklamovali objednávku č.\u00a0${number}.`,
    facts: {
      received: 'Přijato',
      about: 'Čeho se týká',
      whole: 'celé objednávky',
      text: 'V\u00a0čem je vada',
      remedy: 'Co požadujete',
      due: 'Vyřídíme nejpozději',
    },
    remedies,
    next: (day: string) =>
      `Posoudíme ji a\u00a0jak jsme rozhodli, vám napíšeme nejpozději ${day}. Totéž najdete na stránce objednávky.`,
    keep: 'E-mail si uschovejte, je potvrzením o\u00a0přijetí reklamace.',
  },
  resolved: {
    subject: (number: number) => `Reklamace objednávky č.\u00a0${number} je vyřízená`,
    heading: 'Reklamace je vyřízená',
    lead: (number: number, receivedAt: string, resolvedAt: string) =>
      `reklamaci objednávky č.\u00a0${number}, kterou jsme přijali ${receivedAt}, jsme vyřídili ${resolvedAt}.`,
    outcomes,
    returned: (sum: string) =>
      `Reklamaci jsme uznali a\u00a0vrátili jsme vám ${sum}. Podrobnosti máte v\u00a0samostatném e-mailu.`,
    answer: 'Naše vyjádření',
    complaint: 'Co jste reklamovali',
    disagree: 'Nesouhlasíte-li, odpovězte prosím na tento e-mail.',
    authority:
      'Jako spotřebitel můžete navrhnout mimosoudní řešení sporu České obchodní inspekci, https://coi.gov.cz/informace-o-adr.',
  },
  refill: {
    running: {
      subject: (number: number) => `Objednávka č.\u00a0${number}: doplňujeme`,
      heading: 'Doplňujeme',
      text: 'Úbytek jsme ověřili a\u00a0zdarma doplňujeme. Až bude hotovo, uvidíte to na stránce objednávky.',
    },
    done: {
      subject: (number: number) => `Objednávka č.\u00a0${number}: doplnění je hotové`,
      heading: 'Doplnění je hotové',
      text: 'Co ubylo, jsme zdarma doplnili. Garance běží dál do svého původního konce.',
    },
    refused: {
      subject: (number: number) => `Objednávka č.\u00a0${number}: žádost o\u00a0doplnění`,
      heading: 'Žádosti o\u00a0doplnění jsme nevyhověli',
      text: 'Úbytek jsme ověřili a\u00a0doplnit ho tentokrát nemůžeme.',
    },
    money: {
      subject: (number: number) => `Objednávka č.\u00a0${number}: peníze místo doplnění`,
      heading: 'Místo doplnění vracíme peníze',
      text: 'Doplňování skončilo, místo něj vracíme peníze.',
    },
    lead: (number: number, at: string) =>
      `o\u00a0doplnění u\u00a0objednávky č.\u00a0${number} jste požádali ${at}.`,
    /** Of one that a complaint was resolved with: its customer is told once it is done. */
    due: {
      lead: (number: number, at: string) =>
        `objednávku č.\u00a0${number} jsme podle uznané reklamace doplňovali od ${at}.`,
      began: (number: number, at: string) =>
        `objednávku č.\u00a0${number} jsme podle uznané reklamace začali doplňovat ${at}.`,
      text: 'Co chybělo, jsme zdarma doplnili.',
    },
    reason: (reason: string) => `Důvod: ${reason}`,
    rights:
      'Nesouhlasíte-li, odpovězte na tento e-mail, nebo plnění reklamujte na stránce objednávky. Zákonná práva z\u00a0vadného plnění vám zůstávají.',
  },
};

export type AfterSalesEmailWords = typeof afterSalesEmails;

/** Words of those to the shop: the operator reads Czech. */
export const afterSalesEmailsShop = {
  line: 'Balíček',
  target: 'Kam',
  corrected: {
    subject: (number: number) => `Objednávka č.\u00a0${number}: zákazník opravil, kam dodávat`,
    heading: 'Zákazník opravil, kam dodávat',
    lead: 'Pozastavený balíček má nový cíl a\u00a0pozastavení skončilo. Ověřte ho prosím a\u00a0pokračujte v\u00a0dodání.',
  },
  complaint: {
    subject: (number: number, day: string) =>
      `Reklamace objednávky č.\u00a0${number}, vyřídit do ${day}`,
    heading: 'Nová reklamace',
    lead: 'Zákazník dostal potvrzení o\u00a0přijetí. Rozhodnutí mu pošlete ze správy objednávky.',
  },
  refill: {
    subject: (number: number) => `Objednávka č.\u00a0${number}: žádost o\u00a0doplnění`,
    heading: 'Žádost o\u00a0doplnění',
    lead: 'Zákazník tvrdí, že počet klesl, a\u00a0garance ještě platí. Ověřte stav a\u00a0ve správě ho doplňte, nebo žádost s\u00a0důvodem odmítněte.',
    askedAt: 'Požádal',
    startCount: 'Stav před zahájením',
    delivered: 'Dodáno',
    expected: 'Mělo by být',
    countNow: 'Podle zákazníka je',
  },
};

/** Words of the e-mail by which a withdrawal is resolved so that delivery goes on. Czech is the type. */
export const released = {
  subject: (number: number) => `Objednávka č.\u00a0${number} platí dál`,
  heading: 'Objednávka platí dál',
  lead: (number: number, at: string) =>
    `vaše odstoupení od objednávky č.\u00a0${number}, které jsme přijali ${at}, jsme vyřídili tak, že objednávka platí dál.`,
  lines: 'Týkalo se:',
  stands: {
    delivering: 'Dodávání pokračuje.',
    held: 'Dodávání zatím stojí, protože vyřizujeme další vaše odstoupení.',
    delivered: 'Zůstává dodaná tak, jak je.',
    short:
      'Zůstává ukončená s\u00a0tím, co je dodáno. Co je s\u00a0cenou toho, co chybí, najdete na stránce objednávky.',
    unbegun: 'Dodávat teprve začneme; kdy, najdete na stránce objednávky.',
    unpaid: 'Zatím není zaplacená; dodávat začneme až po platbě.',
  } satisfies Record<ReleasedState, string>,
  noMoney: 'Peníze za toto odstoupení proto nevracíme a\u00a0výpočet neposíláme.',
  why: 'Proč',
  again: (day: string) => `Odstoupit můžete znovu do ${day}.`,
  disagree: 'Pokud s\u00a0tím nesouhlasíte, odpovězte na tento e-mail.',
};

export type ReleasedWords = typeof released;
