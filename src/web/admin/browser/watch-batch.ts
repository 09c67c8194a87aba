const EVERY_MS = 1500;

/**
 * A batch that goes on is looked at again, and its part of the page exchanged; once it has ended the page is
 * loaded anew, with its inputs enabled. While nobody looks at the page nothing is asked.
 */
export function watchBatch(): void {
  const part = document.querySelector<HTMLElement>('[data-watch]');
  const address = part?.dataset['watch'];
  if (part && address) setTimeout(() => void look(part, address), EVERY_MS);
}

async function look(part: HTMLElement, address: string): Promise<void> {
  if (document.visibilityState === 'visible') {
    try {
      const response = await fetch(address, { headers: { Accept: 'text/html' } });
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const next = page.getElementById(part.id);
      if (response.ok && !response.redirected && next) {
        // Not a reload: that could send a form once more.
        if (next.dataset['watch'] === undefined) return location.replace(address);
        exchange(part, next);
      }
    } catch {
      // No connection: the next look may get through.
    }
  }
  watchBatch();
}

/** Buttons stay as they are, so that the focus does. */
function exchange(part: HTMLElement, next: HTMLElement): void {
  for (const selector of ['.notice', '.made']) {
    const [present, later] = [part.querySelector(selector), next.querySelector(selector)];
    if (present && later && present.innerHTML !== later.innerHTML)
      present.replaceChildren(...document.adoptNode(later).childNodes);
  }
}
