import { HASH_SCROLL_MS } from './hash-scroll.ts';

/**
 * A link to a section, such as the contact, goes to the home page first. There the hash leads on by itself,
 * smoothly where motion is welcome (styles/every-page/shell.css); this looks after it once the page stands,
 * unless its reader has moved on, and puts the phone's menu away. Without this script the hash does it alone.
 */
export function goToSections(): void {
  const isHere = (link: HTMLAnchorElement): boolean =>
    link.hash !== '' && link.origin === location.origin && link.pathname === location.pathname;
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || !isHere(link)) return;
    const menu = link.closest<HTMLElement>('[popover]');
    if (menu?.matches(':popover-open')) menu.hidePopover();
  });
  const section = document.getElementById(location.hash.slice(1));
  // Of the tabs of the price list swap-links.ts takes care.
  if (!section || section.matches('[data-swap]')) return;
  const moved = new AbortController();
  const timer = setTimeout(() => {
    moved.abort();
    section.scrollIntoView();
  }, HASH_SCROLL_MS);
  for (const sign of ['keydown', 'pointerdown', 'wheel', 'touchmove']) {
    addEventListener(
      sign,
      () => {
        clearTimeout(timer);
        moved.abort();
      },
      { signal: moved.signal, passive: true },
    );
  }
}
