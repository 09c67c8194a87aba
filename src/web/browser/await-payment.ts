import { inView, pause } from './pauses.ts';

/** Milliseconds before the first question. */
const FIRST_MS = 4000;
/** Each pause is so much longer than the one before, up to the longest. */
const GROWTH = 1.3;
const LONGEST_MS = 60_000;
/** About twenty minutes of a page that somebody looks at. */
const MOST_QUESTIONS = 30;

/**
 * While the outcome of a payment is unknown the page asks again, and changes once there is news. What
 * takes longer than a card does is told by e-mail, so the page asks no more and says so.
 */
async function awaitPayment(): Promise<void> {
  if (paymentIn(document) !== 'checking') return;
  let pauseMs = FIRST_MS;
  for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
    await pause(pauseMs);
    await inView();
    if (await isNews()) return location.reload();
    pauseMs = Math.min(pauseMs * GROWTH, LONGEST_MS);
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-asking]')) {
    part.hidden = part.dataset['asking'] === 'on';
  }
}

async function isNews(): Promise<boolean> {
  try {
    const response = await fetch(location.href);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return response.ok && paymentIn(page) !== 'checking';
  } catch {
    // No connection: the next question may get through.
    return false;
  }
}

function paymentIn(page: Document): string | undefined {
  return page.querySelector<HTMLElement>('[data-payment]')?.dataset.payment;
}

void awaitPayment();
