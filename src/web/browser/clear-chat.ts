/**
 * The chat button floats over the page. While something that can be pressed or filled in lies under it, it
 * steps aside; it comes back as soon as the reader scrolls on. Without this script it stays.
 */
export function keepChatClear(): void {
  const button = document.querySelector<HTMLElement>('.chat-button');
  if (!button) return;
  let isAsked = false;
  const look = (): void => {
    isAsked = false;
    button.toggleAttribute('data-aside', document.activeElement !== button && isOver(button));
  };
  const ask = (): void => {
    if (!isAsked) requestAnimationFrame(look);
    isAsked = true;
  };
  for (const kind of ['scroll', 'resize', 'focusin', 'load']) {
    addEventListener(kind, ask, { passive: true });
  }
  ask();
}

/** What must not be covered. */
const USED = 'a, button, input, select, textarea, label, summary';

/** Looks at the corners and the middle; what is meant to be pressed is larger than the gaps between them. */
function isOver(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const across = [left, (left + right) / 2, right - 1];
  const down = [top, (top + bottom) / 2, bottom - 1];
  return across.some((x) =>
    down.some((y) =>
      document
        .elementsFromPoint(x, y)
        .map((element) => element.closest(USED))
        .some((used) => used !== null && used !== button),
    ),
  );
}
