/** Milliseconds between two looks at the time that is left. */
const TICK_MS = 250;

/**
 * Counts the seconds in which something can still be taken back, and takes it out of the bar when they are
 * over. The time that is left comes from the server, so a wrong clock of this machine changes nothing. What an
 * undo came to is taken out of the address, so that loading the page again does not say it again.
 */
export function countDownUndo(): void {
  forgetOutcome();
  const rows = [...document.querySelectorAll<HTMLElement>('[data-undo-seconds]')];
  if (rows.length === 0) return;
  const began = Date.now();
  for (const row of rows) {
    row.querySelector('[data-undo-until]')?.classList.add('visually-hidden');
    row.querySelector('[data-undo-running]')?.removeAttribute('hidden');
  }
  const timer = setInterval(() => {
    // This clock goes on while the machine sleeps.
    const passed = (Date.now() - began) / 1000;
    const open = rows.filter((row) => row.isConnected && tick(row, passed));
    if (open.length === 0) clearInterval(timer);
  }, TICK_MS);
}

/** @returns false where its time is over */
function tick(row: HTMLElement, passed: number): boolean {
  const left = Math.ceil(Number(row.dataset['undoSeconds']) - passed);
  const shown = row.querySelector('[data-undo-left]');
  if (left > 0) {
    // Written only where it differs, so that nothing is drawn for the same figure.
    if (shown && shown.textContent !== String(left)) shown.textContent = String(left);
    return true;
  }
  // Whoever stands on its button goes on reading from the page.
  if (row.contains(document.activeElement)) document.querySelector<HTMLElement>('#main')?.focus();
  const bar = row.closest<HTMLElement>('.undo');
  row.remove();
  if (bar && !bar.querySelector('.undo__row, .undo__outcome')) bar.remove();
  return false;
}

function forgetOutcome(): void {
  if (!document.querySelector('[data-undo-outcome]')) return;
  const address = new URL(location.href);
  address.searchParams.delete('undo');
  history.replaceState(history.state, '', address);
}
