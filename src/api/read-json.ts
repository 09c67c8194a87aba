/** Levels of nesting: more than any call needs, far fewer than a recursive reader can take. */
const MOST_DEPTH = 8;

/**
 * The JSON object of a body; undefined where it is none, is not UTF-8 or goes deeper than any call needs.
 * Of a key that comes twice the last value counts, and nothing else ever sees the first.
 */
export function readJson(body: Uint8Array): unknown {
  const text = decode(body);
  if (text === undefined || isTooDeep(text)) return undefined;
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

/** Counts brackets outside strings, before anything is built from them. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInString && sign === '\\') at += 1;
    else if (sign === '"') isInString = !isInString;
    else if (!isInString && (sign === '[' || sign === '{')) depth += 1;
    else if (!isInString && (sign === ']' || sign === '}')) depth -= 1;
    if (depth > MOST_DEPTH) return true;
  }
  return false;
}
