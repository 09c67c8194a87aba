import { type Role, roles } from '#domain/operator/rights.ts';
import type { PeopleMessages } from '#messages/cs/operator/account.ts';
import { ConfirmButton } from '#web/admin/page/confirm-button.tsx';
import { ListTable } from '#web/admin/list/list-table.tsx';
import { Button } from '#web/ui/button.tsx';
import type { TypedPerson } from './typed-person.ts';

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
  typed: TypedPerson | undefined;
}

/** Who may sign in; a row has the forms that change it. */
export function PeopleTable({ m, people, typed }: PeopleTableProps) {
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
        { head: list.role, render: (person) => <RoleForm m={m} person={person} typed={typed} /> },
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

function RoleForm({ m, person, typed }: OfPerson & { typed: TypedPerson | undefined }) {
  const { list } = m;
  return (
    <form method="post" className="row-form">
      <input type="hidden" name="person" value={person.id} />
      <span className="select">
        <select
          className="control control--small"
          name="role"
          aria-label={list.roleOf(person.name)}
          defaultValue={typed?.person === person.id ? typed.role : person.role}
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {m.roles[role]}
            </option>
          ))}
        </select>
      </span>
      <Button name="intent" value="role" aria-label={list.changeOf(person.name)}>
        {list.change}
      </Button>
    </form>
  );
}

function Sessions({ m: { list }, person }: OfPerson) {
  if (person.sessions === 0) return <span className="faint">{list.none}</span>;
  return (
    <div className="row-form">
      <span className="small">{person.devices.join('; ') || person.sessions}</span>
      {!person.isOwn && (
        <form method="post">
          <input type="hidden" name="person" value={person.id} />
          <Button name="intent" value="sessions-end" aria-label={list.endAllOf(person.name)}>
            {list.endAll}
          </Button>
        </form>
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
      intent="remove"
    >
      <input type="hidden" name="person" value={person.id} />
    </ConfirmButton>
  );
}
