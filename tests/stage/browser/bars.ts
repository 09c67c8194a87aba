import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const asked: RunOptions = {
  // What is not asked for takes most of the time.
  resultTypes: ['violations'],
  preload: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: {
    'landmark-one-main': { enabled: true },
    region: { enabled: true },
    'heading-order': { enabled: true },
  },
};

/** What another scheme or width changes: colours, and the size of what is pressed. */
const drawn: RunOptions = {
  ...asked,
  runOnly: { type: 'rule', values: ['color-contrast', 'target-size', 'link-in-text-block'] },
  rules: {},
};

/** Puts axe into every page that is opened from now on: sent once, and not for each page again. */
export async function bringAxe(page: Page): Promise<void> {
  await page.context().addInitScript({ content: axe });
}

/** What bars the way to anyone, as axe finds it in a page and the frames in it. */
export async function findBars(page: Page): Promise<string[]> {
  return [...(await askAxe(page, asked)), ...(await page.evaluate(findRepeatedIds))];
}

/** The part of it that is drawn, for a page that was looked at in full in another scheme. */
export function findDrawnBars(page: Page): Promise<string[]> {
  return askAxe(page, drawn);
}

async function askAxe(page: Page, options: RunOptions): Promise<string[]> {
  const run = `axe.run(document, ${JSON.stringify(options)})`;
  const { violations } = await page.evaluate<AxeResults>(run);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
}

/** Runs in the page: of two elements with one id no label, hint or link finds the second. */
function findRepeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return repeated.map((id) => `repeated id: ${id}`);
}
