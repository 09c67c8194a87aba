import type { Locale } from '#domain/locale.ts';
import type { Refusal } from '#web/frame/failure.ts';
import { PageCache } from '#main/page-cache/page-cache.ts';
import { chooseEncoding } from './compress-body.ts';

type Draw = (locale: Locale, refusal: Refusal) => Promise<Response>;

/** A request that is refused. */
interface Refused {
  request: Request;
  locale: Locale;
  /** Whether it may reach its address; it is refused for another reason then. */
  isLetIn: boolean;
  /** Why, where the status alone does not say it. */
  reason?: Refusal['reason'] | undefined;
}

/**
 * A refusal has a page too, in the language of its reader. It is the same for everyone and drawn once a
 * minute, so that who floods the shop has nothing drawn (decisions/0009).
 */
export function keepRefusals(
  draw: Draw,
): (refused: Refused, answer: Response) => Promise<Response> {
  const pages = new PageCache(Date.now, ({ status }) => status < 500);

  async function pageOf(refused: Refused, status: number): Promise<Response> {
    const { request, locale, isLetIn } = refused;
    const reason = isLetIn ? (refused.reason ?? reasonOf(status)) : 'operator';
    const key = `${locale} ${status} ${reason}`;
    const kept = pages.find(key);
    const page =
      kept && !kept.isStale
        ? kept.page
        : await pages.fill(key, () => draw(locale, { status, reason }));
    if (page instanceof Response) return page;
    const accepted = request.headers.get('Accept-Encoding') ?? undefined;
    const { headers, body } = page.answers[chooseEncoding(accepted)];
    const answer = new Response(new Uint8Array(body), { status, headers: inPairs(headers) });
    // An answer that nobody may keep needs no ETag.
    answer.headers.delete('ETag');
    return answer;
  }

  return async (refused, answer) => {
    const page = await pageOf(refused, answer.status);
    for (const [name, value] of answer.headers) page.headers.set(name, value);
    return page;
  };
}

function reasonOf(status: number): Refusal['reason'] {
  if (status === 429) return 'tooMany';
  if (status === 413) return 'tooLarge';
  return status === 403 ? 'foreign' : 'unknown';
}

function inPairs(headers: readonly string[]): [string, string][] {
  return headers.flatMap((name, i) => (i % 2 === 0 ? [[name, headers[i + 1] ?? '']] : []));
}
