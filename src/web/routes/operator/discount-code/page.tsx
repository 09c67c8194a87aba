import { formatMoment } from '#content/moment-text.ts';
import type { UseOfCode } from '#database/code-desk.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import type { CodeTypos, TypedCode } from '#domain/operator/code-form.ts';
import type { CodeMessages } from '#messages/cs/operator/codes.ts';
import { CodeForm } from '#web/operator/code-form.tsx';
import { type CodeFacts, CodePill } from '#web/operator/code-facts.tsx';
import { codeWords } from '#web/operator/code-words.ts';
import { SaveNews } from '#web/operator/save-news.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface CodePageProps {
  locale: Locale;
  catalogue: Catalogue;
  facts: CodeFacts;
  uses: readonly UseOfCode[];
  /** The form as the code is stored, and as it was typed before signing in or in a refused post. */
  stored: TypedCode;
  kept: TypedCode | undefined;
  typed?: TypedCode | undefined;
  problems?: CodeTypos | undefined;
  isStale?: boolean | undefined;
  /** Whether it is within what its reader may give. */
  mayChange: boolean;
  seen: string;
  saved: keyof CodeMessages['saved'] | undefined;
}

/** A discount code: how it stands, its form, and the orders that use it. */
export function CodePage(props: CodePageProps) {
  const { locale, facts, typed, isStale, saved, mayChange } = props;
  const m = codeWords[locale];
  const isAnswered = typed !== undefined;
  return (
    <div className="desk-page new-order">
      <header className="stack">
        <h1 className="breakable">{m.form.title(facts.code)}</h1>
        <p>
          <CodePill state={facts.state} locale={locale} />
        </p>
        <p>
          {[facts.off, ...facts.terms].join(', ')}. {m.columns.used}: {facts.used}.
        </p>
      </header>
      <SaveNews stale={isStale && m.stale} saved={saved && !isAnswered && m.saved[saved]} />
      {mayChange ? <EndForm m={m} facts={facts} /> : <Notice>{m.ownerOnly}</Notice>}
      <Uses {...props} m={m} />
      {mayChange && <ChangeForm {...props} m={m} />}
    </div>
  );
}

function ChangeForm(props: CodePageProps & { m: CodeMessages }) {
  const { locale, catalogue, stored, kept, typed, problems, seen, m } = props;
  return (
    <>
      <p className="quiet">{m.form.fixed}</p>
      <CodeForm
        locale={locale}
        catalogue={catalogue}
        typed={typed ?? kept ?? stored}
        problems={problems ?? {}}
        hidden={{ seen }}
        isMade
      />
    </>
  );
}

/** One press ends a code, and another one takes that back, so nothing asks once more. */
function EndForm({ m, facts }: { m: CodeMessages; facts: CodeFacts }) {
  const isEnded = facts.state === 'ended';
  return (
    <form method="post">
      <Button name="intent" value={isEnded ? 'resume' : 'end'}>
        {isEnded ? m.resume : m.end}
      </Button>
    </form>
  );
}

function Uses({ locale, facts, uses, m }: CodePageProps & { m: CodeMessages }) {
  const { uses: words } = m;
  return (
    <section className="stack" aria-labelledby="orders-of-code">
      <h2 id="orders-of-code">{words.title}</h2>
      {uses.length === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <>
          <table className="list-table panel">
            <caption className="visually-hidden">{words.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{words.order}</th>
                <th scope="col">{words.at}</th>
                <th scope="col">{words.total}</th>
                <th scope="col">{words.counts}</th>
              </tr>
            </thead>
            <tbody>
              {uses.map((use) => (
                <UseRow key={use.number} use={use} locale={locale} m={m} />
              ))}
            </tbody>
          </table>
          <p>
            <a href={withQuery(adminHref('operatorOrders'), { code: facts.code })}>{words.all}</a>
          </p>
        </>
      )}
    </section>
  );
}

function UseRow({ use, locale, m }: { use: UseOfCode; locale: Locale; m: CodeMessages }) {
  const { uses: words } = m;
  const { number, state, total, createdAt } = use;
  const hasEnded = state === 'canceled' || state === 'expired';
  const counts = state === 'pending' ? words.waiting : words.yes;
  return (
    <tr>
      <th scope="row" data-label={words.order}>
        <a href={adminHref('operatorOrder', { number: String(number) })}>{number}</a>
      </th>
      <td data-label={words.at}>{formatMoment(locale, createdAt)}</td>
      <td data-label={words.total} className="tabular">
        {formatMoney(locale, total)}
      </td>
      <td data-label={words.counts}>{hasEnded ? words.no : counts}</td>
    </tr>
  );
}
