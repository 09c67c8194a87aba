import { inView, pause } from './pauses.ts';

const EVERY_MS = 60_000;

/**
 * The page of an order under way looks every minute, while somebody looks at it, how far the delivery is, and
 * exchanges its figures quietly. Where more has changed it is loaded anew, unless something is being typed.
 */
async function followOrder(): Promise<void> {
  while (document.querySelector('[data-follow]')) {
    await pause(EVERY_MS);
    await inView();
    await look();
  }
}

async function look(): Promise<void> {
  try {
    const response = await fetch(location.href, { headers: { Accept: 'text/html' } });
    if (!response.ok || response.redirected) return;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (shapeOf(page) !== shapeOf(document)) {
      // Not a reload: that could send a form once more.
      if (!isTyping()) location.replace(location.href.replace(/#.*$/, ''));
      return;
    }
    for (const part of document.querySelectorAll<HTMLElement>('[data-live]')) {
      const next = page.querySelector(`[data-live="${part.dataset['live']}"]`);
      if (next && next.innerHTML !== part.innerHTML) part.replaceWith(document.adoptNode(next));
    }
  } catch {
    // No connection: the next look may get through.
  }
}

function shapeOf(page: Document): string | undefined {
  return page.querySelector<HTMLElement>('[data-follow]')?.dataset['follow'];
}

function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main input[type="text"], main textarea',
  );
  const isOpen = document.querySelector('main details[open]') !== null;
  return isOpen || [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

void followOrder();
