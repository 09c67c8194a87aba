import { addressAt } from '#domain/addresses.ts';

/**
 * The kind of a request, from a short list: log and metrics never hold an address, in which a token
 * may stand and of which there is no end.
 */
export function routeKey(pathname: string): string {
  return addressAt(pathname)?.name ?? 'other';
}
