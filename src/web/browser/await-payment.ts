/** Milliseconds from one question to the next. */
const AGAIN_MS = 4000;

/** While the outcome of a payment is unknown the page asks again, and changes once there is news. */
export function awaitPayment(): void {
  if (paymentIn(document) !== 'checking') return;
  const timer = setInterval(async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const response = await fetch(location.href);
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      if (!response.ok || paymentIn(page) === 'checking') return;
      clearInterval(timer);
      location.reload();
    } catch {
      // No connection: the next question may get through.
    }
  }, AGAIN_MS);
}

function paymentIn(page: Document): string | undefined {
  return page.querySelector<HTMLElement>('[data-payment]')?.dataset.payment;
}
