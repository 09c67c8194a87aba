import { takenAway } from '#domain/shop/retention.ts';
import type { DutiesMessages } from '#messages/cs/admin/duties.ts';

interface KeptProps {
  m: DutiesMessages;
  /** Records that went in the last day, by kind; none of a kind of which there was nothing. */
  gone: Readonly<Record<string, number>>;
}

/** What is kept how long, and how much of it went (rules 24). */
export function KeptSection({ m, gone }: KeptProps) {
  const { kept: words } = m;
  return (
    <section className="panel" aria-labelledby="duties-kept">
      <h2 id="duties-kept">{words.title}</h2>
      <p className="small">{words.lead}</p>
      <dl className="data-counts">
        {takenAway.map((kind) => {
          const [what, period] = m.kinds[kind];
          const n = gone[kind] ?? 0;
          return (
            <div key={kind}>
              <dt>{what}</dt>
              <dd>
                {period}
                {n > 0 && <span className="data-gone">{words.gone(n)}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
