import { type CodePlace, listCodes } from '#database/code-desk.ts';
import { writtenCode } from '#domain/catalogue/written-code.ts';
import { MOST_CODE_LETTERS } from '#domain/operator/code-form.ts';
import { operatorOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { factsOfCode } from '#web/operator/code-facts.tsx';
import { codeWords } from '#web/operator/code-words.ts';
import type { Route } from './+types/route.ts';
import { CodesPage } from './page.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const { searchParams } = new URL(request.url);
  const q = writtenCode(searchParams.get('q') ?? '').slice(0, MOST_CODE_LETTERS);
  const { codes, ...page } = await listCodes(services.db, { q, place: placeIn(searchParams) });
  const now = services.clock();
  return {
    locale,
    q,
    ...page,
    newest: codes[0]?.seq,
    oldest: codes.at(-1)?.seq,
    codes: codes.map((row) => factsOfCode(row, locale, now)),
  };
}

function placeIn(searchParams: URLSearchParams): CodePlace {
  const seqOf = (name: string) => {
    const typed = searchParams.get(name) ?? '';
    return /^\d{1,15}$/.test(typed) ? Number(typed) : undefined;
  };
  const [older, newer] = [seqOf('before'), seqOf('after')];
  if (older !== undefined) return { older };
  return newer === undefined ? undefined : { newer };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title: codeWords[loaderData.locale].title });
}

export default function DiscountCodesRoute({ loaderData }: Route.ComponentProps) {
  return <CodesPage {...loaderData} />;
}
