import { formatDay } from '#content/moments.ts';
import { noonOf } from '#domain/time/calendar.ts';
import { formatCount } from '#domain/money.ts';
import { ratings } from '#domain/reviews/review.ts';
import { ListTable } from '#web/admin/list/list-table.tsx';
import { reviewImportWords } from '#web/admin/words/review-words.ts';
import { wordsOf } from '#messages/words.ts';
import type { ImportedPageProps } from './props.ts';

/** The first rows as the reviews that they would be. */
export function ImportPreview({ locale, rows }: ImportedPageProps) {
  const words = reviewImportWords[locale];
  const { preview, previewColumns: m } = words.one;
  if (rows.good.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="preview">
      <h2 id="preview">{preview}</h2>
      <ListTable
        caption={preview}
        rows={rows.good}
        keyOf={({ row }) => row}
        isPlain
        columns={[
          { head: m.row, render: ({ row }) => formatCount(locale, row) },
          {
            head: m.review,
            isName: true,
            className: 'breakable',
            render: ({ name, text }) => (
              <>
                {name}
                <span className="small list-table__below">{text}</span>
              </>
            ),
          },
          {
            head: m.rating,
            render: ({ rating }) => wordsOf(locale).reviews.stars(rating, ratings.length),
          },
          { head: m.service, className: 'breakable', render: ({ service }) => service },
          { head: m.language, render: ({ language }) => words.languages[language] },
          {
            head: m.day,
            render: ({ writtenOn }) => writtenOn !== null && formatDay(locale, noonOf(writtenOn)),
          },
        ]}
      />
    </section>
  );
}

/** The rows that are left out, by their number in the file, each with what is wrong. */
export function ImportFaults({ locale, found, rows: { bad } }: ImportedPageProps) {
  const { one: m, faults } = reviewImportWords[locale];
  if (bad.length === 0) return null;
  const say = found.reading?.isList ? m.entryFault : m.fault;
  return (
    <section className="panel" aria-labelledby="faults">
      <h2 id="faults">{m.faultsTitle}</h2>
      {found.faults + found.doubles > bad.length && <p>{m.faultsFirst(bad.length)}</p>}
      <ul className="import-faults">
        {bad.map(({ row, fault }) => (
          <li key={row}>{fault && say(formatCount(locale, row), faults[fault])}</li>
        ))}
      </ul>
    </section>
  );
}
