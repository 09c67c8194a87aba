import { formatMoment } from '#content/moments.ts';
import type { listErasures } from '#database/people/erasures.ts';
import { adminHref } from '#domain/addresses.ts';
import { writeCursor } from '#domain/list/cursor.ts';
import type { Locale } from '#domain/locale.ts';
import type { DataMessages } from '#messages/cs/admin/data.ts';
import { withFilter } from '#web/admin/list/list-page.tsx';
import { Pager } from '#web/admin/list/pager.tsx';

interface ErasuresProps {
  locale: Locale;
  m: DataMessages;
  erasures: Awaited<ReturnType<typeof listErasures>>;
}

/** Which erasures there were, without saying of whom. */
export function ErasuresSection({ locale, m: { list: words }, erasures }: ErasuresProps) {
  const address = adminHref('operatorData');
  return (
    <section className="panel" aria-labelledby="data-erasures">
      <h2 id="data-erasures">{words.title}</h2>
      <p className="small">{words.lead}</p>
      {erasures.rows.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <dl className="data-counts">
          {erasures.rows.map(({ id, state, askedAt, erased }) => (
            <div key={id}>
              <dt>{formatMoment(locale, askedAt)}</dt>
              <dd>{state === 'done' ? words.done(erased) : words.states[state]}</dd>
            </div>
          ))}
        </dl>
      )}
      <Pager page={erasures} to={(cursor) => withFilter(address, writeCursor(cursor))} />
    </section>
  );
}
