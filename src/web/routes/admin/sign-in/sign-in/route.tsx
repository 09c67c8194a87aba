import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { data } from 'react-router';
import { MAX_EMAIL_LENGTH } from '#domain/customer/email-address.ts';
import type { Locale } from '#domain/locale.ts';
import { PASSWORD_CHARACTERS } from '#domain/admin/password.ts';
import { signInByPasskey, signInByPassword } from '#flows/sign-in/sign-in.ts';
import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { shopOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import {
  hasKeptForm,
  redirectTo,
  returnPathOf,
  sessionAt,
  sessionCookie,
  redirectToSignIn,
  visitOf,
  waitAnswer,
} from '#web/admin/sign-in/session-cookies.ts';
import { SignInNotice, SignInFrame } from '#web/admin/sign-in/sign-in-frame.tsx';
import { PasskeyForm } from '#web/admin/sign-in/passkey-form.tsx';
import { signInWords } from '#web/admin/sign-in/sign-in-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';

const nextSignInPages = { code: 'operatorCode', enrolment: 'operatorEnrolment' } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const to = returnPathOf(request);
  const signedIn = await sessionAt(shop, request);
  if (signedIn?.session.stage === 'open') throw redirectTo(to);
  const query = new URL(request.url).searchParams;
  const isFormKept = hasKeptForm(shop, request);
  return { locale: shop.locale, isOut: query.has('out'), isLedHere: query.has('to'), isFormKept };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const field = postedFields(await request.formData());
  const visit = visitOf(shop, request);
  const input = { email: field('email') };
  const isPasskey = field(ACTION_FIELD) === 'passkey';
  const signedIn = isPasskey
    ? await signInByPasskey(shop.services, field('passkeyAnswer'), visit)
    : await signInByPassword(shop.services, { ...input, password: field('password') }, visit);
  if (signedIn.ok) {
    const cookie = sessionCookie(shop, signedIn.token);
    return redirectToSignIn(nextSignInPages[signedIn.next], returnPathOf(request), cookie);
  }
  if (signedIn.problem === 'too-often') return waitAnswer(signedIn.retryAfterSeconds, { input });
  return data({ input, problem: signedIn.problem, waitMinutes: undefined }, { status: 422 });
}

export const headers = answerHeaders;

export default function SignInRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInPage {...loaderData} {...actionData} />;
}

interface SignInPageProps {
  locale: Locale;
  isOut: boolean;
  /** A page of the section was asked for, and comes next. */
  isLedHere: boolean;
  /** A form was posted that is filled in again afterwards. */
  isFormKept: boolean;
  input?: { email: string };
  problem?: 'not-signed-in' | 'passkey-refused';
  waitMinutes?: number | undefined;
}

/** The first sign-in page: mailbox and password, or a passkey. */
function SignInPage(props: SignInPageProps) {
  const { locale, isOut, isLedHere, isFormKept, input, problem, waitMinutes } = props;
  const { shop } = usePageFacts();
  const m = signInWords[locale];
  const isFirst = !input;
  return (
    <SignInFrame title={m.entry.title} lead={m.entry.lead(shop.brand)} hasLanguages>
      {isFirst && isOut && <Notice tone="success">{m.entry.out}</Notice>}
      {isFirst && isLedHere && !isOut && (
        <Notice>
          {m.entry.toContinue} {isFormKept && m.entry.kept}
        </Notice>
      )}
      <SignInNotice waitMinutes={waitMinutes}>{problem && m.problems[problem]}</SignInNotice>
      <form method="post" className="fields" noValidate>
        <FormName value="sign-in">
          <input type="hidden" name={ACTION_FIELD} value="password" />
          <TextField
            name="email"
            type="email"
            label={m.fields.email}
            defaultValue={input?.email}
            autoComplete="username webauthn"
            maxLength={MAX_EMAIL_LENGTH}
            required
          />
          <TextField
            name="password"
            type="password"
            label={m.fields.password}
            autoComplete="current-password"
            maxLength={PASSWORD_CHARACTERS.to}
            required
          />
          <Button variant="primary" wide>
            {m.entry.submit}
          </Button>
        </FormName>
      </form>
      <p className="sign-in__or">
        <span>{m.entry.or}</span>
      </p>
      <PasskeyForm use="sign-in" label={m.entry.passkey} />
      <p className="small faint">{m.entry.lost}</p>
    </SignInFrame>
  );
}
