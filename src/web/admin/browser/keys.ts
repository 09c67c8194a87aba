/** Milliseconds in which the second key of two has to follow. */
const PAIR_MS = 1500;

/**
 * Single keys (WCAG 2.1.4: they are off in fields, and where their reader has switched them off): j and k go
 * along the rows of a list, and on a page without rows to its neighbours; u goes back to the list, n to what is
 * filled in or pressed next, m to the money and c to what a customer asks for, x chooses a row, / leads to the search, g and a letter to a page, ? shows them all.
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
    case 'u':
      return follow(document.querySelector('a[data-back]'));
    case 'n':
      return fill(nextStep());
    case 'm':
    case 'c':
      return follow(document.querySelector(`a[data-key=${key}]`));
    case '/':
      return focus(document.querySelector('[data-search]'));
    case '?':
      dialog?.showModal();
      return dialog !== null;
    default:
      return false;
  }
}

const rows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-order]')].filter((row) => inRow(row));
/** What of a row has the focus. */
const inRow = (row: HTMLElement | undefined) => row?.querySelector('a, summary, button');
const current = () => document.activeElement?.closest<HTMLElement>('[data-order]') ?? undefined;

/** To the next row, or where the page ends to the next page; without rows to the page beside this one. */
function step(by: 1 | -1): boolean {
  const all = rows();
  if (all.length === 0)
    return follow(document.querySelector(`main a[rel=${by > 0 ? 'next' : 'prev'}]`));
  const row = current();
  const next = row ? all[all.indexOf(row) + by] : by > 0 ? all[0] : all.at(-1);
  const further = by > 0 ? 'next' : 'previous';
  return focus(inRow(next) ?? document.querySelector(`[data-page=${further}]`) ?? row ?? null);
}

function choose(): boolean {
  const box = current()?.querySelector<HTMLInputElement>('input[type=checkbox]');
  box?.click();
  return box !== undefined && box !== null;
}

/** What the page marks as its next step, else the first thing in it that can be filled in or pressed. */
function nextStep(): Element | null {
  const controls = document.querySelectorAll(
    'main form :is(input:not([type=hidden]), select, textarea, button)',
  );
  const seen = [...controls].find(
    (control) => control.checkVisibility() && !control.closest('[aria-hidden], .visually-hidden'),
  );
  return document.querySelector('main [data-step]') ?? seen ?? null;
}

/** What is typed next takes the place of what stands there. */
function fill(control: Element | null): boolean {
  if (control instanceof HTMLInputElement) control.select();
  return focus(control);
}

function follow(link: Element | null): boolean {
  if (!(link instanceof HTMLAnchorElement)) return false;
  link.click();
  return true;
}

function focus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus();
  element.scrollIntoView({ block: 'nearest' });
  return true;
}
