import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { WizardMessages } from '#messages/cs/order/wizard.ts';
import type { CartLine } from '#domain/order/cart.ts';
import { isSameCode } from '#domain/discounts/take-off.ts';
import { type Catalogue, catalogueOf } from '#domain/catalogue/price-list.ts';
import { type Quote, quoteCart } from '#domain/catalogue/pricing.ts';
import { mayGoOn } from '#web/routes/order/wizard/cart/cart-change.ts';
import { linesToFill } from '#web/routes/order/wizard/cart/row-targets.ts';
import { useFreshCart, useHistory } from './wizard-history.ts';
import { type WizardActions, type WizardState, makeActions } from './wizard-actions.ts';
import type { WizardProps } from './wizard-props.ts';

/** What stays as it is while the wizard is open, with what can be done. */
interface WizardGround
  extends
    WizardActions,
    Pick<
      WizardProps,
      | 'locale'
      | 'volumeDiscounts'
      | 'platformNames'
      | 'serviceNames'
      | 'otherEdition'
      | 'popular'
      | 'countries'
    > {
  m: WizardMessages;
  catalogue: Catalogue;
}

/** The wizard as its parts see it: what stands now, its words, and what can be done to it. */
interface WizardModel extends WizardProps, WizardGround {
  isAsked: boolean;
  quote: Quote;
  /** Rows that lack a target, unless one that can be read is typed there now. */
  toFill: CartLine[];
}

/**
 * Keeps the wizard's state in the browser by the rules that the server has too. The cart itself lies in
 * its cookie and is read from there before each change, so that two tabs never overwrite each other.
 */
export function useWizard(props: WizardProps & { m: WizardMessages }): {
  wizard: WizardModel;
  ground: WizardGround;
} {
  // A page that was opened at a field, as the answer about that field, is read from there.
  const isAsked = !globalThis.location?.hash;
  const [state, setState] = useState<WizardState>({ ...props, isAsked });
  const [ground] = useState((): WizardGround => {
    const {
      m,
      locale,
      volumeDiscounts,
      platformNames,
      serviceNames,
      otherEdition,
      popular,
      countries,
    } = props;
    const catalogue = catalogueOf(props.priceList);
    const actions = makeActions({ locale, catalogue, latest: state, isBusy: false, setState });
    const names = { platformNames, serviceNames, otherEdition, popular, countries };
    return { m, locale, volumeDiscounts, ...names, catalogue, ...actions };
  });
  const { catalogue, set, drawn } = ground;
  useEffect(() => drawn(state), [drawn, state]);
  useFreshCart(catalogue, (cart) => set({ cart }));
  useHistory((step) => set({ step, problems: [], notices: [] }));

  const { cart, targets, details } = state;
  const { volumeDiscounts } = props;
  // A code that is no longer in its field takes nothing off.
  const code = props.code && isSameCode(props.code.code, details.discountCode) ? props.code : null;
  const prices = useMemo(
    () => quoteCart({ catalogue, volumeDiscounts }, cart.lines, code ?? undefined),
    [catalogue, volumeDiscounts, cart, code],
  );
  const toFill = useMemo(() => linesToFill(catalogue, cart, targets), [catalogue, cart, targets]);
  // Another tab may have emptied the cart: then there is nothing to order.
  const step = mayGoOn(cart) ? state.step : 'cart';
  return { ground, wizard: { ...props, ...state, ...ground, step, code, quote: prices, toFill } };
}

export const WizardContext = createContext<WizardModel | undefined>(undefined);

/** What never changes while the wizard is open; a part that reads this alone is not drawn at each change. */
export const GroundContext = createContext<WizardGround | undefined>(undefined);

/** The wizard that a part belongs to. */
export function useWizardContext(): WizardModel {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('This part stands outside the order wizard.');
  return wizard;
}

/** The words, the catalogue and what can be done; none of what is being filled in. */
export function useWizardGround(): WizardGround {
  const ground = use(GroundContext);
  if (!ground) throw new Error('This part stands outside the order wizard.');
  return ground;
}
