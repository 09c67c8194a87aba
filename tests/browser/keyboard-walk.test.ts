import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type PublicPage, href } from '#domain/addresses.ts';
import { LEGAL_DAY } from '#domain/legal/notice.ts';
import { locales } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import { topicSlug } from '#domain/content/articles/slugs.ts';
import { anArticle } from '#tests/stage/blog-articles.ts';
import { articleAddress, searchAddress } from '#web/blog/addresses.ts';
import { PACKAGE } from '#tests/stage/enquiries.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop({ isShared: true });

/** No network has more reviews than fit one page, and no topic more articles. */
type Walked = Exclude<PublicPage, 'blogTopicPage' | 'referencesNetworkPage'>;

/** One page of every public kind; a new kind does not compile before it is walked. */
const pages: Record<Walked, string> = {
  home: href('home', 'cs'),
  howItWorks: href('howItWorks', 'cs'),
  priceList: href('priceList', 'cs'),
  priceListTab: href('priceListTab', 'cs', { platform: 'twitter' }),
  priceListService: href('priceListService', 'cs', { platform: 'tiktok', service: 'lajky' }),
  package: PACKAGE,
  references: href('references', 'cs'),
  referencesPage: href('referencesPage', 'cs', { number: '2' }),
  referencesNetwork: href('referencesNetwork', 'cs', { network: 'tiktok' }),
  howReviews: href('howReviews', 'cs'),
  faq: href('faq', 'cs'),
  blog: href('blog', 'cs'),
  blogPage: href('blogPage', 'cs', { number: '2' }),
  blogTopic: href('blogTopic', 'cs', { topic: topicSlug('cs', 'growth') }),
  article: articleAddress(anArticle('cs')),
  terms: href('terms', 'cs'),
  termsVersion: href('termsVersion', 'cs', { version: LEGAL_DAY }),
  privacy: href('privacy', 'cs'),
  privacyVersion: href('privacyVersion', 'cs', { version: LEGAL_DAY }),
  accessibility: href('accessibility', 'cs'),
  howWeCount: href('howWeCount', 'cs'),
};
const forms = [
  searchAddress('cs', 'dosah'),
  href('message', 'cs'),
  href('withdrawal', 'cs'),
  href('orderLink', 'cs'),
];

describe('with Tab alone', () => {
  it('every public page can be walked from its first link to its last, and each stop is seen', async () => {
    const viewport = { width: 390, height: 844 };
    const page = await here.visit({ viewport });
    for (const path of [...keysOf(pages).map((kind) => pages[kind]), ...forms]) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      expect(await walk(page), path).toEqual({ first: 'skip-link', hidden: [], missed: [] });
    }
  });

  it.each(locales)(
    'so can wide ones, where navigation and contents stand beside: %s',
    async (locale) => {
      const page = await here.visit({ locale });
      const article = articleAddress(anArticle(locale));
      for (const path of [href('howItWorks', locale), href('accessibility', locale), article]) {
        await page.goto(path);
        expect(await walk(page), path).toEqual({ first: 'skip-link', hidden: [], missed: [] });
      }
    },
  );

  it('the first link leads past the navigation', async () => {
    const page = await here.visit();
    await page.goto(href('terms', 'cs'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.keyboard.press('Tab');
    const isWithin = page.locator('main :focus');
    expect(await isWithin.count()).toBe(1);
  });
});

interface Walk {
  first: string;
  /** Stops that are not seen, and why. */
  hidden: string[];
  /** What can be used and is no stop. */
  missed: string[];
}

/** More stops than any page has. */
const MOST_STOPS = 200;

/** Presses Tab until the focus has left the page, or comes to where it has been. */
async function walk(page: Page): Promise<Walk> {
  const found: Walk = { first: '', hidden: [], missed: [] };
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop === undefined) break;
    if (stops === 0) found.first = stop.className;
    if (stop.fault) found.hidden.push(`${stop.name}: ${stop.fault}`);
  }
  found.missed = await page.evaluate(listMissed);
  return found;
}

/** Runs in the page: what has the focus, which is marked; undefined where nothing new has. */
async function lookAtFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.hasAttribute('data-walked'))
    return undefined;
  focused.setAttribute('data-walked', '');
  const fault = (): string => {
    const { outlineStyle, boxShadow } = getComputedStyle(focused);
    if (outlineStyle === 'none' && boxShadow === 'none') return 'no ring';
    const [box] = focused.getClientRects();
    if (!box) return 'nothing is drawn';
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!hit) return 'outside the window';
    const isSeen = focused.contains(hit) || hit.contains(focused);
    return isSeen ? '' : `under ${String(hit.className)}`;
  };
  // Styles and scrolling may take some frames to follow.
  for (let frame = 0; frame < 60 && fault(); frame += 1)
    await new Promise((drawn) => requestAnimationFrame(drawn));
  const name = focused.textContent?.trim() || focused.id || focused.className;
  return { name: name.slice(0, 60), className: focused.className, fault: fault() };
}

/** Runs in the page. */
function listMissed(): string[] {
  const used =
    'a[href], button, summary, select, textarea, input:not([type="hidden"], [type="radio"])';
  return [...document.querySelectorAll<HTMLElement>(used)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.tabIndex >= 0 && !element.hasAttribute('data-walked'))
    .filter((element) => !element.closest('details:not([open]) > :not(summary)'))
    .map((element) => element.outerHTML.slice(0, 120));
}
