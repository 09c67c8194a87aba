import { shopOf } from '#web/frame/context.ts';
import { fileAnswer } from '#web/frame/file-answer.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { href } from '#domain/addresses.ts';
import { type Locale, locales, otherLocale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Route } from './+types/route.ts';

export function loader({ context }: Route.LoaderArgs): Response {
  const { locale, services } = shopOf(context);
  const text = securityText(services.shop, locale, services.clock());
  return fileAnswer(text, 'text/plain; charset=utf-8');
}

/** Days for which the text says that it holds: RFC 9116 recommends less than a year. */
const HOLDS_DAYS = 180;

/** Where somebody who has found a hole can write (RFC 9116). @param now the moment at which it is asked for */
function securityText(shop: Shop, locale: Locale, now: Date): string {
  const { supportMail, origins } = shop;
  // From midnight to midnight, so that the text changes once a day.
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + HOLDS_DAYS * DAY_MS);
  const lines = [
    `Contact: mailto:${supportMail}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${[locale, otherLocale(locale)].join(', ')}`,
    ...locales.map((each) => `Canonical: ${origins[each]}${href('securityContact', each)}`),
  ];
  return `${lines.join('\n')}\n`;
}
