import { href, withQuery } from '#domain/addresses.ts';
import { type Judged, type Visit, judgePage } from './judge-page.ts';
import { quantile } from './pace.ts';
import { note, report } from './report.ts';
import { startShop } from './running.ts';

const ROUNDS = 3;
const BEST = 100;

const sold = { platform: 'instagram', service: 'followers', package: 'ig-followers-1000' };

interface Wanted {
  name: string;
  visit: Visit;
}

/**
 * What Lighthouse says of a page on a phone, in the median of three. It does not slow the line down, but
 * works out from what it saw how long a slow one would take: its points for speed are for information.
 */
export async function measureLighthouse(): Promise<void> {
  const shop = await startShop();
  try {
    for (const wanted of pagesOf(shop.origin, await cartOf(shop.origin))) {
      const rounds: Judged[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await judgePage(wanted.visit));
      judge(wanted.name, rounds);
    }
  } finally {
    await shop.stop();
  }
}

function pagesOf(origin: string, cart: Visit['cookies']): Wanted[] {
  const english = origin.replace('//', '//en.');
  const read = (name: string, path: string): Wanted => {
    const visit = { address: origin + path, cookies: [], isListed: true };
    return { name, visit };
  };
  const order = (name: string, at: string, cookies: Visit['cookies']): Wanted => {
    // No search engine may list what differs from customer to customer (main/http/address-rules.ts).
    const visit = { address: at, cookies, isListed: false };
    return { name, visit };
  };
  const wizard = href('wizard', 'cs');
  return [
    read('home', href('home', 'cs')),
    read('price list', href('priceList', 'cs')),
    read('package', '/instagram/sledujici/1000'),
    read('FAQ', href('faq', 'cs')),
    read('blog', href('blog', 'cs')),
    read('article', href('article', 'cs', { slug: 'proc-cisla-klesaji' })),
    order('wizard', origin + wizard, []),
    order('wizard with a package', origin + wizard, cart),
    order('wizard in English', english + href('wizard', 'en'), []),
    order('wizard in English with a package', english + href('wizard', 'en'), cart),
  ];
}

/** The cookies of somebody who has put a package into the cart; both editions read the same. */
async function cartOf(origin: string): Promise<Visit['cookies']> {
  const address = origin + withQuery(href('wizard', 'cs'), sold);
  const { headers } = await fetch(address, { redirect: 'manual' });
  return headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    return { name, value };
  });
}

function judge(name: string, rounds: readonly Judged[]): void {
  const median = (of: (judged: Judged) => number) => quantile(rounds.map(of), 0.5);
  const largest = Math.round(median(({ lcp }) => lcp));
  note(
    `${name}, performance`,
    `${median(({ performance }) => performance)}, largest part seen after ${largest} ms`,
  );
  const others = [
    median(({ accessibility }) => accessibility),
    median(({ bestPractices }) => bestPractices),
    median(({ seo }) => seo),
  ];
  report(
    `${name}, accessibility, best practices, SEO, each ${BEST}`,
    others.join(', '),
    others.every((points) => points === BEST),
  );
  const shift = Math.max(...rounds.map(({ cls }) => cls));
  report(`${name}, nothing shifts`, shift.toFixed(3), shift < 0.001);
  const faults = [...new Set(rounds.flatMap((judged) => judged.faults))];
  if (faults.length > 0) note(`  ${name}, what it finds`, faults.join(', '));
}
