import { data } from 'react-router';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { enterCode } from '#flows/sign-in/sign-in.ts';
import { FormName } from '#web/forms/form-name.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { shopOf } from '#web/frame/context.ts';
import {
  redirectTo,
  returnPathOf,
  sessionAt,
  sessionCookie,
  redirectToSignIn,
  waitAnswer,
} from '#web/admin/sign-in/session-cookies.ts';
import { CodeField } from '#web/admin/codes/code-field.tsx';
import { SignInNotice, SignInFrame } from '#web/admin/sign-in/sign-in-frame.tsx';
import { signInWords } from '#web/admin/sign-in/sign-in-words.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const to = returnPathOf(request);
  const stage = (await sessionAt(shop, request))?.session.stage;
  if (stage === 'open') throw redirectTo(to);
  if (stage !== 'code') throw redirectToSignIn(stage ? 'operatorEnrolment' : 'operatorSignIn', to);
  return { locale: shop.locale };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const to = returnPathOf(request);
  const half = await sessionAt(shop, request);
  if (half?.session.stage !== 'code') return redirectToSignIn('operatorSignIn', to);
  const field = postedFields(await request.formData());
  const entered = await enterCode(shop.services, half, field('code'), shop.client);
  if (entered.ok) return redirectTo(to, sessionCookie(shop, entered.token));
  if (entered.problem === 'too-often') return waitAnswer(entered.retryAfterSeconds, {});
  return data({ problem: entered.problem, waitMinutes: undefined }, { status: 422 });
}

export const headers = answerHeaders;

export default function CodeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInCodePage {...loaderData} {...actionData} />;
}

interface CodePageProps {
  locale: Locale;
  problem?: 'code-wrong' | 'code-used' | 'signed-out';
  waitMinutes?: number | undefined;
}

/** The last sign-in page, whichever way somebody came: the code of the authenticator, or a recovery code. */
function SignInCodePage({ locale, problem, waitMinutes }: CodePageProps) {
  const m = signInWords[locale];
  return (
    <SignInFrame title={m.code.title} lead={m.code.lead}>
      <SignInNotice waitMinutes={waitMinutes} />
      <form method="post" className="fields" noValidate>
        <FormName value="code">
          <CodeField
            label={m.fields.code}
            hint={m.code.hint}
            error={problem && m.problems[problem]}
            takesRecovery
          />
          <Button variant="primary" wide>
            {m.code.submit}
          </Button>
        </FormName>
      </form>
      <p>
        <a className="line-link" href={adminHref('operatorSignIn')}>
          {m.code.other}
        </a>
      </p>
      <p className="small faint">
        {m.code.lost} {m.code.time}
      </p>
    </SignInFrame>
  );
}
