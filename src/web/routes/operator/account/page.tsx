import { adminHref } from '#domain/addresses.ts';
import type { AccountMessages } from '#messages/cs/operator/account.ts';
import { PageTitle } from '#web/admin/page-title.tsx';
import { DoorNotice } from '#web/operator/door-page.tsx';
import { RecoveryCodes } from '#web/operator/recovery-codes.tsx';
import { signInWords } from '#web/operator/sign-in-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AccountProblem, TypedAccount } from './actions.ts';
import type { LoadedAccount } from './load-account.ts';
import type { PartProps } from './part-props.ts';
import { PasskeysPart } from './passkeys-part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { AuthenticatorPart, PasswordPart } from './secrets-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { accountWords } from './words.ts';

interface AccountPageProps extends LoadedAccount {
  saved: keyof AccountMessages['saved'] | undefined;
  /** Of a form that was posted before its sender had to sign in or prove who it is. */
  kept: TypedAccount | undefined;
  typed?: TypedAccount;
  problem?: AccountProblem;
  waitMinutes?: number | undefined;
  /** New recovery codes, on the only page that shows them. */
  codes?: string[];
}

/** One's own account: name and language, what one signs in with, and where one is signed in. */
export function AccountPage(props: AccountPageProps) {
  const { locale, saved, kept, problem, waitMinutes, codes, me } = props;
  const m = accountWords[locale];
  const typed = props.typed ?? kept;
  const texts: Record<string, string> = { ...signInWords[locale].problems, ...m.problems };
  const say: PartProps['say'] = (intent, ...problems) =>
    problem && typed?.intent === intent && problems.includes(problem) ? texts[problem] : undefined;
  const part = { m, typed, say };
  if (codes) return <NewCodes {...props} codes={codes} />;
  return (
    <div className="desk-page account">
      <PageTitle>{m.title}</PageTitle>
      <h1>{m.title}</h1>
      {saved && !problem && (
        <Notice tone={saved === 'codes-shown' ? 'warning' : 'success'}>{m.saved[saved]}</Notice>
      )}
      {kept && !problem && <Notice>{m.proven}</Notice>}
      <DoorNotice waitMinutes={waitMinutes} />
      <ProfilePart {...part} me={me} locale={locale} />
      <PasswordPart {...part} />
      <AuthenticatorPart {...part} codesLeft={props.codesLeft} />
      <PasskeysPart {...part} passkeys={props.passkeys} />
      <SessionsPart m={m} sessions={props.sessions} />
    </div>
  );
}

function NewCodes({ locale, codes, me }: AccountPageProps & { codes: string[] }) {
  const { codes: m } = signInWords[locale];
  return (
    <div className="door">
      <PageTitle>{m.title}</PageTitle>
      <h1>{m.title}</h1>
      <p className="door__lead">{m.lead}</p>
      <RecoveryCodes codes={codes} email={me.email} />
      <ButtonLink variant="primary" wide href={adminHref('operatorAccount')}>
        {m.stored}
      </ButtonLink>
    </div>
  );
}
