import { useEffect } from 'react';
import type { Cart } from '#domain/order/cart.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { wizardHref } from '#domain/addresses/wizard-addresses.ts';
import { type ReadCart, readCart } from '#web/cookies/cart-cookie.ts';
import { namingHere } from '#web/cookies/cookie-naming.ts';
import { isSecondStepHere } from './second-step.tsx';
import type { WizardProps } from './wizard-props.ts';

/** The cart as its cookie has it at this moment. */
function cartHere(catalogue: Catalogue): ReadCart {
  return readCart(catalogue, document.cookie, namingHere());
}

/** The cart as its cookie has it; the one shown where the cookie is gone. */
export function currentCart(catalogue: Catalogue, shown: Cart): Cart {
  const { cart } = cartHere(catalogue);
  return cart.lines.length > 0 ? cart : { ...shown, lines: [] };
}

/** The address of a step, as it stands in the address bar. */
export function addressOf(step: WizardProps['step'], locale: WizardProps['locale']): string {
  const address = wizardHref('wizard', locale);
  return step === 'details' ? `${address}?${new URLSearchParams({ step })}` : address;
}

/** Takes the cart over that another tab has changed, when the reader comes back to this one. */
export function useFreshCart(catalogue: Catalogue, take: (cart: Cart) => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') take(cartHere(catalogue).cart);
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
  });
}

/** Back and forward move between the steps; a link to a field changes the hash alone and does not. */
export function useHistory(take: (step: WizardProps['step']) => void): void {
  // Set up anew at each drawing, which is when the step may have changed the address.
  useEffect(() => {
    const before = location.search;
    const look = () => {
      if (location.search === before) return;
      const asked = new URLSearchParams(location.search).get('step');
      if (asked !== 'details') return take('cart');
      if (isSecondStepHere()) take('details');
      else location.reload();
    };
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  });
}
