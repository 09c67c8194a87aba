const KEY = /^[a-z\d][\w.-]*(\/[a-z\d][\w.-]*)*$/;
const MOST_BYTES = 200;

/**
 * Demands a key that means the same in every storage, as an address and in a folder: segments of
 * lower-case letters, digits and `._-`, none of which begins with a dot.
 * @throws TypeError for any other, since keys are made by the program alone
 */
export function checkKey(key: string): void {
  if (!KEY.test(key) || /[A-Z]|\.\./.test(key) || key.length > MOST_BYTES) {
    throw new TypeError('A file cannot be kept under such a key.');
  }
}
