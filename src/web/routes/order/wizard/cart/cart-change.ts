import {
  type Cart,
  type CartProblem,
  addLine,
  linesWithoutTarget,
  removeLine,
  setQuantity,
} from '#domain/order/cart.ts';
import { findPackage, findService, findPlatform } from '#domain/catalogue/catalogue.ts';
import {
  type Catalogue,
  type PlatformId,
  platformIds,
  readPackageId,
} from '#domain/catalogue/price-list.ts';
import { takeTarget, targetFits } from '#domain/target/read-target.ts';
import { wantsPost } from '#domain/target/target.ts';
import { newId } from '#web/cookies/new-id.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';
import type {
  BuilderForm,
  WizardNotice,
  PlainProblemKey,
  Problem,
} from '#web/routes/order/wizard/wizard-props.ts';
import { confirmedField, takeTargets, targetField, targetProblem } from './row-targets.ts';

/** What a form of the first step wants; the names are the values of its buttons. */
export const cartActions = [
  'add',
  'recommend',
  'quantity',
  'fewer',
  'more',
  'remove',
  'target',
  'continue',
];

/** What the button wants that takes the builder to another platform, where a link belongs there. */
export function switchAction(platform: PlatformId): string {
  return `platform-${platform}`;
}

export type CartChange =
  | { ok: true; cart: Cart; notices: WizardNotice[] }
  /** `cart` is what could be taken nevertheless. */
  | { ok: false; cart?: Cart; problems: Problem[]; notices: WizardNotice[] };

/** Changes the cart as a form asks, by one rule for browser and server. */
export function changeCart(
  catalogue: Catalogue,
  cart: Cart,
  action: string,
  field: PostedFields,
): CartChange {
  switch (action) {
    case 'add':
      return addFromBuilder(catalogue, cart, field);
    case 'recommend':
      return addRecommended(catalogue, cart, field('package'));
    case 'remove':
      return done(removeLine(cart, field('line')), { key: 'removed' });
    case 'target':
      return saveTargets(catalogue, cart, field);
    case 'continue':
      return goOn(catalogue, cart, field);
    default:
      return changeQuantity(cart, action, field);
  }
}

/** The builder as it first stands: the first service open, nothing chosen for the customer. */
export function emptyBuilder(catalogue: Catalogue): BuilderForm {
  const platform = platformIds[0];
  const service = findPlatform(catalogue, platform)?.services[0]?.id ?? '';
  return { platform, service, package: '', target: '', quantity: '1' };
}

/** The builder after something was added: platform and service stay, the rest is chosen anew (rules 48). */
export function builderAfter({ platform, service }: BuilderForm): BuilderForm {
  return { platform, service, package: '', target: '', quantity: '1' };
}

export function readBuilder(field: PostedFields): BuilderForm {
  return {
    platform: field('platform'),
    service: field('service'),
    package: field('package'),
    target: field('target'),
    quantity: field('quantity'),
  };
}

/** A platform that lacks the service chosen before opens with its own first one, as by script. */
export function openService(catalogue: Catalogue, form: BuilderForm): BuilderForm {
  if (findService(catalogue, form.platform, form.service)) return form;
  return {
    ...form,
    service: findPlatform(catalogue, form.platform)?.services[0]?.id ?? '',
    package: '',
  };
}

/**
 * What keeps the customer from step 2: an empty cart, or rows whose target is missing (rules 9).
 */
export function problemsBeforeDetails(cart: Cart): {
  problems: Problem[];
  notices: WizardNotice[];
} {
  if (cart.lines.length === 0) return { problems: [], notices: [{ key: 'add-items' }] };
  const problems = linesWithoutTarget(cart).map(({ id, packageId }): Problem => ({
    field: targetField(id),
    key: missingTarget(readPackageId(packageId)?.service),
    packageId,
  }));
  return { problems, notices: [] };
}

/** Whether an empty cart got its first package by a change. */
export function beginsCart(before: Cart, after: Cart): boolean {
  return before.lines.length === 0 && after.lines.length > 0;
}

/** Whether the customer may go on to step 2. */
export function mayGoOn(cart: Cart): boolean {
  const { problems, notices } = problemsBeforeDetails(cart);
  return problems.length + notices.length === 0;
}

/** A typed quantity: digits alone, so that "1e3", "0x5" and "1.5" are none. */
function readQuantity(text: string): number {
  return /^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN;
}

function addFromBuilder(catalogue: Catalogue, cart: Cart, field: PostedFields): CartChange {
  const form = readBuilder(field);
  const service = findService(catalogue, form.platform, form.service);
  const sold = service?.packages.find((candidate) => candidate.id === form.package);
  const problems: Problem[] = [];
  if (!findPlatform(catalogue, form.platform))
    problems.push({ field: 'platform', key: 'platform-missing' });
  else if (!service) problems.push({ field: 'service', key: 'service-missing' });
  else if (!sold) problems.push({ field: 'package', key: missingPackage(catalogue, form) });
  const confirmed = field(confirmedField('target'));
  const target =
    service && takeTarget(service.platform, service.id, form.target, { kept: null, confirmed });
  const isDoubtful = target?.ok === false && target.problem === 'target-ambiguous';
  if (!form.target.trim()) problems.push({ field: 'target', key: missingTarget(service?.id) });
  else if (target && !target.ok && target.problem !== 'target-ambiguous') {
    problems.push(targetProblem('target', target));
  }
  const quantity = readQuantity(form.quantity);
  if (Number.isNaN(quantity)) problems.push({ field: 'quantity', key: 'quantity-min' });
  if (problems.length > 0 || !sold || !target?.ok) {
    const isIncomplete = problems.some(({ key }) => key.endsWith('-missing'));
    const notices: WizardNotice[] = isIncomplete ? [{ key: 'fillAllFields' }] : [];
    if (isDoubtful) notices.push({ key: 'target-doubtful' });
    return { ok: false, problems, notices };
  }
  const added = { id: newId(6), packageId: sold.id, quantity, target: target.url };
  return withAdded(addLine(catalogue, cart, added, targetFits), 'quantity', sold.id);
}

/** What a field without a target is asked for. */
function missingTarget(service = ''): PlainProblemKey {
  return wantsPost(service) ? 'post-missing' : 'target-missing';
}

function missingPackage(catalogue: Catalogue, form: BuilderForm): PlainProblemKey {
  const isElsewhere = form.package !== '' && !findPackage(catalogue, form.package);
  return isElsewhere ? 'package-unknown' : 'package-missing';
}

function addRecommended(catalogue: Catalogue, cart: Cart, packageId: string): CartChange {
  const added = { id: newId(6), packageId, quantity: 1, target: null };
  return withAdded(addLine(catalogue, cart, added, targetFits), 'package', packageId);
}

function withAdded(
  result: ReturnType<typeof addLine>,
  field: string,
  packageId: string,
): CartChange {
  if (result.ok) return done(result.cart, { key: 'added', packageId });
  return refuseChange(field, result.problem);
}

function changeQuantity(cart: Cart, action: string, field: PostedFields): CartChange {
  const id = field('line');
  const line = cart.lines.find((candidate) => candidate.id === id);
  if (!line) return { ok: true, cart, notices: [] };
  const steps: Record<string, number> = { more: line.quantity + 1, fewer: line.quantity - 1 };
  const result = setQuantity(cart, id, steps[action] ?? readQuantity(field('quantity')));
  return result.ok ? done(result.cart) : refuseChange(`quantity-${id}`, result.problem);
}

/** Saves every target that was typed; asks for the missing ones only where nothing was typed at all. */
function saveTargets(catalogue: Catalogue, before: Cart, field: PostedFields): CartChange {
  const { cart, problems, doubtful } = takeTargets(catalogue, before, field);
  const notices = confirmDoubtful(doubtful);
  if (problems.length + notices.length > 0) return { ok: false, cart, problems, notices };
  if (cart !== before) return done(cart, { key: 'target-saved' });
  const missing = problemsBeforeDetails(cart).problems;
  return missing.length > 0 ? incomplete(cart, missing) : done(cart);
}

/** Continue takes every target typed on the page and asks for the rest alone. */
function goOn(catalogue: Catalogue, before: Cart, field: PostedFields): CartChange {
  const { cart, problems, doubtful } = takeTargets(catalogue, before, field);
  const left = problemsBeforeDetails(cart);
  const filledIn = new Set([...problems.map((problem) => problem.field), ...doubtful]);
  const missing = left.problems.filter((problem) => !filledIn.has(problem.field));
  const notices = [...left.notices, ...confirmDoubtful(doubtful)];
  if (missing.length > 0)
    return incomplete(cart, inRowOrder(cart, [...problems, ...missing]), notices);
  if (problems.length + notices.length > 0) return { ok: false, cart, problems, notices };
  return done(cart);
}

function inRowOrder({ lines }: Cart, problems: Problem[]): Problem[] {
  return lines.flatMap(({ id }) => problems.filter(({ field }) => field === targetField(id)));
}

function incomplete(cart: Cart, problems: Problem[], notices: WizardNotice[] = []): CartChange {
  return { ok: false, cart, problems, notices: [{ key: 'fillAllFields' }, ...notices] };
}

/** What was read and may be a page of the platform: posted once more it is taken. */
function confirmDoubtful(doubtful: string[]): WizardNotice[] {
  return doubtful.length > 0 ? [{ key: 'target-doubtful' }] : [];
}

function done(cart: Cart, ...notices: WizardNotice[]): CartChange {
  return { ok: true, cart, notices };
}

function refuseChange(field: string, key: CartProblem | 'target-missing'): CartChange {
  return { ok: false, problems: [{ field, key }], notices: [] };
}
