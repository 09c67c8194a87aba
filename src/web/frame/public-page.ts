/** Headers of a page that is a function of edition and path alone (public in domain/addresses.ts). */
export function publicHeaders(): Record<string, string> {
  return { 'Cache-Control': 'public, max-age=0, must-revalidate' };
}
