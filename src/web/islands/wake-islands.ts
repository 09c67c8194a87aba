import type { ComponentType } from 'react';

/** Where the browser finds each island; each is a file of its own. */
const islands = import.meta.glob<{ default: ComponentType<object> }>('./**/*.island.tsx', {
  base: '/src/web',
});

/** Distance from the window, in pixels, at which islands become interactive. */
const NEAR = '200px';

/** Brings the page's islands to life, each alone, and loads React only if there is one. */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (element.dataset['when'] === 'at-once') void wake(element);
    else wakeWhenNear(element);
  }
}

function wakeWhenNear(element: HTMLElement): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void wake(element);
    },
    { rootMargin: NEAR },
  );
  near.observe(element);
}

async function wake(element: HTMLElement): Promise<void> {
  const { island: file = '', prefix: identifierPrefix = '', props = '{}' } = element.dataset;
  const loaded = await Promise.all([
    import('react'),
    import('react-dom/client'),
    islands[file]?.(),
    // The browser says itself which file it could not have.
  ]).catch(() => undefined);
  if (!loaded) return serveByForms(element);
  const [{ createElement, Suspense }, { hydrateRoot }, island] = loaded;
  if (!island) return;
  const drawn = createElement(island.default, JSON.parse(props));
  // Within a boundary React wakes it in short pieces and lets a tap in between; otherwise all at one go.
  hydrateRoot(element, createElement(Suspense, null, drawn), { identifierPrefix });
}

/** Shows the forms that the page has for browsers without scripts; they can do everything. */
function serveByForms(element: Element): void {
  for (const part of element.querySelectorAll('noscript')) part.outerHTML = part.textContent;
}
