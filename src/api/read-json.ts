import { isJsonTooLarge } from '#domain/json-bounds.ts';

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
