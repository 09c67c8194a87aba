import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { href } from '#domain/addresses.ts';
import { locales } from '#domain/locale.ts';
import { homeSections } from '#web/frame/pages.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop({ isShared: true });
const phone = { width: 390, height: 844 };
/** Sections that header or footer of every page lead to. */
const linked = (['#sluzby', '#kontakt'] as const).filter((section) => homeSections.has(section));

const visitors = [
  ['with motion', { reducedMotion: 'no-preference' }],
  ['with reduced motion', {}],
  ['without JavaScript', { javaScriptEnabled: false }],
] as const;

describe.each(linked)('the link to the section %s', (section) => {
  it.each(visitors)('leads there on the home page: %s', async (_, options) => {
    const page = await here.visit(options);
    await page.goto('/');
    await linkTo(page, section).click();
    await expectInView(page, section);
  });

  it.each(visitors)('leads home first and then there from another page: %s', async (_, options) => {
    const page = await here.visit(options);
    await page.goto('/cenik');
    await linkTo(page, section).click();
    await page.waitForURL((url) => url.pathname === '/' && url.hash === section);
    await expectInView(page, section);
  });
});

describe('a section of the home page', () => {
  it.each([...homeSections])(
    'is where its address leads, below the header: %s',
    async (section) => {
      const page = await here.visit();
      await page.goto(`/${section}`);
      await expectInView(page, section);
    },
  );

  it('is not gone to again once its reader has moved on', async () => {
    const page = await here.visit();
    await page.clock.install();
    await page.goto('/#cenik');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.keyboard.press('Home');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.clock.runFor(1000);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('is scrolled to smoothly, but for those who want less motion', async () => {
    for (const [reducedMotion, behavior] of [
      ['no-preference', 'smooth'],
      ['reduce', 'auto'],
    ] as const) {
      const page = await here.visit({ reducedMotion });
      await page.goto('/');
      const found = await page.evaluate(
        () => getComputedStyle(document.documentElement).scrollBehavior,
      );
      expect(found, reducedMotion).toBe(behavior);
      await page.context().close();
    }
  });
});

describe('the phone’s menu', () => {
  it('goes away where one of its links leads to the page that is open', async () => {
    const page = await here.visit({ viewport: phone });
    await page.goto('/');
    await page.getByRole('button', { name: 'Otevřít menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Hlavní navigace' });
    await menu.getByRole('link', { name: 'Ceník' }).waitFor();
    await menu
      .getByRole('link', { name: 'Ceník' })
      .evaluate((link) => link.setAttribute('href', '/#cenik'));
    await menu.getByRole('link', { name: 'Ceník' }).click();
    await expect.poll(() => menu.isVisible()).toBe(false);
    await expectInView(page, '#cenik');
  });
});

describe('the first view of the home page on a phone', () => {
  it.each(locales)(
    'holds the order button, the three reasons and the begin of the curve: %s',
    async (locale) => {
      const page = await here.visit({ locale, viewport: phone });
      await page.goto('/');
      for (const part of ['h1', '.hero__actions .button--primary', '.hero__trust > :last-child']) {
        const box = await page.locator(part).first().boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(phone.height);
      }
      const curve = await page.locator('.hero__curve').boundingBox();
      expect(curve?.y).toBeLessThan(phone.height);
    },
  );
});

describe('the first question of the order', () => {
  it.each([
    ['TikTok', 'tiktok'],
    ['Facebook', 'facebook'],
  ])('opens the order with the platform chosen: %s', async (name, platform) => {
    const page = await here.visit();
    await page.goto('/#objednat');
    await page.locator('#objednat').getByRole('link', { name }).click();
    await page.waitForURL(`**${href('wizard', 'cs')}?platform=${platform}`);
    const chosen = page.locator(`[name="platform"][value="${platform}"]`);
    expect(await chosen.isChecked()).toBe(true);
    expect(await chosen.isVisible()).toBe(true);
  });
});

function linkTo(page: Page, section: string) {
  return page.locator(`.site-header a[href="/${section}"], footer a[href="/${section}"]`).first();
}

/** The head of the section stands below the header and within the window. */
async function expectInView(page: Page, section: string): Promise<void> {
  await expect.poll(() => headAt(page, section), { message: section }).toBe('in view');
}

async function headAt(page: Page, section: string): Promise<string> {
  const { y } = (await page.locator(section).boundingBox()) ?? { y: Number.NaN };
  const header = (await page.locator('.site-header').boundingBox())?.height ?? 0;
  const { height } = page.viewportSize() ?? { height: 0 };
  return y >= header - 1 && y < height / 2 ? 'in view' : `at ${y} px`;
}
