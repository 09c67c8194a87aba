import { type Role, roles } from '#domain/admin/rights.ts';
import type { PeopleMessages } from '#messages/cs/admin/account.ts';
import { ListTable } from '#web/admin/list/list-table.tsx';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { ConfirmButton } from '#web/admin/page/confirm-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePeopleForm } from './actions.ts';

export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  isOwn: boolean;
  /** Browser and system of each session that says them. */
  devices: string[];
  sessions: number;
}

interface PeopleTableProps {
  m: PeopleMessages;
  people: Person[];
}

/** Who may sign in; a row has the forms that change it. */
export function PeopleTable({ m, people }: PeopleTableProps) {
  const { list } = m;
  return (
    <ListTable
      caption={list.caption}
      rows={people}
      keyOf={(person) => person.id}
      columns={[
        {
          head: list.name,
          isName: true,
          render: (person) => (
            <>
              <span className="breakable">
                {person.name} {person.isOwn && <span className="faint">({list.you})</span>}
              </span>
              <span className="small faint breakable list-table__below">{person.email}</span>
            </>
          ),
        },
        { head: list.role, render: (person) => <RoleForm m={m} person={person} /> },
        { head: list.sessions, render: (person) => <Sessions m={m} person={person} /> },
        { head: list.access, render: (person) => <Removal m={m} person={person} /> },
      ]}
    />
  );
}

interface OfPerson {
  m: PeopleMessages;
  person: Person;
}

function RoleForm({ m, person }: OfPerson) {
  const { list } = m;
  const form = usePeopleForm('role', person.id);
  return (
    <ActionForm form={form} hidden={{ person: person.id }} className="row-form">
      <span className="select">
        <select
          className="control control--small"
          name="role"
          aria-label={list.roleOf(person.name)}
          defaultValue={form.value('role') ?? person.role}
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {m.roles[role]}
            </option>
          ))}
        </select>
      </span>
      <Button aria-label={list.changeOf(person.name)}>{list.change}</Button>
    </ActionForm>
  );
}

function Sessions({ m: { list }, person }: OfPerson) {
  const form = usePeopleForm('sessions-end', person.id);
  if (person.sessions === 0) return <span className="faint">{list.none}</span>;
  return (
    <div className="row-form">
      <span className="small">{person.devices.join('; ') || person.sessions}</span>
      {!person.isOwn && (
        <ActionForm form={form} hidden={{ person: person.id }}>
          <Button aria-label={list.endAllOf(person.name)}>{list.endAll}</Button>
        </ActionForm>
      )}
    </div>
  );
}

function Removal({ m: { list }, person }: OfPerson) {
  if (person.isOwn) return null;
  return (
    <ConfirmButton
      title={list.remove}
      label={list.removeOf(person.name)}
      text={list.sure(person.name)}
      yes={list.yes}
      action="remove"
    >
      <input type="hidden" name="person" value={person.id} />
    </ConfirmButton>
  );
}
