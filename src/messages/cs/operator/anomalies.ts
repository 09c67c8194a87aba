import type { AnomalyKind } from '#domain/order/anomaly.ts';

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
