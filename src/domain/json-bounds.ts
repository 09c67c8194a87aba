import { MOST_JSON_DEPTH, MOST_JSON_SIGNS } from './input-limits.ts';

/** How much deeper each sign leads that holds a text together. */
const deeper: Record<string, number> = { '[': 1, '{': 1, ']': -1, '}': -1, ',': 0, ':': 0 };

/**
 * Whether a JSON text goes deeper, or has more names, values and lists, than anything that is sent here. It counts
 * signs outside strings, once, before anything is built from them.
 */
export function isJsonTooLarge(text: string): boolean {
  let depth = 0;
  let signs = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInString && sign === '\\') at += 1;
    else if (sign === '"') isInString = !isInString;
    else if (!isInString && sign !== undefined) {
      depth += deeper[sign] ?? 0;
      signs += sign in deeper ? 1 : 0;
      if (depth > MOST_JSON_DEPTH || signs > MOST_JSON_SIGNS) return true;
    }
  }
  return false;
}
