import type { ComponentType } from 'react';
import { islands } from './islands.ts';

/** Islands wake so far (in pixels) before they come into the window. */
const NEAR = '200px';

/** Brings the page's islands to life, each alone, and loads React only if there is one. */
export function wakeIslands(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        void wake(target);
      }
    },
    { rootMargin: NEAR },
  );
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (element.dataset.when === 'at-once') void wake(element);
    else near.observe(element);
  }
}

async function wake(element: Element): Promise<void> {
  const name = element.getAttribute('data-island') ?? '';
  if (!isIsland(name)) return;
  const loaded = await Promise.all([
    import('react'),
    import('react-dom/client'),
    islands[name](),
    // The browser says itself which file it could not have.
  ]).catch(() => undefined);
  if (!loaded) return serveByForms(element);
  const [{ createElement }, { hydrateRoot }, island] = loaded;
  const props: object = JSON.parse(element.getAttribute('data-props') ?? '{}');
  // The props were written for this very component, by Island.
  const component = island.default as ComponentType<object>;
  hydrateRoot(element, createElement(component, props));
}

/** Shows what the page holds for browsers without scripts, by which its forms do it all. */
function serveByForms(element: Element): void {
  for (const part of element.querySelectorAll('noscript')) part.outerHTML = part.textContent;
}

function isIsland(name: string): name is keyof typeof islands {
  return Object.hasOwn(islands, name);
}
