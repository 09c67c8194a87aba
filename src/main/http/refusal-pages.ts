import type { Locale } from '#domain/locale.ts';
import { PageCache } from '#main/page-cache/page-cache.ts';
import { chooseEncoding } from './compressed.ts';

type Draw = (locale: Locale, status: number) => Promise<Response>;

/**
 * A refusal has a page too, in the language of its reader. It is the same for everyone and drawn once a
 * minute, so that who floods the shop has nothing drawn (decisions/0009).
 */
export function keepRefusals(
  draw: Draw,
): (request: Request, locale: Locale, refusal: Response) => Promise<Response> {
  const pages = new PageCache(Date.now, ({ status }) => status < 500);

  async function pageOf(request: Request, locale: Locale, status: number): Promise<Response> {
    const key = `${locale} ${status}`;
    const kept = pages.find(key);
    const page =
      kept && !kept.isStale ? kept.page : await pages.fill(key, () => draw(locale, status));
    if (page instanceof Response) return page;
    const accepted = request.headers.get('Accept-Encoding') ?? undefined;
    const { headers, body } = page.answers[chooseEncoding(accepted)];
    const answer = new Response(new Uint8Array(body), { status, headers: inPairs(headers) });
    // An answer that nobody may keep needs no ETag.
    answer.headers.delete('ETag');
    return answer;
  }

  return async (request, locale, refusal) => {
    const page = await pageOf(request, locale, refusal.status);
    for (const [name, value] of refusal.headers) page.headers.set(name, value);
    return page;
  };
}

function inPairs(headers: readonly string[]): [string, string][] {
  return headers.flatMap((name, i) => (i % 2 === 0 ? [[name, headers[i + 1] ?? '']] : []));
}
