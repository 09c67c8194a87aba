const STORED = 'order-list';

interface Position {
  /** Path and query of the list. */
  address: string;
  top: number;
  order: string;
}

/**
 * Back to the list is back to its place: the row that was opened has the focus again, where it was in the
 * window. Without a script the address still says which list it was.
 */
export function keepListPosition(): void {
  const list = document.querySelector('[data-list]');
  if (!list) return;
  const address = location.pathname + location.search;
  restore(address);
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const order = link?.closest<HTMLElement>('[data-order]')?.dataset['order'];
    if (order !== undefined) store({ address, top: scrollY, order });
  });
}

function restore(address: string): void {
  const position = read();
  sessionStorage.removeItem(STORED);
  if (position?.address !== address) return;
  const row = document.querySelector(`[data-order="${CSS.escape(position.order)}"] a`);
  if (!(row instanceof HTMLElement)) return;
  scrollTo({ top: position.top, behavior: 'instant' });
  row.focus({ preventScroll: true });
}

function store(position: Position): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(position));
  } catch {
    // A browser that stores nothing still has the address.
  }
}

function read(): (Partial<Position> & { order: string; top: number }) | undefined {
  try {
    const { address, top, order } = JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
    const isPosition = typeof top === 'number' && typeof order === 'string';
    return isPosition ? { address, top, order } : undefined;
  } catch {
    return undefined;
  }
}
