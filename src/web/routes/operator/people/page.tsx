import type { Locale } from '#domain/locale.ts';
import type { PeopleMessages } from '#messages/cs/operator/account.ts';
import { PageTitle } from '#web/admin/page-title.tsx';
import { peopleWords } from '#web/operator/people-words.ts';
import { Notice } from '#web/ui/notice.tsx';
import { InvitePart, type Invitation } from './invite-part.tsx';
import { PeopleTable, type Person } from './people-table.tsx';
import type { TypedPerson } from './typed-person.ts';

interface PeoplePageProps {
  locale: Locale;
  people: Person[];
  invitations: Invitation[];
  saved: keyof PeopleMessages['saved'] | undefined;
  kept: TypedPerson | undefined;
  typed?: TypedPerson;
  problem?: keyof PeopleMessages['problems'];
}

/** Who may sign in, in which role, and who is invited to. */
export function PeoplePage(props: PeoplePageProps) {
  const { locale, people, invitations, saved, kept, problem } = props;
  const m = peopleWords[locale];
  const typed = props.typed ?? kept;
  const isOfInvitation = problem === 'email-invalid' || problem === 'email-taken';
  return (
    <div className="desk-page">
      <PageTitle>{m.title}</PageTitle>
      <h1>{m.title}</h1>
      {saved && !problem && <Notice tone="success">{m.saved[saved]}</Notice>}
      {kept && !problem && <Notice>{m.proven}</Notice>}
      {problem && !isOfInvitation && (
        <Notice tone="error" live>
          {m.problems[problem]}
        </Notice>
      )}
      <PeopleTable m={m} people={people} typed={typed} />
      <InvitePart
        m={m}
        invitations={invitations}
        typed={typed?.intent === 'invite' ? typed : undefined}
        error={isOfInvitation ? m.problems[problem] : undefined}
      />
    </div>
  );
}
