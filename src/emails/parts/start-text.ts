import { formatDay, formatMoment } from '#content/moments.ts';
import type { Locale } from '#domain/locale.ts';
import type { OrderFacts } from '#emails/order/order-facts.ts';
import { orderStart } from '#domain/delivery/promised-end.ts';

/** The start of an order, by what it waits for. */
interface StartWords {
  startSoon: (latest: string) => string;
  startLater: (earliest: string) => string;
  /** Nothing of it can begin before its targets are known. */
  startGiven: string;
  startGivenLater: (earliest: string) => string;
}

/** When delivery begins, in the words of an e-mail (rules 16 and 41). */
export function sayStart(locale: Locale, words: StartWords, order: OrderFacts): string {
  const { paidAt, createdAt, consent, givenAt, lines } = order;
  const start = orderStart({
    paidAt: paidAt ?? createdAt,
    createdAt,
    expressConsent: consent && consent.given,
    consentAt: consent?.at ?? null,
    givenAt,
    lines,
  });
  switch (start.when) {
    case 'soon':
      return words.startSoon(formatMoment(locale, start.latest));
    case 'after-withdrawal':
      return words.startLater(formatDay(locale, start.earliest));
    case 'given':
      return start.earliest
        ? words.startGivenLater(formatDay(locale, start.earliest))
        : words.startGiven;
  }
}
