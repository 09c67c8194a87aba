import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { href, withQuery } from '#domain/addresses.ts';
import { PACKAGE } from '#tests/stage/enquiries.ts';
import { reviewScreens } from '#tests/stage/browser/screens-reviews.ts';
import { type Stage, setStage } from '#tests/stage/browser/stage.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop();

interface FilledForm {
  open: (page: Page, stage: Stage) => Promise<unknown>;
  /** What is typed, by the names of the fields; some of it wrong. */
  input: Record<string, string>;
  button: string;
  /** The fields with which something is wrong, by their names. */
  wrong: string[];
}

const sender = { name: 'Žofie Říhová', email: 'zofie@' };
const forms: Record<string, FilledForm> = {
  contact: {
    open: (page) => page.goto(href('faq', 'cs')),
    input: { ...sender, phone: '12', company: 'Květiny', message: 'Dobrý den' },
    button: '.message button',
    wrong: ['email', 'phone', 'service'],
  },
  bulk: {
    open: (page) => page.goto(PACKAGE),
    input: { ...sender, phone: '777 12', company: 'Květiny', message: 'Dobrý den' },
    button: '.message button',
    wrong: ['email', 'phone', 'cooperationType'],
  },
  'payment help': {
    open: (page, { pending }) =>
      page.goto(withQuery(href('paymentCanceled', 'cs'), { order: pending })),
    input: { ...sender, message: 'Karta neprošla' },
    button: '.message button',
    wrong: ['email'],
  },
  withdrawal: {
    open: (page) => page.goto(href('withdrawal', 'cs')),
    input: { ...sender, number: '100001', part: 'TikTok', reason: 'Déšť' },
    button: 'button[value="declare"]',
    wrong: ['email'],
  },
  'order link': {
    open: (page) => page.goto(href('orderLink', 'cs')),
    input: { number: 'nevím', email: 'zofie@' },
    button: '.order-link button',
    wrong: ['number', 'email'],
  },
  review: {
    open: async (page, stage) => reviewScreens['review of several']?.(page, stage),
    input: { text: 'Bez potíží.' },
    button: '.review-form button',
    wrong: ['rating', 'line', 'consent'],
  },
  'profile of an order': {
    open: (page, { missing }) => page.goto(href('order', 'cs', { token: missing })),
    input: { target: 'https://www.instagram.com/p/Cabc123/' },
    button: 'button[value="target"]',
    wrong: ['target'],
  },
};

it('every form that is filled in wrong comes back with what was typed, and leads to its faults', async () => {
  const page = await here.visit({ javaScriptEnabled: false });
  const stage = await setStage(here.shop, 'cs');
  for (const [form, { open, input, button, wrong }] of Object.entries(forms)) {
    await open(page, stage);
    const field = (name: string) => page.locator(`[name="${name}"]`).first();
    for (const [name, text] of Object.entries(input)) await field(name).fill(text);
    await page.locator(button).first().click();
    await page.locator('.error-summary').waitFor();
    const kept = Object.keys(input).map(async (name) => [name, await field(name).inputValue()]);
    expect(Object.fromEntries(await Promise.all(kept)), form).toEqual(input);
    expect(await page.evaluate(readFaults), form).toEqual({
      focused: 'error-summary',
      faults: wrong.map((name) => ({ name, isStatedAtField: true })),
    });
  }
});

/** Runs in the page: where reading begins, and to which fields the summary leads. */
function readFaults() {
  const links = [...document.querySelectorAll('.error-summary a')];
  return {
    focused: document.activeElement?.className,
    faults: links.map((link) => {
      const found = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      const control = found?.querySelector('[name]') ?? found;
      const tied = control?.closest('[aria-describedby]') ?? found;
      const said = (tied?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
      return {
        name: control?.getAttribute('name'),
        isStatedAtField: said.includes(link.textContent),
      };
    }),
  };
}
