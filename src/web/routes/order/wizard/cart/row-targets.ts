import { type Cart, linesWithoutTarget, setTarget } from '#domain/order/cart.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { readTarget, takeTarget } from '#domain/target/read-target.ts';
import type { ReadProblem } from '#domain/target/target.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';
import type { Problem, TargetInputs } from '#web/routes/order/wizard/wizard-props.ts';
import { DETAILS_FORM } from '#web/routes/order/wizard/details/details-form-id.ts';

/** The name of the field for the target of a row. */
export function targetField(lineId: string): string {
  return `target-${lineId}`;
}

/** The name of the hidden field beside one: the address of the reading that is confirmed (rules 8). */
export function confirmedField(field: string): string {
  return `confirmed-${field}`;
}

interface TakenTargets {
  cart: Cart;
  problems: Problem[];
  /** The fields whose reading has to be confirmed before it is taken. */
  doubtful: string[];
}

/**
 * Takes over every target typed in the rows that can be read, and says what is wrong with the others, or
 * what has to be asked about them.
 */
export function takeTargets(catalogue: Catalogue, cart: Cart, field: PostedFields): TakenTargets {
  let taken = cart;
  const problems: Problem[] = [];
  const doubtful: string[] = [];
  for (const { id, packageId, target } of cart.lines) {
    const name = targetField(id);
    const text = field(name);
    const sold = findPackage(catalogue, packageId);
    if (!sold || !text.trim()) continue;
    const confirmed = field(confirmedField(name));
    const read = takeTarget(sold.platform, sold.service, text, { kept: target, confirmed });
    if (read.ok) {
      if (read.url !== target) taken = setTarget(taken, id, read.url);
    } else if (read.problem === 'target-ambiguous') doubtful.push(name);
    else problems.push({ ...targetProblem(name, read), packageId });
  }
  return { cart: taken, problems, doubtful };
}

/** What was typed into the rows, as it was typed. */
export function readTargetInputs({ lines }: Cart, field: PostedFields): TargetInputs {
  return Object.fromEntries(
    lines.flatMap(({ id }) => {
      const text = field(targetField(id));
      return text.trim() ? [[id, text]] : [];
    }),
  );
}

/** The rows that still lack something to be delivered to, also when what is typed there now is taken. */
export function linesToFill(catalogue: Catalogue, cart: Cart, text: TargetInputs): Cart['lines'] {
  return linesWithoutTarget(cart).filter(({ id, packageId }) => {
    const sold = findPackage(catalogue, packageId);
    return !sold || !readTarget(sold.platform, sold.service, text[id] ?? '').ok;
  });
}

/** What is wrong with a target, as a message at its field. */
export function targetProblem(field: string, found: { ok: false } & ReadProblem): Problem {
  if (found.problem !== 'target-other-platform') return { field, key: found.problem };
  const { ok: _, problem: key, ...about } = found;
  return { field, key, ...about };
}

/**
 * The form of Continue, to which the fields in the rows belong. It has the id of the form of step 2, which
 * is never on the page with it: so a button outside both, such as that of the other language, posts
 * whatever the step has.
 */
export const CART_FORM = DETAILS_FORM;
