import { shopOf } from '#web/frame/context.ts';
import { fileAnswer } from '#web/frame/file-answer.ts';
import { addresses, href } from '#domain/addresses.ts';
import { type Address, isForEveryone } from '#domain/addresses/address-row.ts';
import type { Locale } from '#domain/locale.ts';
import type { Route } from './+types/route.ts';

export function loader({ context }: Route.LoaderArgs): Response {
  const { locale, origin } = shopOf(context);
  return fileAnswer(robotsText(locale, origin), 'text/plain; charset=utf-8');
}

/**
 * What crawlers may read: everything but the addresses that are not the same for everyone, as the table says.
 * They are given whole (RFC 9309 has `$` for the end), because many a public page begins like one of them.
 */
function robotsText(
  locale: Locale,
  origin: string,
  table: Record<string, Address> = addresses,
): string {
  const closed = Object.values(table)
    // What only a local shop has is nobody's to find.
    .filter((row) => !isForEveryone(row) && row.requests !== 'local')
    .flatMap(({ path }) => patternsOf(path[locale]));
  return [
    'User-agent: *',
    ...new Set(closed.map((pattern) => `Disallow: ${pattern}`)),
    '',
    `Sitemap: ${origin}${href('sitemap', locale)}`,
    '',
  ].join('\n');
}

/** An address with and without a query; everything below, from its first parameter on. */
function patternsOf(path: string): string[] {
  const [fixed = '', ...open] = path.split(/(?=[:*])/);
  return open.length > 0 ? [fixed] : [`${fixed}$`, `${fixed}?`];
}
