/** What must not be covered: what is used, and what is looked at rather than read. */
const KEPT_CLEAR =
  'a, button, input, select, textarea, label, summary, main svg[role="img"], main :is(.figure, .tiers)';

/**
 * The chat button floats over the page. While something that can be pressed or filled in, a drawing or a
 * large figure lies under it, it steps aside; it comes back as soon as the reader scrolls on. Without this script it stays.
 *
 * The browser itself says what comes under the button and what leaves it, so scrolling costs nothing else.
 */
export function keepChatClear(): void {
  const button = document.querySelector<HTMLElement>('.chat-button');
  if (!button) return;
  const covered = new Set<Element>();
  const show = (): void => {
    const isUsed = document.activeElement === button;
    button.toggleAttribute('data-aside', covered.size > 0 && !isUsed);
  };
  let watch: IntersectionObserver | undefined;
  const begin = (): void => {
    watch?.disconnect();
    covered.clear();
    watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) covered.add(target);
          else covered.delete(target);
        }
        show();
      },
      { rootMargin: marginAround(button) },
    );
    for (const kept of document.querySelectorAll(KEPT_CLEAR)) {
      if (kept !== button) watch.observe(kept);
    }
  };
  let isAsked = false;
  const ask = (): void => {
    if (isAsked) return;
    isAsked = true;
    // The wizard answers first.
    setTimeout(() => {
      isAsked = false;
      begin();
    }, 100);
  };
  addEventListener('resize', ask, { passive: true });
  // A tab or an island puts new things in the place of old ones.
  new MutationObserver(ask).observe(document.body, { childList: true, subtree: true });
  for (const kind of ['focusin', 'focusout']) button.addEventListener(kind, show);
  begin();
}

/** Leaves of the window the place of the button alone. */
function marginAround(button: HTMLElement): string {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [top, clientWidth - right, clientHeight - bottom, left]
    .map((distance) => `${-Math.round(distance)}px`)
    .join(' ');
}
