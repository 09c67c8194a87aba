import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { formatShortDay } from '#content/moments.ts';
import { type TokenRow, listTokens } from '#database/program-tokens.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { noonOf } from '#domain/calendar.ts';
import type { Locale } from '#domain/locale.ts';
import { holdsNow } from '#domain/program/token.ts';
import { makeToken, revokeToken } from '#flows/programs/manage-tokens.ts';
import { PageTitle } from '#web/admin/page-title.tsx';
import { operatorOf } from '#web/frame/context.ts';
import { onTo } from '#web/operator/at-door.ts';
import { fieldsOf } from '#web/operator/typed-form.ts';
import type { Route } from './+types/route.ts';
import { TokensPage } from './page.tsx';
import type { ListedToken } from './token-table.tsx';
import { typedToken } from './typed-token.ts';
import { tokensWords } from './words.ts';

/** Rows of the list: all that hold, and those of late that do not. */
const MOST = 200;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const now = services.clock();
  const rows = await listTokens(services.db, MOST);
  return {
    locale,
    tokens: rows.map((row) => listed(row, locale, now)),
    isRevoked: new URL(request.url).searchParams.get('saved') === 'revoked',
    formId: randomUUID(),
    kept: keptForm && typedToken(keptForm),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const typed = typedToken(fieldsOf(await request.formData()));
  if (typed.intent === 'revoke') {
    const done = await revokeToken(services, operator, typed.id);
    if (done.ok) return onTo(withQuery(adminHref('operatorTokens'), { saved: 'revoked' }));
    return data({ problem: done.problem }, { status: 422 });
  }
  const made = await makeToken(services, operator, typed);
  // The answer itself shows the secret, so that it stands in no address and in no history of a browser.
  if (made.ok) return data({ made: { name: made.name, secret: made.secret } });
  return made.problem === 'fields'
    ? data({ typed, fields: made.fields }, { status: 422 })
    : data({ typed, problem: made.problem }, { status: 422 });
}

export default function Tokens({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, kept } = loaderData;
  const m = tokensWords[locale];
  const done = { made: undefined, typed: undefined, fields: undefined, problem: undefined };
  return (
    <>
      <PageTitle>{m.title}</PageTitle>
      <TokensPage {...loaderData} m={m} {...done} {...actionData} kept={kept} />
    </>
  );
}

function listed(row: TokenRow, locale: Locale, now: Date): ListedToken {
  const { id, name, scopes, createdAt, usedDay, lastDay, revokedAt } = row;
  const sayDay = (day: string | null) =>
    day === null ? undefined : formatShortDay(locale, noonOf(day));
  return {
    id,
    name,
    scopes,
    made: formatShortDay(locale, createdAt),
    used: sayDay(usedDay),
    lastDay: sayDay(lastDay),
    revoked: revokedAt ? formatShortDay(locale, revokedAt) : undefined,
    holds: holdsNow(row, now),
  };
}
