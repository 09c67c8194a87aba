import { data } from 'react-router';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { enterCode } from '#flows/sign-in/sign-in.ts';
import { FormName } from '#web/forms/form-name.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { shopOf } from '#web/frame/context.ts';
import {
  onTo,
  returnPathOf,
  sessionAt,
  sessionCookie,
  toDoor,
  waitAnswer,
} from '#web/operator/at-door.ts';
import { CodeField } from '#web/operator/code-field.tsx';
import { DoorNotice, DoorPage } from '#web/operator/door-page.tsx';
import { signInWords } from '#web/operator/sign-in-words.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const to = returnPathOf(request);
  const stage = (await sessionAt(shop, request))?.session.stage;
  if (stage === 'open') throw onTo(to);
  if (stage !== 'code') throw toDoor(stage ? 'operatorEnrolment' : 'operatorSignIn', to);
  return { locale: shop.locale };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const to = returnPathOf(request);
  const half = await sessionAt(shop, request);
  if (half?.session.stage !== 'code') return toDoor('operatorSignIn', to);
  const field = postedFields(await request.formData());
  const entered = await enterCode(shop.services, half, field('code'), shop.client);
  if (entered.ok) return onTo(to, sessionCookie(shop, entered.token));
  if (entered.problem === 'too-often') return waitAnswer(entered.retryAfterSeconds, {});
  return data({ problem: entered.problem, waitMinutes: undefined }, { status: 422 });
}

export const headers = answerHeaders;

export default function CodeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CodePage {...loaderData} {...actionData} />;
}

interface CodePageProps {
  locale: Locale;
  problem?: 'code-wrong' | 'code-used' | 'signed-out';
  waitMinutes?: number | undefined;
}

/** The last door, whichever way somebody came: the code of the authenticator, or a recovery code. */
function CodePage({ locale, problem, waitMinutes }: CodePageProps) {
  const m = signInWords[locale];
  return (
    <DoorPage title={m.code.title} lead={m.code.lead}>
      <DoorNotice waitMinutes={waitMinutes} />
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
        <a className="way" href={adminHref('operatorSignIn')}>
          {m.code.other}
        </a>
      </p>
      <p className="small faint">
        {m.code.lost} {m.code.time}
      </p>
    </DoorPage>
  );
}
