import { listCodes } from '#database/offer/code-list.ts';
import { adminHref } from '#domain/addresses.ts';
import { writtenCode } from '#domain/discounts/take-off.ts';
import { readText } from '#domain/list/filter-fields.ts';
import { defineFilter } from '#domain/list/filter.ts';
import type { Locale } from '#domain/locale.ts';
import { MOST_CODE_CHARACTERS } from '#domain/discounts/code-form.ts';
import { CellNote, type Column } from '#web/admin/list/list-table.tsx';
import { ListPage } from '#web/admin/list/list-page.tsx';
import { operatorOf } from '#web/frame/context.ts';
import { type CodeFacts, CodeBadge, factsOfCode } from '#web/admin/codes/code-facts.tsx';
import { codeWords } from '#web/admin/codes/code-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/route.ts';

/** By the beginning of a code. */
const filter = defineFilter({
  q: readText((input) => writtenCode(input).slice(0, MOST_CODE_CHARACTERS), 'long', {
    max: MOST_CODE_CHARACTERS,
    isSearch: true,
    isUpper: true,
  }),
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const asked = filter.read(new URL(request.url).searchParams);
  const page = await listCodes(services.db, asked.values.q, asked.cursor);
  const now = services.clock();
  const rows = page.rows.map((row) => factsOfCode(row, locale, now));
  return { locale, asked, page: { ...page, rows } };
}

/** The discount codes, newest first, each with its conditions and its uses. */
export default function DiscountCodes({ loaderData }: Route.ComponentProps) {
  const { locale, asked, page } = loaderData;
  const m = codeWords[locale];
  return (
    <ListPage
      address={adminHref('operatorDiscountCodes')}
      title={m.title}
      lead={m.lead}
      action={
        <ButtonLink variant="primary" href={adminHref('operatorNewDiscountCode')}>
          {m.make}
        </ButtonLink>
      }
      filter={{ filter, asked, labels: { q: m.searchLabel }, options: {} }}
      page={page}
      caption={m.caption}
      keyOf={({ id }) => id}
      columns={columnsOf(locale)}
      none={{ title: m.empty, text: m.emptyHint }}
    />
  );
}

function columnsOf(locale: Locale): Column<CodeFacts>[] {
  const { columns, terms: m } = codeWords[locale];
  return [
    {
      head: columns.code,
      isName: true,
      render: ({ id, code, note }) => (
        <>
          <a className="breakable" href={adminHref('operatorDiscountCode', { id })}>
            {code}
          </a>
          {note !== '' && <CellNote>{note}</CellNote>}
        </>
      ),
    },
    { head: columns.state, render: ({ state }) => <CodeBadge state={state} locale={locale} /> },
    { head: columns.off, render: ({ off }) => off, className: 'tabular' },
    { head: columns.terms, render: ({ terms }) => terms.join(', ') || m.none },
    { head: columns.used, render: ({ used }) => used, className: 'tabular' },
  ];
}
