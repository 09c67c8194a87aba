import { MAX_EMAIL_LENGTH } from '#domain/customer/email-address.ts';
import { type Role, roles } from '#domain/operator/rights.ts';
import type { PeopleMessages } from '#messages/cs/operator/account.ts';
import { ListTable } from '#web/admin/list/list-table.tsx';
import { SelectField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { Button } from '#web/ui/button.tsx';
import type { TypedPerson } from './typed-person.ts';

export interface Invitation {
  email: string;
  role: Role;
  until: string;
}

interface InvitePartProps {
  m: PeopleMessages;
  invitations: Invitation[];
  typed: TypedPerson | undefined;
  error: string | undefined;
}

/** Invites somebody, and lists those who have not come yet. */
export function InvitePart({ m, invitations, typed, error }: InvitePartProps) {
  const { invite } = m;
  return (
    <>
      <section className="panel" aria-labelledby="people-invite">
        <h2 id="people-invite">{invite.title}</h2>
        <form method="post" className="fields" noValidate>
          <FormName value="invite">
            <TextField
              name="email"
              type="email"
              label={invite.email}
              error={error}
              defaultValue={typed?.email}
              autoComplete="off"
              maxLength={MAX_EMAIL_LENGTH}
              required
            />
            <SelectField name="role" label={invite.role} defaultValue={typed?.role ?? 'editor'}>
              {roles.toReversed().map((role) => (
                <option key={role} value={role}>
                  {`${m.roles[role]}: ${m.roleTexts[role]}`}
                </option>
              ))}
            </SelectField>
            <div className="cluster">
              <Button name="intent" value="invite" variant="primary">
                {invite.submit}
              </Button>
            </div>
          </FormName>
        </form>
      </section>
      {invitations.length > 0 && <Waiting m={m} invitations={invitations} />}
    </>
  );
}

function Waiting({ m, invitations }: Pick<InvitePartProps, 'm' | 'invitations'>) {
  const { invite } = m;
  return (
    <section className="panel" aria-labelledby="people-waiting">
      <h2 id="people-waiting">{invite.waiting}</h2>
      <ListTable
        caption={invite.caption}
        rows={invitations}
        keyOf={({ email }) => email}
        isPlain
        columns={[
          {
            head: invite.email,
            isName: true,
            className: 'breakable',
            render: ({ email }) => email,
          },
          { head: invite.role, render: ({ role }) => m.roles[role] },
          { head: invite.until, render: ({ until }) => until },
          {
            head: invite.revoke,
            render: ({ email }) => (
              <form method="post">
                <input type="hidden" name="email" value={email} />
                <Button name="intent" value="revoke" aria-label={invite.revokeOf(email)}>
                  {invite.revoke}
                </Button>
              </form>
            ),
          },
        ]}
      />
    </section>
  );
}
