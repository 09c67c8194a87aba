import {
  MOST_ADDRESS,
  MOST_PARAMETERS,
  MOST_PATH,
  MOST_SEGMENTS,
} from '#domain/text/input-limits.ts';

/**
 * Whether an address is longer, or of more parts, than any that the shop links to. It is asked before anything
 * else looks at the request: rules, router and log would all walk through it.
 */
export function isAddressTooLong(target: string): boolean {
  if (target.length > MOST_ADDRESS) return true;
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  if (path.length > MOST_PATH || countSigns(path, '/') > MOST_SEGMENTS) return true;
  return query !== -1 && countSigns(target.slice(query), '&') >= MOST_PARAMETERS;
}

function countSigns(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}
