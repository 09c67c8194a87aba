import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { type Dispatch, type SetStateAction, type SubmitEvent, startTransition } from 'react';
import { wizardHref } from '#domain/addresses/wizard-addresses.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { setTarget } from '#domain/order/cart.ts';
import type { DetailsForm } from '#domain/customer/details-form.ts';
import { takeTarget } from '#domain/target/read-target.ts';
import { writeCart } from '#web/cookies/cart-cookie.ts';
import { namingHere } from '#web/cookies/cookie-naming.ts';
import { writeDraft } from '#web/cookies/draft-cookie.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import {
  beginsCart,
  builderAfter,
  changeCart,
  problemsBeforeDetails,
  readBuilder,
} from '#web/routes/order/wizard/cart/cart-change.ts';
import { targetField } from '#web/routes/order/wizard/cart/row-targets.ts';
import { addressOf, currentCart } from './wizard-history.ts';
import { isSecondStepHere } from './second-step.tsx';
import type {
  BuilderForm,
  WizardNotice,
  Problem,
  TargetInputs,
  WizardProps,
} from './wizard-props.ts';

/** What changes while the wizard is filled in. */
export interface WizardState extends Pick<
  WizardProps,
  'step' | 'cart' | 'builder' | 'isBuilderOpen' | 'targets' | 'details' | 'problems' | 'notices'
> {
  /** Whether the reader has asked for what is wrong: then the summary of it takes the focus. */
  isAsked: boolean;
}

/** What can be done to the wizard; the same functions as long as it is open. */
export interface WizardActions {
  /** Told of each state that has been drawn. */
  drawn(state: WizardState): void;
  set(change: Partial<WizardState>): void;
  /** Takes a form of the first step, whose button says what it wants. */
  submitCart(event: SubmitEvent<HTMLFormElement>): void;
  changeLine(action: string, fields: Record<string, string>): void;
  /** What is typed for a row; undefined where its field is closed again. */
  typeTarget(lineId: string, input: string | undefined): void;
  /** Keeps what is typed for a row once its field is left, and moves nothing on the page. */
  leaveTarget(lineId: string): void;
  setBuilder(change: Partial<BuilderForm>): void;
  openBuilder(isOpen: boolean): void;
  setDetails(details: DetailsForm): void;
  show(what: { problems?: Problem[]; notices?: WizardNotice[]; isAsked?: boolean }): void;
  goTo(step: WizardProps['step']): void;
}

interface Means {
  locale: WizardProps['locale'];
  catalogue: Catalogue;
  /** The state as it was drawn last. */
  latest: WizardState;
  /** Whether something is being added: a second press on the way adds nothing. */
  isBusy: boolean;
  setState: Dispatch<SetStateAction<WizardState>>;
}

const nothing: never[] = [];
const noTargets: TargetInputs = {};

/** The actions on a wizard. What redraws much of it waits until the press itself has been answered. */
export function makeActions(means: Means): WizardActions {
  const { locale, setState } = means;
  const set = (change: Partial<WizardState>) =>
    setState((before) => ({ ...before, isAsked: false, ...change }));
  const change = (action: string, field: PostedFields) => changeByForm(means, set, action, field);
  return {
    set,
    drawn(state) {
      means.latest = state;
      means.isBusy = false;
    },
    submitCart(event) {
      event.preventDefault();
      const field = postedFields(new FormData(event.currentTarget, event.nativeEvent.submitter));
      const isAdding = field(ACTION_FIELD) === 'add' || field(ACTION_FIELD) === 'recommend';
      if (isAdding && means.isBusy) return;
      means.isBusy = isAdding;
      change(field(ACTION_FIELD), field);
    },
    changeLine: (action, fields) => change(action, (name) => fields[name] ?? ''),
    typeTarget: (lineId, input) => setState((before) => withTarget(before, lineId, input)),
    leaveTarget: (lineId) => keepTarget(means, set, lineId),
    setBuilder: (builder) => setState((before) => withBuilder(before, builder)),
    openBuilder: (isBuilderOpen) => set({ isBuilderOpen }),
    setDetails(details) {
      const line = writeDraft(details, namingHere());
      if (line) document.cookie = line;
      set({ details });
    },
    show: ({ problems = nothing, notices = nothing, isAsked = false }) =>
      set({ problems, notices, isAsked }),
    goTo(next) {
      const blocked = problemsBeforeDetails(means.latest.cart);
      if (next === 'details' && blocked.problems.length + blocked.notices.length > 0) {
        return set({ ...blocked, isAsked: true });
      }
      startTransition(() => set(moveStep(means.latest, next, locale)));
    },
  };
}

type Set = WizardActions['set'];

/** The other step, with its address; as a page of its own where its script has not come. */
function moveStep(
  { step }: WizardState,
  next: WizardProps['step'],
  locale: WizardProps['locale'],
): Partial<WizardState> {
  if (next === 'details' && !isSecondStepHere()) {
    location.assign(addressOf(next, locale));
    return {};
  }
  if (next !== step) {
    history.pushState(null, '', addressOf(next, locale));
    if (next === 'details') tellServer('details', locale);
  }
  return { step: next, problems: nothing, notices: nothing };
}

/** What happens in the browser alone is counted all the same (rules 58). */
function tellServer(action: 'begun' | 'details', locale: WizardProps['locale']): void {
  navigator.sendBeacon(
    wizardHref('cartBegun', locale),
    new URLSearchParams({ [ACTION_FIELD]: action }),
  );
}

function changeByForm(means: Means, set: Set, action: string, field: PostedFields): void {
  const { locale, catalogue, latest } = means;
  const cart = currentCart(catalogue, latest.cart);
  const changed = changeCart(catalogue, cart, action, field);
  const line = changed.cart && writeCart(changed.cart, namingHere());
  if (changed.cart && !line) {
    return set({ problems: [{ field: 'package', key: 'cart-full' }], notices: nothing });
  }
  if (line) document.cookie = line;
  if (!changed.ok) {
    means.isBusy = false;
    const { problems, notices } = changed;
    return set({ cart: changed.cart ?? cart, problems, notices, isAsked: true });
  }
  if (beginsCart(cart, changed.cart)) {
    tellServer('begun', locale);
  }
  const after: Partial<WizardState> = {
    cart: changed.cart,
    problems: nothing,
    notices: changed.notices,
    ...(action === 'add' ? { builder: builderAfter(readBuilder(field)) } : {}),
    ...(action === 'target' || action === 'continue' ? { targets: noTargets } : {}),
  };
  if (action === 'remove' || action === 'target') focusCart();
  startTransition(() =>
    set({ ...after, ...(action === 'continue' ? moveStep(latest, 'details', locale) : {}) }),
  );
}

/**
 * The target goes into the cart as soon as its field is left; its row stays as it is drawn. What is asked
 * about waits for the press that answers it.
 */
function keepTarget({ catalogue, latest }: Means, set: Set, lineId: string): void {
  const cart = currentCart(catalogue, latest.cart);
  const row = cart.lines.find(({ id }) => id === lineId);
  const sold = row && findPackage(catalogue, row.packageId);
  const input = latest.targets[lineId];
  if (!sold || input === undefined) return;
  const read = takeTarget(sold.platform, sold.service, input, {
    kept: row.target,
    confirmed: null,
  });
  if (!read.ok || read.url === row.target) return;
  const kept = setTarget(cart, lineId, read.url);
  const line = writeCart(kept, namingHere());
  if (!line) return;
  document.cookie = line;
  startTransition(() => set({ cart: kept }));
}

function withTarget(before: WizardState, lineId: string, input: string | undefined): WizardState {
  const { [lineId]: _, ...others } = before.targets;
  const targets = input === undefined ? others : { ...others, [lineId]: input };
  return { ...before, targets, ...withoutProblems(before, new Set([targetField(lineId)])) };
}

/** The builder changed; a mistake goes as soon as its field does. */
function withBuilder(before: WizardState, change: Partial<BuilderForm>): WizardState {
  const builder = { ...before.builder, ...change };
  const was = new Map(Object.entries(before.builder));
  const changed = new Set(
    Object.entries(change).flatMap(([name, value]) => (was.get(name) === value ? [] : [name])),
  );
  // What is read back from the page as it wakes is mostly what it was drawn from: nothing is drawn again.
  if (changed.size === 0) return before;
  return { ...before, builder, ...withoutProblems(before, changed) };
}

/** A mistake goes as soon as its field changes, and with the last of them what headed them. */
function withoutProblems(
  { problems, notices, isAsked }: WizardState,
  changed: ReadonlySet<string>,
): Pick<WizardState, 'problems' | 'notices' | 'isAsked'> {
  const left = problems.filter(({ field }) => !changed.has(field));
  if (left.length === problems.length)
    return { problems, notices, isAsked: isAsked && changed.size === 0 };
  const outcome = left.length > 0 ? notices : notices.filter(({ key }) => key !== 'fillAllFields');
  return { problems: left, notices: outcome, isAsked: false };
}

/** What was pressed is gone with its row, so the focus goes to the head of the cart. */
function focusCart(): void {
  document.querySelector<HTMLElement>('#cart-heading')?.focus({ preventScroll: true });
}
