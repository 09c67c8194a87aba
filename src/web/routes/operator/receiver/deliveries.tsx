import { formatMoment } from '#content/moment-text.ts';
import type { ListedDelivery } from '#database/webhook-deliveries.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { formatCount } from '#domain/money.ts';
import { WebhookPill } from '#web/operator/webhook-parts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import type { ReceiverPageProps } from './receiver-props.ts';

const looks: Record<
  ListedDelivery['state'],
  { icon: IconName; tone: 'success' | 'warning' | undefined }
> = {
  held: { icon: 'clock', tone: undefined },
  waiting: { icon: 'clock', tone: undefined },
  delivered: { icon: 'check', tone: 'success' },
  refused: { icon: 'warning', tone: 'warning' },
  failed: { icon: 'warning', tone: 'warning' },
};

/** A page of deliveries; on a phone a card each. */
export function Deliveries(props: ReceiverPageProps) {
  const { m, page } = props;
  const words = m.deliveries;
  return (
    <table className="list-table panel">
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.event}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.last}</th>
          <th scope="col">{words.again}</th>
        </tr>
      </thead>
      <tbody>
        {page.rows.map((row) => (
          <Delivery key={row.id} {...props} row={row} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = ReceiverPageProps & { row: ListedDelivery };

function Delivery({ row, ...props }: RowProps) {
  const { m, locale, formId } = props;
  const words = m.deliveries;
  const about = [
    row.number === null ? undefined : words.order(row.number),
    row.sequence === null ? undefined : words.sequence(row.sequence),
    formatMoment(locale, row.createdAt),
    row.replay === null ? undefined : words.replayed,
  ].filter((one) => one !== undefined);
  return (
    <tr>
      <th scope="row" data-label={words.event}>
        {m.events[row.type]}
        <span className="small faint list-table__below">{about.join(' · ')}</span>
      </th>
      <td data-label={words.state}>
        <WebhookPill {...looks[row.state]}>{words.states[row.state]}</WebhookPill>
      </td>
      <td data-label={words.last}>
        <LastTry {...props} row={row} />
      </td>
      <td data-label={words.again}>
        {row.endedAt && (
          <form method="post">
            <input type="hidden" name="formId" value={formId} />
            <input type="hidden" name="which" value="one" />
            <input type="hidden" name="delivery" value={row.id} />
            <Button
              name="intent"
              value="replay"
              aria-label={words.sendOf(`${m.events[row.type]}, ${about.join(', ')}`)}
            >
              {words.send}
            </Button>
          </form>
        )}
      </td>
    </tr>
  );
}

function LastTry({ m, locale, row }: RowProps) {
  const words = m.deliveries;
  const { status, problem, durationMs, answer, tries, endedAt, dueAt } = row;
  if (tries === 0) return <span className="faint">{words.untried}</span>;
  const ms = `${formatCount(locale, durationMs ?? 0)}\u00a0ms`;
  const said = status === null ? problem && words.problem(problem, ms) : words.status(status, ms);
  const about = [words.tries(tries), endedAt ? '' : words.next(formatMoment(locale, dueAt))];
  return (
    <>
      <span className="breakable">{said}</span>
      <span className="small faint list-table__below">{about.filter(Boolean).join(', ')}</span>
      {answer && (
        <details className="webhook-answer">
          <summary>{words.answer}</summary>
          <code className="code-text breakable">{answer}</code>
        </details>
      )}
    </>
  );
}

function addressOf(id: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  const address = adminHref('operatorReceiver', { receiver: id });
  return given.length > 0 ? withQuery(address, Object.fromEntries(given)) : address;
}

/** All of them, those that were not delivered, or those that wait. */
export function DeliveryFilters({ m, receiver, state }: ReceiverPageProps) {
  const { filter } = m.deliveries;
  return (
    <nav className="cluster" aria-label={filter.label}>
      {([undefined, 'failed', 'waiting'] as const).map((one) => (
        <a
          key={one ?? 'all'}
          className="way"
          href={addressOf(receiver.id, { state: one })}
          aria-current={one === state ? 'page' : undefined}
        >
          {filter[one ?? 'all']}
        </a>
      ))}
    </nav>
  );
}

/** The ways to the pages beside this one. */
export function DeliveryPages({ m, receiver, state, page }: ReceiverPageProps) {
  const words = m.deliveries;
  const { rows, hasNewer, hasOlder } = page;
  const [first, last] = [rows[0], rows.at(-1)];
  if (!hasNewer && !hasOlder) return null;
  return (
    <nav className="cluster" aria-label={words.pages}>
      {hasNewer && <ButtonLink href={addressOf(receiver.id, { state })}>{words.newest}</ButtonLink>}
      {hasNewer && first && (
        <ButtonLink href={addressOf(receiver.id, { state, after: String(first.id) })} rel="prev">
          {words.newer}
        </ButtonLink>
      )}
      {hasOlder && last && (
        <ButtonLink href={addressOf(receiver.id, { state, before: String(last.id) })} rel="next">
          {words.older}
        </ButtonLink>
      )}
    </nav>
  );
}
