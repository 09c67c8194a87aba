import type { Page } from 'playwright-core';
import type { Locale } from '#domain/locale.ts';
import { isForeign } from '#tests/stage/language.ts';

/** Names of Czech offices and registers stay as they are, and so do those of the people of the stage. */
const names = ['IČO', 'DIČ', 'ČOI', 'Žofie Říhová', 'Žofie Krátká', 'Česky', 'Čeština'];

/** What people press, fill in and find their way by: words of the shop and of nobody else. */
const OWN =
  'a, button, label, legend, summary, th, dt, h1, h2, h3, option, [role="alert"], .notice';
/** Where others are quoted, or a language is named in itself; the foot of all pages is read elsewhere. */
const OTHERS = '[lang]:not(html), td, li li, footer, article, .text, output';

/** What a page says in the language of the other edition. */
export async function foreignWordsIn(page: Page, locale: Locale): Promise<string[]> {
  const said = await page.evaluate(
    ([own, others]) =>
      [...document.querySelectorAll(own)]
        .filter((element) => !element.closest(others))
        .map((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
    [OWN, OTHERS] as const,
  );
  return [...new Set(said)].filter((text) => isForeign(text, locale, names));
}
