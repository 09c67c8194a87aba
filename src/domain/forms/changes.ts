/** The values that differ, before and after, as the log of changes keeps them. */
export interface Changes<Values> {
  keys: (keyof Values & string)[];
  before: Partial<Values>;
  after: Partial<Values>;
}

/** What values change of stored ones; no keys where they say the same. */
export function changesBetween<Values extends object>(
  before: Values,
  after: Partial<Values>,
): Changes<Values>;
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Changes<Record<string, unknown>> {
  const keys = Object.keys(before).filter(
    (key) => key in after && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const pick = (values: typeof before) => Object.fromEntries(keys.map((key) => [key, values[key]]));
  return { keys, before: pick(before), after: pick(after) };
}
