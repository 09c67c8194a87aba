import { data } from 'react-router';
import { MAX_EMAIL_LENGTH } from '#domain/customer/email-address.ts';
import type { Locale } from '#domain/locale.ts';
import { PASSWORD_CHARACTERS } from '#domain/operator/password.ts';
import { signInByPasskey, signInByPassword } from '#flows/sign-in/sign-in.ts';
import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { shopOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import {
  hasKeptForm,
  onTo,
  returnPathOf,
  sessionAt,
  sessionCookie,
  toDoor,
  visitOf,
  waitAnswer,
} from '#web/operator/at-door.ts';
import { DoorNotice, DoorPage } from '#web/operator/door-page.tsx';
import { PasskeyForm } from '#web/operator/passkey-form.tsx';
import { signInWords } from '#web/operator/sign-in-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';

const nextDoors = { code: 'operatorCode', enrolment: 'operatorEnrolment' } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const to = returnPathOf(request);
  const signedIn = await sessionAt(shop, request);
  if (signedIn?.session.stage === 'open') throw onTo(to);
  const query = new URL(request.url).searchParams;
  const isFormKept = hasKeptForm(shop, request);
  return { locale: shop.locale, isOut: query.has('out'), isLedHere: query.has('to'), isFormKept };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const field = postedFields(await request.formData());
  const visit = visitOf(shop, request);
  const typed = { email: field('email') };
  const isPasskey = field('intent') === 'passkey';
  const signedIn = isPasskey
    ? await signInByPasskey(shop.services, field('passkeyAnswer'), visit)
    : await signInByPassword(shop.services, { ...typed, password: field('password') }, visit);
  if (signedIn.ok) {
    const cookie = sessionCookie(shop, signedIn.token);
    return toDoor(nextDoors[signedIn.next], returnPathOf(request), cookie);
  }
  if (signedIn.problem === 'too-often') return waitAnswer(signedIn.retryAfterSeconds, { typed });
  return data({ typed, problem: signedIn.problem, waitMinutes: undefined }, { status: 422 });
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
  typed?: { email: string };
  problem?: 'not-signed-in' | 'passkey-refused';
  waitMinutes?: number | undefined;
}

/** The first door: mailbox and password, or a passkey. */
function SignInPage(props: SignInPageProps) {
  const { locale, isOut, isLedHere, isFormKept, typed, problem, waitMinutes } = props;
  const { shop } = usePageFacts();
  const m = signInWords[locale];
  const isFirst = !typed;
  return (
    <DoorPage title={m.door.title} lead={m.door.lead(shop.brand)} hasLanguages>
      {isFirst && isOut && <Notice tone="success">{m.door.out}</Notice>}
      {isFirst && isLedHere && !isOut && (
        <Notice>
          {m.door.toContinue} {isFormKept && m.door.kept}
        </Notice>
      )}
      <DoorNotice waitMinutes={waitMinutes}>{problem && m.problems[problem]}</DoorNotice>
      <form method="post" className="fields" noValidate>
        <FormName value="sign-in">
          <input type="hidden" name="intent" value="password" />
          <TextField
            name="email"
            type="email"
            label={m.fields.email}
            defaultValue={typed?.email}
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
            {m.door.submit}
          </Button>
        </FormName>
      </form>
      <p className="door__or">
        <span>{m.door.or}</span>
      </p>
      <PasskeyForm use="sign-in" label={m.door.passkey} />
      <p className="small faint">{m.door.lost}</p>
    </DoorPage>
  );
}
