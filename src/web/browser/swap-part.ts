import { fetchPage } from './fetch-page.ts';

/** Counts the swaps that were asked for; a page that comes late must not replace a later one. */
let asked = 0;
/** The path that is shown, which is not the address's own once the reader has gone back. */
let shownPath = location.pathname;

export function isShown(path: string): boolean {
  return path === shownPath;
}

/**
 * Shows another page by exchanging the one part in which the two differ, and notes its address.
 * Whatever fails, the browser loads the page as if there were no script.
 */
export async function swapPart(
  address: string,
  part: string,
  history: 'push' | 'replace' | 'keep',
): Promise<void> {
  asked += 1;
  const turn = asked;
  try {
    const html = await fetchPage(address);
    if (turn !== asked) return;
    const page = new DOMParser().parseFromString(html, 'text/html');
    const next = page.getElementById(part);
    const present = document.getElementById(part);
    if (!next || !present) throw new Error(`No part ${part} at ${address}`);
    if (history === 'push') globalThis.history.pushState(null, '', address);
    if (history === 'replace') globalThis.history.replaceState(null, '', address);
    shownPath = new URL(address, location.href).pathname;
    await animateChange(() => exchange(present, next, page));
  } catch {
    if (history === 'keep') location.reload();
    else location.assign(address);
  }
}

function exchange(present: Element, next: Element, page: Document): void {
  const focused = present.contains(document.activeElement) && document.activeElement;
  present.replaceWith(document.adoptNode(next));
  document.title = page.title;
  for (const selector of ['[data-language-switch]', 'link[rel="canonical"]']) {
    const address = page.querySelector(selector)?.getAttribute('href');
    if (address) document.querySelector(selector)?.setAttribute('href', address);
  }
  if (focused instanceof HTMLAnchorElement) focusAgain(next, focused);
  showChosenTabs();
}

/** The focus stays on the tab that was chosen, which is a new element of the same address. */
function focusAgain(part: Element, focused: HTMLAnchorElement): void {
  const links = [...part.querySelectorAll('a')];
  links.find((link) => link.href === focused.href)?.focus({ preventScroll: true });
}

/** Strips of tabs scroll sideways on a phone; the chosen one comes to their middle. */
export function showChosenTabs(): void {
  for (const tab of document.querySelectorAll<HTMLElement>('.tab[aria-current]')) {
    const strip = tab.closest('ul');
    const left = tab.offsetLeft - ((strip?.clientWidth ?? 0) - tab.offsetWidth) / 2;
    strip?.scrollTo({ left, behavior: 'instant' });
  }
}

async function animateChange(change: () => void): Promise<void> {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !('startViewTransition' in document)) return change();
  const transition = document.startViewTransition(change);
  // The next swap may come before this one has faded in; it is shown all the same.
  transition.ready.catch(() => {});
  await transition.updateCallbackDone;
}
