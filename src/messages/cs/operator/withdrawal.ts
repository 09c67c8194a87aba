import type { TiedEffect } from '#domain/order/withdrawal-sum.ts';

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
    settled: 'Vyřízeno',
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
