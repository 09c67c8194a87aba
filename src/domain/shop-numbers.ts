/** A telephone number as it is shown; undefined where it is none. */
export function readShopPhone(typed: string): string | undefined {
  return /^\+?\d[\d ()-]{5,20}$/.test(typed) ? typed : undefined;
}

/** The digits of a chat number with its country code, for example 420777123456; undefined where it is none. */
export function readChatNumber(typed: string): string | undefined {
  const digits = typed.replaceAll(/[+ ()-]/g, '');
  return /^[1-9]\d{7,14}$/.test(digits) ? digits : undefined;
}
