/** Milliseconds in which the second key of two has to follow. */
const PAIR_MS = 1500;

/**
 * Single keys on lists (WCAG 2.1.4: they are off in fields, and where their reader has switched them off): j and
 * k go along the rows, x chooses one, / leads to the search, g and a letter to a page, ? shows all of them.
 */
export function listenToKeys(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-keys]');
  for (const button of document.querySelectorAll('[data-open-keys]'))
    button.addEventListener('click', () => dialog?.showModal());
  if (!document.querySelector('[data-shortcuts]')) return;
  let pairUntil = 0;
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const isPair = event.timeStamp < pairUntil;
    pairUntil = event.key === 'g' ? event.timeStamp + PAIR_MS : 0;
    if (isPair ? goTo(event.key, dialog) : act(event.key, dialog)) event.preventDefault();
  });
}

function isTyping(target: EventTarget | null): boolean {
  const field = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
  return target instanceof Element && target.closest(field) !== null;
}

function goTo(key: string, dialog: HTMLElement | null): boolean {
  const page = dialog?.getAttribute(`data-go-${key}`) ?? undefined;
  if (page !== undefined) location.assign(page);
  return page !== undefined;
}

/** @returns whether the key means something here */
function act(key: string, dialog: HTMLDialogElement | null): boolean {
  switch (key) {
    case 'j':
      return step(1);
    case 'k':
      return step(-1);
    case 'x':
      return choose();
    case '/':
      return focus(document.querySelector('[data-search]'));
    case '?':
      dialog?.showModal();
      return dialog !== null;
    default:
      return false;
  }
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-order]')];
const current = () => document.activeElement?.closest<HTMLElement>('[data-order]') ?? undefined;

/** To the next row, or where the page ends to the next page. */
function step(by: 1 | -1): boolean {
  const all = rows();
  if (all.length === 0) return false;
  const row = current();
  const next = row ? all[all.indexOf(row) + by] : by > 0 ? all[0] : all.at(-1);
  const further = by > 0 ? 'next' : 'previous';
  return focus(
    next?.querySelector('a') ?? document.querySelector(`[data-page=${further}]`) ?? row ?? null,
  );
}

function choose(): boolean {
  const box = current()?.querySelector<HTMLInputElement>('input[type=checkbox]');
  box?.click();
  return box !== undefined && box !== null;
}

function focus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus();
  element.scrollIntoView({ block: 'nearest' });
  return true;
}
