import type { BrowserContext } from 'playwright-core';

/** Statuses with which a page may answer, also to a form that is sent in place: unknown, refused, expired, to be mended. */
const EXPECTED = new Set([403, 404, 409, 410, 422]);

/** Writes down whatever goes wrong in a visitor's browser: errors, warnings of its policy, lost files. */
export function watch(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (error) => {
    const { message } = error.error();
    // A browser too busy to lead over from page to page goes without, and says so as the page's error.
    if (message.startsWith('Transition was aborted')) return;
    faults.push(`${error.page()?.url()}: ${message}`);
  });
  context.on('console', (message) => {
    // Files that do not come are told of below, where it is known which they are.
    if (message.text().startsWith('Failed to load resource: the server responded')) return;
    if (message.type() === 'error') faults.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('response', (response) => {
    const request = response.request();
    const isPage = request.isNavigationRequest() || request.method() === 'POST';
    const isExpected = isPage && EXPECTED.has(response.status());
    if (response.status() >= 400 && !isExpected) {
      faults.push(`${response.status()} ${response.request().method()} ${response.url()}`);
    }
  });
}
