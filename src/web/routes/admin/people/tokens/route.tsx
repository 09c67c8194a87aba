import { formatTableDay } from '#content/moments.ts';
import { type TokenRow, listTokens } from '#database/api/api-tokens.ts';
import { addresses, adminHref } from '#domain/addresses.ts';
import { noonOf } from '#domain/time/calendar.ts';
import type { Locale } from '#domain/locale.ts';
import { MOST_TOKENS, TOKEN_SHOWN_MINUTES, isTokenValid } from '#domain/api/token.ts';
import type { TokensMessages } from '#messages/cs/admin/webhooks.ts';
import { newFormId } from '#web/admin/form/posted-form.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { operatorOf } from '#web/frame/context.ts';
import { toFormInput } from '#web/admin/form/form-input.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';
import { TokenForms, tokenActions, useTokenAnswer } from './actions.ts';
import { TokenForm } from './token-form.tsx';
import { type ListedToken, TokenTable } from './token-table.tsx';
import { tokensWords } from './words.ts';

/** Rows of the list: all that hold, and those of late that do not. */
const MOST = 200;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const now = services.clock();
  const rows = await listTokens(services.db, MOST);
  return {
    locale,
    tokens: rows.map((row) => toListedToken(row, locale, now)),
    isRevoked: new URL(request.url).searchParams.get('saved') === 'revoked',
    formId: newFormId(),
    kept: toFormInput(keptForm),
  };
}

export const action = tokenActions.action;

export default function Tokens({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, kept } = loaderData;
  const m = tokensWords[locale];
  return (
    <>
      <PageTitle>{m.title}</PageTitle>
      <TokenForms
        answer={actionData}
        kept={kept}
        here={adminHref('operatorTokens')}
        problems={{
          ...m.problems,
          'too-many': m.problems['too-many'](MOST_TOKENS),
          // Each field says what is wrong with it.
          fields: undefined,
          'intent-unknown': m.problems['token-unknown'],
        }}
      >
        <TokensPage {...loaderData} m={m} />
      </TokenForms>
    </>
  );
}

type TokensPageProps = Route.ComponentProps['loaderData'] & { m: TokensMessages };

/** The tokens of programs, and the form of a new one. */
function TokensPage({ m, tokens, isRevoked, formId, kept }: TokensPageProps) {
  const { answer, sentence } = useTokenAnswer();
  const made = answer && 'made' in answer ? answer.made : undefined;
  return (
    <div className="admin-page">
      <h1>{m.title}</h1>
      <p className="small">
        {m.lead} <a href={addresses.apiDocument.path.cs}>{m.document}</a>.
      </p>
      {made && <MadeToken m={m} {...made} />}
      {isRevoked && !answer && <Notice tone="success">{m.revoked}</Notice>}
      {kept && !answer && <Notice>{m.proven}</Notice>}
      {sentence && (
        <Notice tone="error" live>
          {sentence}
        </Notice>
      )}
      {tokens.length > 0 ? (
        <TokenTable m={m} tokens={tokens} />
      ) : (
        <EmptyState title={m.empty}>{m.emptyText}</EmptyState>
      )}
      <TokenForm m={m} formId={formId} />
    </div>
  );
}

function MadeToken({ m, name, secret }: { m: TokensMessages; name: string; secret: string }) {
  return (
    <Notice tone="success" title={<span className="breakable">{m.made.title(name)}</span>} live>
      <p>{m.made.text(TOKEN_SHOWN_MINUTES)}</p>
      <p>
        <span className="visually-hidden">{m.made.secret}: </span>
        <code className="tokens__secret">{secret}</code>
      </p>
    </Notice>
  );
}

function toListedToken(row: TokenRow, locale: Locale, now: Date): ListedToken {
  const { id, name, scopes, createdAt, usedDay, lastDay, revokedAt } = row;
  const sayDay = (day: string | null) =>
    day === null ? undefined : formatTableDay(locale, noonOf(day));
  return {
    id,
    name,
    scopes,
    made: formatTableDay(locale, createdAt),
    used: sayDay(usedDay),
    lastDay: sayDay(lastDay),
    revoked: revokedAt ? formatTableDay(locale, revokedAt) : undefined,
    holds: isTokenValid(row, now),
  };
}
