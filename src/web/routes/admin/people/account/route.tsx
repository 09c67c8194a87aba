import { adminHref } from '#domain/addresses.ts';
import { readSaved } from '#web/admin/page/actions.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { SignInNotice } from '#web/admin/sign-in/sign-in-frame.tsx';
import { frameWords } from '#web/admin/frame/frame-words.ts';
import { RecoveryCodes } from '#web/admin/sign-in/recovery-codes.tsx';
import { signInWords } from '#web/admin/sign-in/sign-in-words.ts';
import { toFormInput } from '#web/admin/form/form-input.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';
import { AccountForms, accountActions, useAccountAnswer } from './actions.ts';
import { loadAccount } from './load-account.ts';
import { PasskeysPart } from './passkeys-part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { AuthenticatorPart, PasswordPart } from './secrets-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { accountWords } from './words.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = operatorOf(context);
  const saved = readSaved(request, accountWords.cs.saved);
  return { ...(await loadAccount(shop)), saved, kept: toFormInput(shop.keptForm) };
}

export const action = accountActions.action;
export const headers = answerHeaders;

/** One's own account: name and language, what one signs in with, and where one is signed in. */
export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, me, saved, kept, codesLeft, passkeys, sessions } = loaderData;
  const m = accountWords[locale];
  if (actionData && 'codes' in actionData) {
    return <NewCodes codes={actionData.codes} email={me.email} />;
  }
  const { problems, tooOften } = signInWords[locale];
  const seconds =
    actionData && 'retryAfterSeconds' in actionData ? actionData.retryAfterSeconds : 0;
  return (
    <div className="admin-page account">
      <PageTitle>{m.title}</PageTitle>
      <h1>{m.title}</h1>
      {saved && !actionData && (
        <Notice tone={saved === 'codes-shown' ? 'warning' : 'success'}>{m.saved[saved]}</Notice>
      )}
      {kept && !actionData && <Notice>{m.proven}</Notice>}
      <AccountForms
        answer={actionData}
        kept={kept}
        here={adminHref('operatorAccount')}
        problems={{
          ...problems,
          ...m.problems,
          'too-often': tooOften(Math.ceil(seconds / 60)),
          'intent-unknown': frameWords[locale].error.title,
        }}
      >
        <Refused />
        <ProfilePart m={m} me={me} locale={locale} />
        <PasswordPart m={m} />
        <AuthenticatorPart m={m} codesLeft={codesLeft} />
        <PasskeysPart m={m} passkeys={passkeys} />
        <SessionsPart m={m} sessions={sessions} />
      </AccountForms>
    </div>
  );
}

/** What is wrong, where no field says it. */
function Refused() {
  const { sentence, isAtField } = useAccountAnswer();
  return <SignInNotice>{!isAtField && sentence}</SignInNotice>;
}

/** New recovery codes, on the only page that shows them. */
function NewCodes({ codes, email }: { codes: readonly string[]; email: string }) {
  const { locale } = usePageFacts();
  const { codes: m } = signInWords[locale];
  return (
    <div className="sign-in">
      <PageTitle>{m.title}</PageTitle>
      <h1>{m.title}</h1>
      <p className="sign-in__lead">{m.lead}</p>
      <RecoveryCodes codes={codes} email={email} />
      <ButtonLink variant="primary" wide href={adminHref('operatorAccount')}>
        {m.stored}
      </ButtonLink>
    </div>
  );
}
