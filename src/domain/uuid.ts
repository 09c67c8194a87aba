const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text is a UUID as the shop writes them; the database cannot be asked for any other id. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
