import { MAX_EMAIL_LENGTH } from '#domain/customer/email-address.ts';
import { type Role, roles } from '#domain/admin/rights.ts';
import type { PeopleMessages } from '#messages/cs/admin/account.ts';
import { ListTable } from '#web/admin/list/list-table.tsx';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { SelectField, TextField } from '#web/forms/field.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePeopleForm } from './actions.ts';

export interface Invitation {
  email: string;
  role: Role;
  until: string;
}

interface InvitePartProps {
  m: PeopleMessages;
  invitations: Invitation[];
}

/** Invites somebody, and lists those who have not come yet. */
export function InvitePart({ m, invitations }: InvitePartProps) {
  const { invite } = m;
  const form = usePeopleForm('invite');
  return (
    <>
      <section className="panel" aria-labelledby="people-invite">
        <h2 id="people-invite">{invite.title}</h2>
        <ActionForm form={form} className="fields" noValidate>
          <TextField
            {...form.field('email')}
            type="email"
            label={invite.email}
            autoComplete="off"
            maxLength={MAX_EMAIL_LENGTH}
            required
          />
          <SelectField
            name="role"
            label={invite.role}
            defaultValue={form.value('role') ?? 'editor'}
          >
            {roles.toReversed().map((role) => (
              <option key={role} value={role}>
                {`${m.roles[role]}: ${m.roleTexts[role]}`}
              </option>
            ))}
          </SelectField>
          <div className="cluster">
            <Button variant="primary">{invite.submit}</Button>
          </div>
        </ActionForm>
      </section>
      {invitations.length > 0 && <Waiting m={m} invitations={invitations} />}
    </>
  );
}

function Waiting({ m, invitations }: InvitePartProps) {
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
            render: ({ email }) => <Revoking m={m} email={email} />,
          },
        ]}
      />
    </section>
  );
}

function Revoking({ m: { invite }, email }: { m: PeopleMessages; email: string }) {
  const form = usePeopleForm('revoke', email);
  return (
    <ActionForm form={form} hidden={{ email }}>
      <Button aria-label={invite.revokeOf(email)}>{invite.revoke}</Button>
    </ActionForm>
  );
}
