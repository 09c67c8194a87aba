import { formatDay } from '#content/moment-text.ts';
import { noonOf } from '#domain/calendar.ts';
import { formatCount } from '#domain/money.ts';
import { ratings } from '#domain/reviews/review.ts';
import { reviewImportWords } from '#web/operator/review-words.ts';
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
      <table className="list-table">
        <caption className="visually-hidden">{preview}</caption>
        <thead>
          <tr>
            <th scope="col">{m.row}</th>
            <th scope="col">{m.review}</th>
            <th scope="col">{m.rating}</th>
            <th scope="col">{m.service}</th>
            <th scope="col">{m.language}</th>
            <th scope="col">{m.day}</th>
          </tr>
        </thead>
        <tbody>
          {rows.good.map(({ row, name, text, rating, service, language, writtenOn }) => (
            <tr key={row}>
              <td data-label={m.row}>{formatCount(locale, row)}</td>
              <th scope="row" data-label={m.review} className="breakable">
                {name}
                <span className="small list-table__below">{text}</span>
              </th>
              <td data-label={m.rating}>{wordsOf(locale).reviews.stars(rating, ratings.length)}</td>
              <td data-label={m.service} className="breakable">
                {service}
              </td>
              <td data-label={m.language}>{words.languages[language]}</td>
              <td data-label={m.day}>
                {writtenOn !== null && formatDay(locale, noonOf(writtenOn))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
