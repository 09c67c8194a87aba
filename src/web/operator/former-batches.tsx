import { formatMoment } from '#content/moment-text.ts';
import { batchAddress } from './generator-act.ts';
import { generatorWords } from './generator-words.ts';
import type { GeneratorFacts } from './load-generator.ts';

/** The batches of a generator, the newest first, each leading to its items. */
export function FormerBatches({ locale, kind, former }: GeneratorFacts) {
  const { former: m } = generatorWords[locale];
  return (
    <section className="panel" aria-labelledby="former">
      <h2 id="former">{m.title}</h2>
      {former.length === 0 ? (
        <p>{m.none}</p>
      ) : (
        <table className="list-table">
          <caption className="visually-hidden">{m.title}</caption>
          <thead>
            <tr>
              <th scope="col">{m.when}</th>
              <th scope="col">{m.state}</th>
              <th scope="col">{m.outcome}</th>
            </tr>
          </thead>
          <tbody>
            {former.map(({ id, createdAt, person, state, counts }) => (
              <tr key={id}>
                <th scope="row" data-label={m.when} className="breakable">
                  <a href={batchAddress(kind, id)}>{formatMoment(locale, createdAt)}</a>, {person}
                </th>
                <td data-label={m.state}>{m.states[state]}</td>
                <td data-label={m.outcome}>
                  {m.counted(counts.success, counts.error, counts.pending + counts.running)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
