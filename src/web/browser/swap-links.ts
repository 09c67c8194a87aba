import { fetchPage } from './fetch-page.ts';
import { HASH_SCROLL_MS } from './hash-scroll.ts';
import { isShown, showChosenTabs, swapPart } from './swap-part.ts';

/**
 * Links with `data-swap` lead to pages that differ from this one in the part of that id alone; they
 * exchange it without loading the page. Without this script they are plain links.
 */
export function swapLinks(): void {
  addEventListener('click', (event) => {
    const link = swapLink(event.target);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!link || !isPlain || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    if (!isShown(link.pathname)) void swapPart(link.href, partOf(link), 'push');
  });
  for (const kind of ['pointerover', 'focusin']) {
    addEventListener(kind, ({ target }) => {
      const link = swapLink(target);
      // If the page cannot be fetched now, the click fetches it again.
      if (link && !isShown(link.pathname)) fetchPage(link.href).catch(() => {});
    });
  }
  addEventListener('popstate', () => {
    const link = document.querySelector<HTMLAnchorElement>('a[data-swap]');
    if (link && !isShown(location.pathname)) void swapPart(location.href, partOf(link), 'keep');
  });
  addEventListener('hashchange', () => void openHash());
  showChosenTabs();
  void openHash();
}

/** Old links name a tab by hash, /cenik#tiktok: the tab of that anchor opens and comes into view. */
async function openHash(): Promise<void> {
  const link = swapLink(document.getElementById(location.hash.slice(1)));
  if (!link) return;
  if (!isShown(link.pathname)) {
    // Where the reader came from, and which tab was asked for, stay in the address.
    await swapPart(link.href + location.search + location.hash, partOf(link), 'replace');
  }
  setTimeout(() => document.getElementById(partOf(link))?.scrollIntoView(), HASH_SCROLL_MS);
}

function swapLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[data-swap]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

function partOf(link: HTMLAnchorElement): string {
  return link.dataset.swap ?? '';
}
