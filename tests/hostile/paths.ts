import { addresses } from '#domain/addresses.ts';
import type { Random } from './random.ts';

const TOKEN = 'x'.repeat(32);

/** What an address may name, of what there is and of what there is not. */
const parameters = ['instagram', 'tiktok', 'likes', 'sledujici', '1000', '0', TOKEN] as const;

/** Each address of the table, its parameters still open. */
const routes = Object.values(addresses).flatMap(({ path }) => Object.values(path));

/** Addresses that are in no table, or that have a query. */
const others = [
  '/instagram/sledujici/1000',
  '/objednavka/firma?ico=27082440',
  '/objednavka?step=details',
  `/objednavky/${TOKEN}/doklady/202600001.pdf`,
  '/payment-success?session_id=cs_test_a',
  '/ad?key=a',
  '/healthz',
  '/readyz',
  '/metrics',
  '/outbox',
  '/test-checkout/pay/cs_test_a',
  '/webhooks/payments',
  '/functions/v1/create-order-checkout',
  '/functions/v1/send-order-email',
  '/functions/v1/send-contact-email',
  '/functions/v1/send-contact',
  '/rest/v1/testimonials',
  '/rest/v1/orders?select=*',
  '/rest/v1/blog_posts?select=*&order=id',
  '/__manifest',
  '/objednavka.data',
  '/speculation-rules.json',
  '/robots.txt',
  '/sitemap.xml',
] as const;

const pages = [...others, ...routes] as const;

function pagePath(random: Random): string {
  return random.pick(pages).replaceAll(/:\w+/g, () => random.pick(parameters));
}

/** An address that the shop has, or has an answer for. Files are answered by another part than pages. */
export function knownPath(random: Random, files: readonly [string, ...string[]]): string {
  return random.chance(0.5) ? random.pick(files) : pagePath(random);
}

const tricks = [
  '..',
  '.',
  '%2e%2e',
  '%252e',
  '..%2f',
  '%5c',
  '\\',
  '..;',
  '%00',
  '%0d%0aSet-Cookie:a=b',
  '%',
  '%c0%ae',
  '%u002e',
  '~',
  ':',
  '@evil.example',
  '*',
  '?',
  '#',
  '&',
  ' ',
  '\u00ff',
  '%ff',
  '%f0%9f',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '-1',
  '1e9',
  "' or 1=1--",
  '<script>',
  '${7*7}',
] as const;

/** An address that means nothing, or something else than it looks like. */
export function hostilePath(random: Random): string {
  const shape = random.below(6);
  const base = pagePath(random);
  if (shape === 0)
    return `/${Array.from({ length: random.below(8) }, () => random.pick(tricks)).join('/')}`;
  if (shape === 1) return `${base}/${random.pick(tricks)}/${random.pick(tricks)}`;
  if (shape === 2)
    return random.pick([
      '//evil.example/',
      '/\\evil.example',
      'http://evil.example/',
      '*',
      'cenik',
      '',
    ]);
  if (shape === 3) return `${base}?${'a=1&'.repeat(random.below(3000))}`;
  if (shape === 4) return `/${'a'.repeat(random.below(15_000))}`;
  // One letter written as its code, or in another case.
  const at = 1 + random.below(base.length);
  const code = `%${base.charCodeAt(at - 1).toString(16)}`;
  return (
    base.slice(0, at - 1) +
    (random.chance(0.5) ? code : base.slice(at - 1, at).toUpperCase()) +
    base.slice(at)
  );
}
