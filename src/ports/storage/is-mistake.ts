/**
 * Whether an error is a mistake of the program, which no waiting mends, and not a storage that is away or
 * refuses. An answer that cannot be understood is the storage's; such errors carry it.
 */
export function isMistake(error: unknown): boolean {
  const isOurs =
    error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;
  return isOurs && !('$response' in error);
}
