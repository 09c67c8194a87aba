/** What Stripe keeps with a session: at most 50 keys, of at most 500 characters each. */
const MOST_KEYS = 50;
const MOST_CHARACTERS = 500;
const NAME = /^record_\d{2}$/;

/**
 * The metadata of a session: the order's id, and its record in as many pieces as it needs. A record
 * that is too long is left out, because an order must not be refused for that.
 */
export function sessionMetadata(orderId: string, record: string): Record<string, string> {
  const pieces = record.match(new RegExp(`.{1,${MOST_CHARACTERS}}`, 'gs')) ?? [];
  const numbered = pieces.map((piece, i) => [`record_${String(i).padStart(2, '0')}`, piece]);
  return {
    order_id: orderId,
    ...(numbered.length < MOST_KEYS ? Object.fromEntries(numbered) : {}),
  };
}

/** The record that lies in a session's metadata, put together; undefined where there is none. */
export function recordIn(metadata: Readonly<Record<string, string>> | null): string | undefined {
  const names = Object.keys(metadata ?? {}).filter((name) => NAME.test(name));
  return names.length === 0
    ? undefined
    : names
        .sort()
        .map((name) => metadata?.[name])
        .join('');
}
