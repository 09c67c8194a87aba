import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { data } from 'react-router';
import { formatMoment } from '#content/moments.ts';
import { type UseOfCode, codeValuesOf, findCode, listUses } from '#database/offer/code-list.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import { codeForm, isOfOwner } from '#domain/discounts/code-form.ts';
import { hasRight } from '#domain/admin/rights.ts';
import { type KeptCode, changeCode, endCode, stampOf } from '#flows/offering/keep-codes.ts';
import type { CodeMessages } from '#messages/cs/admin/codes.ts';
import { answerRefusal, restoreInput } from '#web/admin/form/posted-form.ts';
import { SaveNotice } from '#web/admin/form/save-notice.tsx';
import { readSaved } from '#web/admin/page/actions.ts';
import { type Column, ListTable } from '#web/admin/list/list-table.tsx';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { askProof } from '#web/admin/sign-in/ask-proof.ts';
import { redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import { type CodeFacts, CodeBadge, factsOfCode } from '#web/admin/codes/code-facts.tsx';
import { CodeForm } from '#web/admin/codes/code-form.tsx';
import { codeWords } from '#web/admin/codes/code-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';

/** Uses that the page of a code shows; the others are in the list of orders. */
const MOST_SHOWN = 20;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, locale, offering, operator, keptForm } = operatorOf(context);
  const row = await findCode(services.db, params.id);
  if (!row) throw data(null, { status: 404 });
  const values = codeValuesOf(row);
  return {
    locale,
    catalogue: offering.catalogue,
    facts: factsOfCode(row, locale, services.clock()),
    uses: await listUses(services.db, row.code, MOST_SHOWN),
    input: restoreInput(codeForm, keptForm) ?? codeForm.show(values),
    seen: stampOf(row),
    /** Whether it is within what its reader may give. */
    mayChange: hasRight(operator.role, 'money') || !isOfOwner(values),
    saved: readSaved(request, codeWords.cs.saved),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = operatorOf(context);
  const { services, operator } = shop;
  const posted = await request.formData();
  const field = postedFields(posted);
  const input = codeForm.pick(field);
  const { id } = params;
  const action = field(ACTION_FIELD);
  const isEnding = action === 'end' || action === 'resume';
  if (!(await findCode(services.db, id))) throw data(null, { status: 404 });
  const done: KeptCode = isEnding
    ? await endCode(services, { id, operator, isOver: action === 'end' })
    : await changeCode(services, { id, operator, input, seen: field('seen') });
  const here = adminHref('operatorDiscountCode', { id });
  if (done.ok) {
    const saved = isEnding ? (action === 'end' ? 'ended' : 'resumed') : 'changed';
    return redirectTo(withQuery(here, { saved }));
  }
  const proof = done.problem === 'proof-old' && (await askProof(shop, here, posted));
  return proof || answerRefusal(done, { input });
}

export const headers = answerHeaders;

/** A discount code: how it stands, its form, and the orders that use it. */
export default function DiscountCodeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, catalogue, facts, mayChange, saved, seen } = loaderData;
  const m = codeWords[locale];
  return (
    <div className="admin-page new-order">
      <PageTitle>{m.form.title(facts.code)}</PageTitle>
      <header className="stack">
        <h1 className="breakable">{m.form.title(facts.code)}</h1>
        <p>
          <CodeBadge state={facts.state} locale={locale} />
        </p>
        <p>
          {[facts.off, ...facts.terms].join(', ')}. {m.columns.used}: {facts.used}.
        </p>
      </header>
      <SaveNotice
        stale={actionData?.isStale && m.stale}
        saved={saved && !actionData && m.saved[saved]}
      />
      {mayChange ? <EndForm m={m} facts={facts} /> : <Notice>{m.ownerOnly}</Notice>}
      <Uses {...loaderData} m={m} />
      {mayChange && (
        <>
          <p className="quiet">{m.form.fixed}</p>
          <CodeForm
            {...{ locale, catalogue }}
            state={actionData ?? loaderData}
            hidden={{ seen }}
            isMade
          />
        </>
      )}
    </div>
  );
}

interface UsesProps {
  locale: Locale;
  facts: CodeFacts;
  uses: readonly UseOfCode[];
  m: CodeMessages;
}

/** One press ends a code, and another one takes that back, so nothing asks once more. */
function EndForm({ m, facts }: { m: CodeMessages; facts: CodeFacts }) {
  const isEnded = facts.state === 'ended';
  return (
    <form method="post">
      <Button name={ACTION_FIELD} value={isEnded ? 'resume' : 'end'}>
        {isEnded ? m.resume : m.end}
      </Button>
    </form>
  );
}

function Uses({ locale, facts, uses, m }: UsesProps) {
  const { uses: words } = m;
  return (
    <section className="stack" aria-labelledby="orders-of-code">
      <h2 id="orders-of-code">{words.title}</h2>
      {uses.length === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <>
          <ListTable
            caption={words.caption}
            columns={columnsOf(locale, words)}
            rows={uses}
            keyOf={({ number }) => number}
          />
          <p>
            <a href={withQuery(adminHref('operatorOrders'), { code: facts.code })}>{words.all}</a>
          </p>
        </>
      )}
    </section>
  );
}

function columnsOf(locale: Locale, words: CodeMessages['uses']): Column<UseOfCode>[] {
  const counts = (state: UseOfCode['state']) => {
    if (state === 'canceled' || state === 'expired') return words.no;
    return state === 'pending' ? words.waiting : words.yes;
  };
  return [
    {
      head: words.order,
      isName: true,
      render: ({ number }) => (
        <a href={adminHref('operatorOrder', { number: String(number) })}>{number}</a>
      ),
    },
    { head: words.at, render: ({ createdAt }) => formatMoment(locale, createdAt) },
    {
      head: words.total,
      className: 'tabular',
      render: ({ total }) => formatMoney(locale, total),
    },
    { head: words.counts, render: ({ state }) => counts(state) },
  ];
}
