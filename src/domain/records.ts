/** The keys of a record, as narrow as its type has them, in the sequence in which they stand. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record).filter((key): key is Key => Object.hasOwn(record, key));
}

/** A record with the keys of another one, each with what is made for it, in the same sequence. */
export function mapRecord<Key extends string, Made>(
  record: Readonly<Record<Key, unknown>>,
  make: (key: Key) => Made,
): Record<Key, Made>;
export function mapRecord(
  record: Readonly<Record<string, unknown>>,
  make: (key: string) => unknown,
): object {
  return Object.fromEntries(Object.keys(record).map((key) => [key, make(key)]));
}
