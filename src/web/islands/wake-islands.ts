import type { ComponentType } from 'react';
import type { Others } from './own-dom.ts';

/** Where the browser finds each island; each is a file of its own. */
const islands = import.meta.glob<{ default: ComponentType<object> }>('./**/*.island.tsx', {
  base: '/src/web',
});

/** Distance from the window, in pixels, at which islands become interactive. */
const NEAR = '200px';

/** Brings the page's islands to life, each alone, and loads React only if there is one. */
export function wakeIslands(): void {
  const others = watchOthers();
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    others.watch(element);
    if (element.dataset['when'] === 'at-once') void wake(element, others);
    else wakeWhenNear(element, others);
  }
}

/** What others do to islands is known from the beginning: whenever one wakes, it wakes as it was sent. */
function watchOthers(): Others {
  const seen: MutationRecord[] = [];
  const observer = new MutationObserver((records) => others.tell(records));
  const others: Others = {
    tell: (records) => void seen.push(...records),
    takeSeen: () => [...seen.splice(0), ...observer.takeRecords()],
    watch: (island) => {
      // In development React is as it comes, and what it does would be taken for what others do.
      if (import.meta.env.DEV) return;
      observer.observe(island, {
        subtree: true,
        childList: true,
        characterData: true,
        characterDataOldValue: true,
      });
    },
  };
  return others;
}

function wakeWhenNear(element: HTMLElement, others: Others): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void wake(element, others);
    },
    { rootMargin: NEAR },
  );
  near.observe(element);
}

async function wake(element: HTMLElement, others: Others): Promise<void> {
  const { island: file = '' } = element.dataset;
  const loaded = await Promise.all([
    import('./hydrate.tsx'),
    islands[file]?.(),
    // The browser says itself which file it could not have.
  ]).catch(() => undefined);
  if (!loaded) return serveByForms(element);
  const [{ hydrate }, island] = loaded;
  if (island) hydrate(element, island.default, { others, serveByForms });
}

/** Shows the forms that the page has for browsers without scripts; they can do everything. */
function serveByForms(element: Element): void {
  for (const part of element.querySelectorAll('noscript')) part.outerHTML = part.textContent;
}
