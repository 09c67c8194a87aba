import { z } from 'zod';
import { isJsonTooLarge } from '#domain/text/input-limits.ts';
import { type FieldFault, type FieldFaults, isPlainProblem } from './refusal.ts';

/** Longer than any text that we accept; each field has its own, shorter limit. */
const LONGEST_TEXT = 10_000;

/** A text that may be left out; null counts as left out. */
export const text = z
  .string('text-needed')
  .max(LONGEST_TEXT, 'text-too-long')
  .nullish()
  .transform((value) => value ?? undefined);

export const number = z.number('number-needed');

export const flag = z
  .boolean('flag-needed')
  .nullish()
  .transform((value) => value ?? undefined);

/** An object with these fields and no others: a field that we would ignore may matter to the caller. */
export function readObject<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, 'object-needed');
}

/** What a call reads from its body by its schema; the messages of the schema are codes of faults. */
export function readFields<T>(
  schema: z.ZodType<T>,
  body: unknown,
): { ok: true; value: T } | { ok: false; faults: FieldFaults } {
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, faults: Object.fromEntries(parsed.error.issues.flatMap(faultsIn)) };
}

function faultsIn(issue: z.core.$ZodIssue): [string, FieldFault][] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [[...path, key].join('.'), { code: 'field-unknown' }]);
  }
  const code = isPlainProblem(issue.message) ? issue.message : 'field-invalid';
  return [[path.join('.'), { code }]];
}

/**
 * The JSON object of a body; undefined where it is none, is not UTF-8, goes deeper or says more than any call needs.
 * Of a key that comes twice the last value counts, and nothing else ever sees the first.
 */
export function readJson(body: Uint8Array): unknown {
  const text = decode(body);
  if (text === undefined || isJsonTooLarge(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function decode(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}
