import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Locale } from '#domain/locale.ts';
import { threePackages } from '#tests/stage/ordering.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { blogScreens } from './screens-blog.ts';
import { operatorScreens } from './screens-operator.ts';
import { reviewScreens } from './screens-reviews.ts';
import { type Stage, putIntoCart } from './stage.ts';
import { awake } from './wizard.ts';

/** Brings a screen into a page, whatever the page showed before. */
type Open = (page: Page, stage: Stage) => Promise<unknown>;

const at =
  (address: (locale: Locale) => string): Open =>
  (page, { locale }) =>
    page.goto(address(locale));

const tab = (platform: string) => at((locale) => href('priceListTab', locale, { platform }));

const packageOf =
  (platform: string, service: string, amount: string): Open =>
  async (page, { locale }) => {
    const address = href('package', locale, { platform, service, amount });
    await page.goto(address);
    // A package that is not on sale leads to the page of what is not found.
    assert.equal(new URL(page.url()).pathname, address);
  };

const withOrder =
  (which: 'pending' | 'paid' | 'waiting' | 'canceled' | 'missing' | 'begun' | 'held'): Open =>
  (page, stage) =>
    page.goto(href('order', stage.locale, { token: stage[which] }));

const after =
  (which: 'paid' | 'checking' | 'canceled'): Open =>
  (page, stage) =>
    page.goto(withQuery(href('paymentSuccess', stage.locale), { order: stage[which] }));

/** The address of the second step needs a cart that can go on. */
const details: Open = async (page, stage) => {
  await putIntoCart(page, stage, threePackages);
  await page.goto(withQuery(href('wizard', stage.locale), { step: 'details' }));
  await awake(page);
};

/** The pages that change at every turn of the wizard's work. */
export const wizardScreens: Record<string, Open> = {
  'wizard empty': at((locale) => href('wizard', locale)),
  'wizard with cart': async (page, stage) => {
    await putIntoCart(page, stage, threePackages);
    await page.goto(href('wizard', stage.locale));
    await awake(page);
  },
  'wizard target missing': async (page, stage) => {
    const query = { platform: 'youtube', service: 'subscribers', package: 'yt-subscribers-1000' };
    await page.goto(withQuery(href('wizard', stage.locale), query));
    await awake(page);
    // On a phone it is hidden while a target is missing; Enter presses it all the same.
    await page.locator('button[value="continue"]').first().dispatchEvent('click');
    await page.locator('.error-summary').waitFor();
  },
  'wizard errors': async (page, stage) => {
    await page.goto(href('wizard', stage.locale));
    await awake(page);
    await page.locator('.wizard__builder button[value="add"]').last().click();
    await page.locator('.error-summary').waitFor();
  },
  'details empty': details,
  'details errors': async (page, stage) => {
    await details(page, stage);
    await page.locator('[name="companyInvoice"]').check();
    await page.locator('button[value="order"]').last().click();
    await page.locator('.error-summary').waitFor();
  },
  'details company': async (page, stage) => {
    await details(page, stage);
    await page.locator('[name="companyInvoice"]').check();
    await page.locator('[name="companyCountry"]').selectOption('CZ');
    await page.locator('[name="companyId"]').fill('99990016');
    await page.locator('button[value="lookup"]').click();
    await page.locator('.company__said:not(:empty)').waitFor();
  },
};

export const priceListScreens: Record<string, Open> = {
  'price list': at((locale) => href('priceList', locale)),
  'price list TikTok': tab('tiktok'),
  'price list YouTube': tab('youtube'),
  'price list X': tab('twitter'),
  'price list Facebook': tab('facebook'),
  'price list Spotify': tab('spotify'),
};

/** Opens the second step with what the first one asks. */
const declared: Open = async (page, stage) => {
  await page.goto(withQuery(href('withdrawal', stage.locale), { order: stage.begun }));
  await page.locator('[name="number"]').fill('100999');
  await page.locator('button[value="declare"]').click();
  await page.locator('button[value="confirm"]').waitFor();
};

const withdrawalScreens: Record<string, Open> = {
  withdrawal: at((locale) => href('withdrawal', locale)),
  'withdrawal of an order': (page, { locale, paid }) =>
    page.goto(withQuery(href('withdrawal', locale), { order: paid })),
  'withdrawal errors': async (page, { locale }) => {
    await page.goto(href('withdrawal', locale));
    await page.locator('button[value="declare"]').click();
    await page.locator('.error-summary').waitFor();
  },
  'withdrawal lost': at((locale) => withQuery(href('withdrawal', locale), { step: 'confirm' })),
  'withdrawal confirm': declared,
  'withdrawal confirm order': async (page, { locale, paid }) => {
    await page.goto(withQuery(href('withdrawal', locale), { order: paid }));
    await page.locator('button[value="declare"]').click();
    await page.locator('button[value="confirm"]').waitFor();
  },
  'withdrawal done': async (page, stage) => {
    await declared(page, stage);
    await page.locator('button[value="confirm"]').click();
    await page.waitForURL(/step=done/);
  },
  'order begun': withOrder('begun'),
  'order held': withOrder('held'),
};

const legalScreens: Record<string, Open> = {
  terms: at((locale) => href('terms', locale)),
  privacy: at((locale) => href('privacy', locale)),
  accessibility: at((locale) => href('accessibility', locale)),
};

/** Every screen that there is. */
export const screens: Record<string, Open> = {
  home: at((locale) => href('home', locale)),
  'how it works': at((locale) => href('howItWorks', locale)),
  ...priceListScreens,
  'package Instagram': packageOf('instagram', 'sledujici', '10000'),
  'package TikTok': packageOf('tiktok', 'sledujici', '1000'),
  'package YouTube': packageOf('youtube', 'odberatele', '1000'),
  'package Facebook': packageOf('facebook', 'sledujici', '5000'),
  ...wizardScreens,
  'test checkout': (page, { checkout }) => page.goto(checkout),
  'payment canceled': (page, { locale, pending }) =>
    page.goto(withQuery(href('paymentCanceled', locale), { order: pending })),
  'payment canceled unknown': at((locale) => href('paymentCanceled', locale)),
  'success paid': after('paid'),
  'success ended': after('canceled'),
  'success checking': after('checking'),
  'success unknown': at((locale) => href('paymentSuccess', locale)),
  'order pending': withOrder('pending'),
  'order refused': async (page, stage) => {
    await withOrder('pending')(page, stage);
    const pay = page.locator('button[value="pay"]');
    await pay.evaluate((button) => button.setAttribute('value', 'nothing known'));
    await page.locator('button[value="nothing known"]').click();
    await page.locator('.notice').first().waitFor();
  },
  'order paid': withOrder('paid'),
  'order waiting': withOrder('waiting'),
  'order link': at((locale) => href('orderLink', locale)),
  'order link errors': async (page, { locale }) => {
    await page.goto(href('orderLink', locale));
    await page.locator('.order-link button').click();
    await page.locator('.error-summary').waitFor();
  },
  'order link sent': at((locale) => withQuery(href('orderLink', locale), { sent: '1' })),
  'order profile missing': withOrder('missing'),
  'order profile wrong': async (page, stage) => {
    await withOrder('missing')(page, stage);
    await page.locator('[name="target"]').first().fill('https://www.instagram.com/p/Cabc123/');
    await page.locator('button[value="target"]').first().click();
    await page.locator('.field__error').waitFor();
  },
  'order canceled': withOrder('canceled'),
  message: at((locale) => href('message', locale)),
  'message errors': async (page, { locale }) => {
    await page.goto(href('message', locale));
    await page.locator('.message button').click();
    await page.locator('.error-summary').waitFor();
  },
  'bulk errors': async (page, { locale }) => {
    const sold = { platform: 'instagram', service: 'sledujici', amount: '1000' };
    await page.goto(href('package', locale, sold));
    await page.locator('.message button').click();
    await page.locator('.error-summary').waitFor();
  },
  'message sent': at((locale) => withQuery(href('message', locale), { sent: 'faq' })),
  'help sent': at((locale) => withQuery(href('message', locale), { sent: 'canceled' })),
  ...reviewScreens,
  ...blogScreens,
  questions: at((locale) => href('faq', locale)),
  'question open': async (page, { locale }) => {
    await page.goto(href('faq', locale));
    await page.locator('#guarantee > summary').click();
    await page.locator('#guarantee[open]').waitFor();
  },
  'how we count': at((locale) => href('howWeCount', locale)),
  ...withdrawalScreens,
  ...legalScreens,
  'not found': async (page, { locale }) => {
    // It leaves for the home page by itself after two seconds, which is too soon to look at it.
    const home = new RegExp(`^http://[^/]+${href('home', locale)}$`);
    await page.route(home, (route) => route.fulfill({ status: 204 }), { times: 1 });
    await page.goto(href('notFound', locale));
  },
  ...operatorScreens,
  outbox: async (page) => page.goto('/outbox'),
  email: async (page) => {
    await page.goto('/outbox');
    await page.locator('.emails a').last().click();
    await page.locator('iframe').waitFor();
  },
};

/** Opens a screen as somebody who comes for the first time. */
export async function openScreen<On>(
  page: Page,
  stage: On,
  open: (page: Page, stage: On) => Promise<unknown>,
): Promise<void> {
  await page.unrouteAll();
  await page.context().clearCookies();
  try {
    await open(page, stage);
  } catch (error) {
    // On a busy machine Chromium now and then takes a navigation back; what a page does wrong, it does again.
    if (!String(error).includes('net::ERR_ABORTED')) throw error;
    await open(page, stage);
  }
}

/** Opens screen after screen; what is found wrong in the open one, by screen. */
export async function lookThrough<On>(
  page: Page,
  stage: On,
  shown: Record<string, (page: Page, stage: On) => Promise<unknown>>,
  faultsOf: (name: string) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, open] of Object.entries(shown)) {
    await openScreen(page, stage, open);
    const faults = await faultsOf(name);
    if (faults.length > 0) found[name] = faults;
  }
  return found;
}
