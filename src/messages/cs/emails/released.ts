import type { ReleasedState } from '#domain/order/hold.ts';

/** Words of the e-mail by which a withdrawal is settled so that delivery goes on. Czech is the type. */
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
