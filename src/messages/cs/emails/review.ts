import { plural } from '#domain/locale.ts';
import type { RejectReason } from '#domain/reviews/moderation.ts';

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
