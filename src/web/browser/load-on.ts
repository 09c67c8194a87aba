import { fetchPage } from './fetch-page.ts';

/**
 * A link with `data-load-on` leads to the next page of the list of that id. Its items are added to those that
 * are here, and the link becomes that of the page which came. Without this script it is a plain link.
 */
export function loadOn(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-load-on]');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!(link instanceof HTMLAnchorElement) || !isPlain || event.altKey) return;
    event.preventDefault();
    void addPage(link, link.dataset.loadOn ?? '');
  });
}

/** Whatever fails, the browser loads the page as if there were no script. */
async function addPage(link: HTMLAnchorElement, list: string): Promise<void> {
  try {
    const page = new DOMParser().parseFromString(await fetchPage(link.href), 'text/html');
    const items = [...(page.getElementById(list)?.children ?? [])];
    const [first] = items;
    const present = document.getElementById(list);
    if (!present || !first) throw new Error(`No list ${list} at ${link.href}`);
    // A second press may have come while the page was fetched.
    if (!link.isConnected) return;
    present.append(...items);
    const next = page.querySelector('a[data-load-on]');
    if (next) link.replaceWith(next);
    else link.remove();
    follow(first);
  } catch {
    location.assign(link.href);
  }
}

/** Who listens, or goes by the keyboard, goes on at the first that was added. */
function follow(item: Element): void {
  if (!(item instanceof HTMLElement)) return;
  item.tabIndex = -1;
  item.focus({ preventScroll: true });
}
