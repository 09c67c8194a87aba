import type { AccountMessages } from '#messages/cs/admin/account.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { Button } from '#web/ui/button.tsx';
import { useAccountForm } from './actions.ts';
import type { LoadedAccount } from './load-account.ts';

interface SessionsPartProps {
  m: AccountMessages;
  sessions: LoadedAccount['sessions'];
}

/** Where one is signed in; each can be ended, and all others at once. */
export function SessionsPart({ m: words, sessions }: SessionsPartProps) {
  const { sessions: m } = words;
  const form = useAccountForm('sessions-end');
  return (
    <section className="panel panel--wide" aria-labelledby="account-sessions">
      <h2 id="account-sessions">{m.title}</h2>
      <table className="list-table">
        <caption className="visually-hidden">{m.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{m.device}</th>
            <th scope="col">{m.network}</th>
            <th scope="col">{m.used}</th>
            <th scope="col">{m.action}</th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <SessionRow key={session.id} m={m} {...session} />
          ))}
        </tbody>
      </table>
      {sessions.length > 1 && (
        <ActionForm form={form}>
          <Button>{m.endOthers}</Button>
        </ActionForm>
      )}
    </section>
  );
}

function SessionRow({
  m,
  id,
  device,
  network,
  used,
  isCurrent,
}: LoadedAccount['sessions'][number] & { m: AccountMessages['sessions'] }) {
  const name = device || m.unknown;
  const form = useAccountForm('session-end', id);
  return (
    <tr>
      <th scope="row" data-label={m.device}>
        {name}
      </th>
      <td data-label={m.network} className="tabular breakable">
        {network}
      </td>
      <td data-label={m.used}>{used}</td>
      <td data-label={isCurrent ? undefined : m.action}>
        {isCurrent ? (
          <span className="faint">{m.current}</span>
        ) : (
          <ActionForm form={form} hidden={{ session: id }}>
            <Button aria-label={m.endOf(name, network)}>{m.end}</Button>
          </ActionForm>
        )}
      </td>
    </tr>
  );
}
