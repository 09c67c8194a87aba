import type { HeadersArgs } from 'react-router';

/** The headers of a page's own loader and action; where both have one, that of the action counts. */
export function answerHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  const merged = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) {
    if (name === 'set-cookie') merged.append(name, value);
    else merged.set(name, value);
  }
  return merged;
}
