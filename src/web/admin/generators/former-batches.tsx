import { formatMoment } from '#content/moments.ts';
import { ListTable } from '#web/admin/list/list-table.tsx';
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
        <ListTable
          caption={m.title}
          rows={former}
          keyOf={({ id }) => id}
          isPlain
          columns={[
            {
              head: m.when,
              isName: true,
              className: 'breakable',
              render: ({ id, createdAt, person }) => (
                <>
                  <a href={batchAddress(kind, id)}>{formatMoment(locale, createdAt)}</a>, {person}
                </>
              ),
            },
            { head: m.state, render: ({ state }) => m.states[state] },
            {
              head: m.outcome,
              render: ({ counts }) =>
                m.counted(counts.success, counts.error, counts.pending + counts.running),
            },
          ]}
        />
      )}
    </section>
  );
}
