import { type SubmitEvent, useCallback, useEffect, useMemo, useState } from 'react';
import type { Cart } from '#domain/order/cart.ts';
import { type DetailsForm, writtenCode } from '#domain/customer/details-form.ts';
import { type Catalogue, catalogueOf } from '#domain/catalogue/price-list.ts';
import { type Quote, quote } from '#domain/catalogue/pricing.ts';
import type { WizardMessages } from '#messages/cs/order/wizard.ts';
import { type ReadCart, readCart, writeCart } from '#web/cookies/cart-cookie.ts';
import { namingHere } from '#web/cookies/cookie-naming.ts';
import { writeDraft } from '#web/cookies/draft-cookie.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { href, withQuery } from '#domain/addresses.ts';
import {
  changeCart,
  emptyBuilder,
  mayGoOn,
  problemsBeforeDetails,
} from '#web/routes/order/wizard/cart/cart-change.ts';
import type { BuilderForm, Notice, Problem, WizardProps } from './wizard-props.ts';

interface Changing extends Pick<
  WizardProps,
  'step' | 'cart' | 'builder' | 'details' | 'problems' | 'notices'
> {
  /** Whether the reader has asked for what is wrong: then the summary of it takes the focus. */
  isAsked: boolean;
}

/** The wizard as its parts see it: what stands now, its words, and what can be done to it. */
export interface Wizard extends WizardProps {
  m: WizardMessages;
  isAsked: boolean;
  catalogue: Catalogue;
  quote: Quote;
  /** Takes a form of the first step, whose button says what it wants. */
  submitCart(event: SubmitEvent<HTMLFormElement>): void;
  changeLine(intent: string, fields: Record<string, string>): void;
  setBuilder(change: Partial<BuilderForm>): void;
  setDetails(details: DetailsForm): void;
  show(what: { problems?: Problem[]; notices?: Notice[]; isAsked?: boolean }): void;
  goTo(step: WizardProps['step']): void;
}

/**
 * Keeps the wizard's state in the browser by the rules that the server has too. The cart itself lies in
 * its cookie and is read from there before each change, so that two tabs never overwrite each other.
 */
export function useWizard(props: WizardProps & { m: WizardMessages }): Wizard {
  const catalogue = useMemo(() => catalogueOf(props.priceList), [props.priceList]);
  const [state, setState] = useState<Changing>({ ...props, isAsked: true });
  const set = (change: Partial<Changing>) =>
    setState((before) => ({ ...before, isAsked: false, ...change }));
  const { cart } = state;
  // Another tab may have emptied the cart: then there is nothing to order.
  const step = mayGoOn(cart) ? state.step : 'cart';
  const setBuilder = useCallback((builder: Partial<BuilderForm>) => {
    setState((before) => withBuilder(before, builder));
  }, []);
  useFreshCart(catalogue, (fresh) => set({ cart: fresh }));
  useHistory((shown) => set({ step: shown, problems: [], notices: [] }));

  function change(intent: string, field: PostedFields) {
    const changed = changeCart(catalogue, currentCart(catalogue, cart), intent, field);
    if (!changed.ok) {
      return set({ problems: changed.problems, notices: changed.notices, isAsked: true });
    }
    const line = writeCart(changed.cart, namingHere());
    if (!line) return set({ problems: [{ field: 'package', key: 'cart-full' }], notices: [] });
    document.cookie = line;
    const emptied = intent === 'add' ? { builder: emptyBuilder(catalogue) } : {};
    if (intent === 'remove' || intent === 'target') focusCart();
    set({ ...emptied, cart: changed.cart, problems: [], notices: changed.notices });
  }

  function goTo(next: WizardProps['step']) {
    const blocked = problemsBeforeDetails(cart);
    if (next === 'details' && blocked.problems.length + blocked.notices.length > 0) {
      return set({ ...blocked, isAsked: true });
    }
    if (next !== step) history.pushState(null, '', addressOf(next, props.locale));
    set({ step: next, problems: [], notices: [] });
  }

  return {
    ...props,
    ...state,
    step,
    catalogue,
    ...priced(props, catalogue, state),
    submitCart(event) {
      event.preventDefault();
      const field = postedFields(new FormData(event.currentTarget, event.nativeEvent.submitter));
      if (field('intent') === 'continue') goTo('details');
      else change(field('intent'), field);
    },
    changeLine: (intent, fields) => change(intent, (name) => fields[name] ?? ''),
    setBuilder,
    setDetails(details) {
      const line = writeDraft(details, namingHere());
      if (line) document.cookie = line;
      set({ details });
    },
    show: ({ problems = [], notices = [], isAsked = false }) => set({ problems, notices, isAsked }),
    goTo,
  };
}

/** What the cart costs; a code that is no longer in its field takes nothing off. */
function priced(
  { ladder, code }: WizardProps,
  catalogue: Catalogue,
  { cart, details }: Changing,
): Pick<Wizard, 'code' | 'quote'> {
  const applied = code?.code === writtenCode(details.discountCode) ? code : null;
  return {
    code: applied,
    quote: quote({ ladder, catalogue }, cart.lines, applied ?? undefined),
  };
}

/** The builder changed; a mistake goes as soon as its field does. */
function withBuilder(before: Changing, change: Partial<BuilderForm>): Changing {
  const builder = { ...before.builder, ...change };
  const was = new Map(Object.entries(before.builder));
  const changed = new Set(
    Object.entries(change).flatMap(([name, value]) => (was.get(name) === value ? [] : [name])),
  );
  const problems = before.problems.filter(({ field }) => !changed.has(field));
  return { ...before, builder, problems, isAsked: before.isAsked && changed.size === 0 };
}

/** What was pressed is gone with its row, so the focus goes to the head of the cart. */
function focusCart() {
  document.querySelector<HTMLElement>('#cart-heading')?.focus({ preventScroll: true });
}

/** The cart as its cookie has it; the one shown where the cookie is gone. */
function currentCart(catalogue: Catalogue, shown: Cart): Cart {
  const { cart } = cartHere(catalogue);
  return cart.lines.length > 0 ? cart : { ...shown, lines: [] };
}

function cartHere(catalogue: Catalogue): ReadCart {
  return readCart(catalogue, document.cookie, namingHere());
}

/** Takes the cart over that another tab has changed, when the reader comes back to this one. */
function useFreshCart(catalogue: Catalogue, take: (cart: Cart) => void) {
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
function useHistory(take: (step: WizardProps['step']) => void) {
  useEffect(() => {
    const before = location.search;
    const look = () => {
      if (location.search === before) return;
      const asked = new URLSearchParams(location.search).get('step');
      take(asked === 'details' ? 'details' : 'cart');
    };
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  });
}

function addressOf(step: WizardProps['step'], locale: WizardProps['locale']): string {
  const address = href('wizard', locale);
  return step === 'details' ? withQuery(address, { step }) : address;
}
