/** A short random id for a row or a cart; in browser and server alike. */
export function newId(bytes: number): string {
  return encodeBytes(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** Bytes as text that may stand in a cookie. */
export function encodeBytes(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
