import { formatMoment } from '#content/moment-text.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { DataMessages } from '#messages/cs/operator/data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { ErasuresPart } from './load-data.ts';

interface ErasuresProps {
  locale: Locale;
  m: DataMessages;
  erasures: ErasuresPart;
}

/** Which erasures there were, without saying of whom. */
export function ErasuresSection({ locale, m: { list: words }, erasures }: ErasuresProps) {
  const { rows, next, isFirst } = erasures;
  const address = adminHref('operatorData');
  return (
    <section className="panel" aria-labelledby="data-erasures">
      <h2 id="data-erasures">{words.title}</h2>
      <p className="small">{words.lead}</p>
      {rows.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <dl className="data-counts">
          {rows.map(({ id, state, askedAt, erased }) => (
            <div key={id}>
              <dt>{formatMoment(locale, askedAt)}</dt>
              <dd>{state === 'done' ? words.done(erased) : words.states[state]}</dd>
            </div>
          ))}
        </dl>
      )}
      {(next !== undefined || !isFirst) && (
        <nav className="cluster" aria-label={words.title}>
          {!isFirst && <ButtonLink href={address}>{words.newest}</ButtonLink>}
          {next !== undefined && (
            <ButtonLink href={withQuery(address, { after: next })} rel="next">
              {words.older}
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  );
}
