import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { href, withQuery } from '#domain/addresses.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop({ isShared: true });

describe('the price list', () => {
  it('changes tabs without loading the page, and back and forward go through them', async () => {
    const page = await here.visit();
    await page.goto('/cenik');
    await mark(page);
    await page.getByRole('link', { name: 'TikTok', exact: true }).click();
    await heading(page, 'Sledující na TikToku');
    expect(new URL(page.url()).pathname).toBe('/cenik/tiktok');
    await page.getByRole('link', { name: 'Lajky', exact: true }).click();
    await heading(page, 'Lajky na TikToku');
    expect(await page.title()).toContain('Lajky na TikToku');
    await page.goBack();
    await heading(page, 'Sledující na TikToku');
    await page.goBack();
    await heading(page, 'Sledující na Instagramu');
    expect(new URL(page.url()).pathname).toBe('/cenik');
    await page.goForward();
    await heading(page, 'Sledující na TikToku');
    await page.getByRole('link', { name: /^Spotify/ }).click();
    await heading(page, 'Spotify: připravujeme');
    expect(await isMarked(page)).toBe(true);
  });

  it.each([
    ['instagram', 'Sledující na Instagramu'],
    ['tiktok', 'Sledující na TikToku'],
    ['youtube', 'Odběratelé na YouTube'],
    ['twitter', 'X: připravujeme'],
    ['facebook', 'Sledující na Facebooku'],
    ['spotify', 'Spotify: připravujeme'],
  ])('opens the tab of the old hash #%s', async (hash, name) => {
    const page = await here.visit();
    await page.goto(`/cenik#${hash}`);
    await heading(page, name);
  });

  it('keeps the query and the hash of an old address', async () => {
    const page = await here.visit();
    await page.goto('/cenik?utm_source=pismo#tiktok');
    await heading(page, 'Sledující na TikToku');
    await page.waitForURL(/\/cenik\/tiktok\?utm_source=pismo#tiktok$/);
  });

  it.each(['/cenik', '/instagram/sledujici/10000'])(
    '%s needs no framework script',
    async (address) => {
      const page = await here.visit();
      const scripts = scriptsOf(page);
      await page.goto(address);
      await page.locator('footer').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(scripts.length).toBeGreaterThan(0);
      expect(frameworkIn(scripts)).toEqual([]);
    },
  );
});

describe('the language switch', () => {
  it('keeps path, query and hash, and finds the path of the other edition', async () => {
    const page = await here.visit();
    await page.goto('/cenik/tiktok?utm_source=pismo#tiktok');
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(/en\.localhost/);
    const { pathname, search, hash } = new URL(page.url());
    expect([pathname, search, hash]).toEqual(['/pricelist/tiktok', '?utm_source=pismo', '#tiktok']);
    await page.getByRole('link', { name: 'Čeština' }).click();
    await page.waitForURL(/\/cenik\/tiktok\?utm_source=pismo#tiktok$/);
  });

  it('follows the tab that was opened without loading the page', async () => {
    const page = await here.visit();
    await page.goto('/cenik');
    await page.getByRole('link', { name: 'YouTube', exact: true }).click();
    await heading(page, 'Odběratelé na YouTube');
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(/\/pricelist\/youtube$/);
  });
});

describe('the cancel page', () => {
  it('copies the payment id, shows a tick for two seconds, and loads no framework before it is near', async () => {
    const page = await here.visit({ viewport: { width: 390, height: 100 } });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const scripts = scriptsOf(page);
    await page.goto(withQuery(href('paymentCanceled', 'cs'), { session_id: 'cs_test_123' }));
    await page.waitForLoadState('networkidle');
    expect(frameworkIn(scripts)).toEqual([]);
    const copy = page.getByRole('button', { name: 'Zkopírovat' });
    await copy.scrollIntoViewIfNeeded();
    await expect.poll(() => frameworkIn(scripts).length).toBeGreaterThan(0);
    const copied = page.getByRole('button', { name: 'Zkopírováno' });
    // A press that comes before the button is awake does nothing; people press again.
    const press = async () => {
      if (!(await copied.isVisible())) await copy.click();
      return copied.isVisible();
    };
    await expect.poll(press, { interval: 100 }).toBe(true);
    const copiedAt = Date.now();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('cs_test_123');
    await copy.waitFor();
    expect(Date.now() - copiedAt).toBeGreaterThan(1500);
  });
});

describe('motion', () => {
  it.each(['/', '/cenik', '/objednavka', '/instagram/sledujici/10000'])(
    'is left out at %s for those who asked for less of it',
    async (address) => {
      const page = await here.visit();
      await page.goto(address);
      const durations = await page.evaluate(() =>
        document.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration ?? 0)),
      );
      expect(durations.filter((duration) => duration > 1)).toEqual([]);
      expect(await page.evaluate(longestMotion)).toBeLessThanOrEqual(0.001);
    },
  );
});

function heading(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { name, exact: true }).waitFor();
}

/** A page that was loaded anew has forgotten its mark. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in globalThis);
}

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

function frameworkIn(scripts: string[]): string[] {
  return scripts.filter((url) => /\/assets\/(react|client|jsx|island|copy)/.test(url));
}

/** Runs in the page: seconds of the longest transition or animation that any element could show. */
function longestMotion(): number {
  const seconds = [...document.querySelectorAll('*')].flatMap((element) => {
    const { animationDuration, transitionDuration } = getComputedStyle(element);
    return `${animationDuration}, ${transitionDuration}`.split(', ').map(Number.parseFloat);
  });
  return Math.max(...seconds.filter((value) => !Number.isNaN(value)));
}
