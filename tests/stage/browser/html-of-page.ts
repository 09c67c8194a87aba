import type { Page } from 'playwright-core';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';

/**
 * Keeps the HTML of every page that the shop sends to this one, before any script has changed it.
 * @returns what is wrong with what was sent since the last question, and with the page as it stands now
 */
export function watchHtml(page: Page): () => Promise<string[]> {
  const sent: Promise<string>[] = [];
  page.on('response', (response) => {
    const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
    const isOpened =
      response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    // What the browser has left already cannot be read any more; it is sent again with another screen.
    if (isPage && isOpened) sent.push(response.text().catch(() => ''));
  });
  return async () => {
    const pages = [await page.content(), ...(await Promise.all(sent.splice(0)))];
    const faults = new Set<string>();
    for (const html of new Set(pages.filter(Boolean))) {
      for (const fault of await faultsOfHtml(html)) faults.add(fault);
    }
    return [...faults];
  };
}
