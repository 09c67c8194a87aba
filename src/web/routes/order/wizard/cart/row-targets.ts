import { type Cart, linesWithoutTarget, setTarget } from '#domain/order/cart.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import { type Catalogue, platformIds } from '#domain/catalogue/price-list.ts';
import { readTarget } from '#domain/target/read-target.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';
import type { Problem, TypedTargets } from '#web/routes/order/wizard/wizard-props.ts';

/** The name of the field for the target of a row. */
export function targetField(lineId: string): string {
  return `target-${lineId}`;
}

/** Takes over every target typed in the rows that can be read, and says what is wrong with the others. */
export function takeTargets(
  catalogue: Catalogue,
  cart: Cart,
  field: PostedFields,
): { cart: Cart; problems: Problem[] } {
  let taken = cart;
  const problems: Problem[] = [];
  for (const { id, packageId, target } of cart.lines) {
    const typed = field(targetField(id));
    const sold = findPackage(catalogue, packageId);
    if (!sold || !typed.trim()) continue;
    const read = readTarget(sold.platform, sold.service, typed);
    if (!read.ok) problems.push({ ...targetProblem(targetField(id), read), packageId });
    else if (read.url !== target) taken = setTarget(taken, id, read.url);
  }
  return { cart: taken, problems };
}

/** What was typed into the rows, as it was typed. */
export function typedTargets({ lines }: Cart, field: PostedFields): TypedTargets {
  return Object.fromEntries(
    lines.flatMap(({ id }) => {
      const typed = field(targetField(id));
      return typed.trim() ? [[id, typed]] : [];
    }),
  );
}

/** The rows that still lack something to be delivered to, also when what is typed there now is taken. */
export function linesToFill(catalogue: Catalogue, cart: Cart, typed: TypedTargets): Cart['lines'] {
  return linesWithoutTarget(cart).filter(({ id, packageId }) => {
    const sold = findPackage(catalogue, packageId);
    return !sold || !readTarget(sold.platform, sold.service, typed[id] ?? '').ok;
  });
}

/** What is wrong with a target, as a message at its field. */
export function targetProblem(
  field: string,
  found: Extract<ReturnType<typeof readTarget>, { ok: false }>,
): Problem {
  const platform = 'platform' in found ? { platform: found.platform } : {};
  const other = 'otherPlatform' in found ? found.otherPlatform : undefined;
  const otherPlatform = platformIds.find((id) => id === other);
  return {
    field,
    key: found.problem,
    ...platform,
    ...(otherPlatform ? { otherPlatform } : {}),
  };
}
