/** Opened by itself, what is no page may do nothing. */
const POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The answer to a program that fetches a file: what it is, and whatever else its head says. */
export function fileAnswer(
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body, {
    headers: { 'Content-Type': type, 'Content-Security-Policy': POLICY, ...headers },
  });
}
