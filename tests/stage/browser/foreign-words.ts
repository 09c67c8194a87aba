import type { Page } from 'playwright-core';
import type { Locale } from '#domain/locale.ts';
import { isForeign } from '#tests/stage/language.ts';

/** What stays as it is: offices and registers, languages by their own names, people and what they have written. */
const names = [
  'IČO',
  'DIČ',
  'ČOI',
  'Česky',
  'Čeština',
  'Žofie Říhová',
  'Žofie Krátká',
  'Bartoloměj Dlouhojmenný-Nejdelší',
  'Instagram, to hoří',
  'Velké objednávky čekající na zahájení déle než den',
];

/** What people press, fill in and find their way by: words of the shop and of nobody else. */
const OWN = 'nav a, button, label, legend, summary, thead th, .field__error, .field__hint';
/** Where others are quoted; the foot of all pages is read elsewhere. */
const OTHERS = '[lang]:not(html), tbody, footer, article, output';

/** What a page says of its own in the language of the other edition. */
export async function foreignWordsIn(page: Page, locale: Locale): Promise<string[]> {
  const said = await page.evaluate(
    ([own, others]) =>
      [...document.querySelectorAll(own)]
        .filter((element) => !element.closest(others))
        .map((element) => {
          const own = document.importNode(element, true);
          for (const quoted of own.querySelectorAll(others)) quoted.remove();
          return (own.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
        }),
    [OWN, OTHERS] as const,
  );
  return [...new Set(said)].filter((text) => isForeign(text, locale, names));
}
