import type { Page } from 'playwright-core';
import type { Locale } from '#domain/locale.ts';
import { foreignWords } from '#tests/stage/language.ts';

/** Words of the other language in a page as it stands now. */
export async function foreignWordsIn(page: Page, locale: Locale): Promise<string[]> {
  return foreignWords(await page.content(), locale, []);
}
