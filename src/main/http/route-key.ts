import { pageOf } from '#domain/addresses.ts';

/** Where the payment provider brings its notifications. */
export const NOTIFICATION_PATH = '/webhooks/payments';

/** What is no page: the beginning of its address, and its name in log and metrics. */
const beginnings = [
  ['/functions/v1/', 'functions'],
  ['/rest/v1/', 'tables'],
  ['/test-checkout/', 'testCheckout'],
  ['/outbox', 'outbox'],
] as const;

/**
 * The kind of a request, from a short list: log and metrics never hold an address, in which a token
 * may stand and of which there is no end.
 */
export function routeKey(pathname: string): string {
  if (pathname === NOTIFICATION_PATH) return 'notification';
  const beginning = beginnings.find(([start]) => pathname.startsWith(start));
  return beginning?.[1] ?? pageOf(pathname) ?? 'other';
}
