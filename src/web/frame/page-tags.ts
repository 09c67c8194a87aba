/** Headers of a public page that shows what is on offer: it is forgotten as soon as that changes. */
export function offeringPage(): Record<string, string> {
  return { 'X-Page-Tags': 'catalogue' };
}
