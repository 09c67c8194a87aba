import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { data } from 'react-router';
import type { Locale } from '#domain/locale.ts';
import { proveIdentity } from '#flows/sign-in/sign-in.ts';
import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import {
  hasKeptForm,
  redirectTo,
  returnPathOf,
  sessionCookie,
  redirectToSignIn,
  waitAnswer,
} from '#web/admin/sign-in/session-cookies.ts';
import { SignInNotice, SignInFrame } from '#web/admin/sign-in/sign-in-frame.tsx';
import { PasskeyForm } from '#web/admin/sign-in/passkey-form.tsx';
import { signInWords } from '#web/admin/sign-in/sign-in-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = operatorOf(context);
  const { locale, operator } = shop;
  return {
    locale,
    to: returnPathOf(request),
    email: operator.email,
    isFormKept: hasKeptForm(shop, request),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = operatorOf(context);
  const to = returnPathOf(request);
  const field = postedFields(await request.formData());
  const proof =
    field(ACTION_FIELD) === 'passkey'
      ? { passkeyAnswer: field('passkeyAnswer') }
      : { password: field('password') };
  const proven = await proveIdentity(shop.services, shop.operator, proof, shop.client);
  if (proven.ok) return redirectTo(to, sessionCookie(shop, proven.token));
  if (proven.problem === 'too-often') return waitAnswer(proven.retryAfterSeconds, {});
  if (proven.problem === 'signed-out') return redirectToSignIn('operatorSignIn', to);
  return data({ problem: proven.problem, waitMinutes: undefined }, { status: 422 });
}

export const headers = answerHeaders;

export default function ProofRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ProofPage {...loaderData} {...actionData} />;
}

interface ProofPageProps {
  locale: Locale;
  to: string;
  email: string;
  /** A form was posted that is filled in again afterwards. */
  isFormKept: boolean;
  problem?: 'password-wrong' | 'passkey-refused';
  waitMinutes?: number | undefined;
}

/** Asks who is signed in to show password or passkey once more, before something grave. */
function ProofPage(props: ProofPageProps) {
  const { locale, to, email, isFormKept, problem, waitMinutes } = props;
  const m = signInWords[locale];
  return (
    <SignInFrame title={m.proof.title} lead={m.proof.lead}>
      {isFormKept && <Notice>{m.proof.kept}</Notice>}
      <SignInNotice waitMinutes={waitMinutes}>
        {problem === 'passkey-refused' && m.problems[problem]}
      </SignInNotice>
      <form method="post" className="fields" noValidate>
        <FormName value="proof">
          <input type="hidden" name="username" value={email} autoComplete="username" />
          <TextField
            name="password"
            type="password"
            label={m.fields.password}
            error={problem === 'password-wrong' && m.problems[problem]}
            autoComplete="current-password"
            required
          />
          <Button variant="primary" wide>
            {m.proof.submit}
          </Button>
        </FormName>
      </form>
      <p className="sign-in__or">
        <span>{m.entry.or}</span>
      </p>
      <PasskeyForm use="proof" label={m.proof.passkey} />
      <p>
        <a className="line-link" href={to}>
          {m.proof.back}
        </a>
      </p>
    </SignInFrame>
  );
}
