import { MOST_ANSWER_HEAD, MOST_LOCATION } from '#domain/text/input-limits.ts';
import type { OnError } from '#main/http/handlers.ts';

/** Bytes for what is added to a head behind the app: the first line, the id of the request, what HTTP needs. */
const ADDED_LATER = 400;

/** What an answer means nothing without, or is unsafe without. */
const needed = new Set([
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'location',
  'retry-after',
  'strict-transport-security',
  'vary',
  'www-authenticate',
  'x-content-type-options',
  'x-frame-options',
]);

/**
 * The answer, or a plain refusal where it would lead to an address that is too long: such an address is made of
 * what was asked. Only that of the hosted checkout is the provider's own, and as long as the provider wants it.
 */
export function boundLocation(
  answer: Response,
  checkoutOrigin: string | undefined,
  onError: OnError,
): Response {
  const location = answer.headers.get('Location') ?? '';
  const isOfProvider = checkoutOrigin !== undefined && location.startsWith(`${checkoutOrigin}/`);
  if (location.length <= MOST_LOCATION || isOfProvider) return answer;
  onError(new RangeError(`an answer led to an address of ${location.length} characters`));
  return new Response('Adresa je příliš dlouhá.\nThe address is too long.\n', {
    status: 414,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/**
 * Keeps the head of an answer, apart from its cookies, as small as proxies read it: one that is larger is to them
 * a fault of the whole replica. What is left out first is the longest of what the answer can do without.
 */
export function boundHead({ headers }: Response, onError: OnError): void {
  const sizes = [...headers]
    .filter(([name]) => name !== 'set-cookie')
    .map(([name, value]) => ({ name, size: name.length + value.length + ': \r\n'.length }));
  let size = ADDED_LATER + sizes.reduce((sum, header) => sum + header.size, 0);
  if (size <= MOST_ANSWER_HEAD) return;
  onError(new RangeError(`the head of an answer had ${size} bytes`));
  const spare = sizes.filter(({ name }) => !needed.has(name)).toSorted((a, b) => b.size - a.size);
  for (const header of spare) {
    if (size <= MOST_ANSWER_HEAD) return;
    headers.delete(header.name);
    size -= header.size;
  }
}

/** The first of these addresses that an answer may lead to; undefined where all are too long for its head. */
export function findShortEnough(addresses: readonly string[]): string | undefined {
  return addresses.find(({ length }) => length <= MOST_LOCATION);
}

/** For good to the first of these paths of another host of ours that is short enough; the last one always is. */
export function redirectToOrigin(origin: string, ...paths: readonly string[]): Response {
  const location = findShortEnough(paths.map((path) => origin + path)) ?? origin;
  return redirect(location);
}

/** For good to another address. */
export function redirect(location: string): Response {
  return new Response(null, { status: 308, headers: { Location: location } });
}
