import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { createContext, data } from 'react-router';
import type { SessionOf } from '#database/admin/sessions.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { isProofFresh } from '#domain/admin/rights.ts';
import { secretUri, setAuthenticator } from '#flows/sign-in/authenticator.ts';
import { FormName } from '#web/forms/form-name.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { type ShopContext, shopOf } from '#web/frame/context.ts';
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
import { type QrPath, qrPath } from '#web/admin/sign-in/qr-code.ts';
import { RecoveryCodes } from '#web/admin/sign-in/recovery-codes.tsx';
import { signInWords } from '#web/admin/sign-in/sign-in-words.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/route.ts';

/** Whether this request has set the authenticator up. */
const doneContext = createContext(false);

/** Where somebody goes who comes again: the codes were shown once, to a press that may have been the first of two. */
const codesShown = withQuery(adminHref('operatorAccount'), { saved: 'codes-shown' });

/** The session in which an authenticator is being set up, or where to go instead. */
async function findEnrolling(shop: ShopContext, request: Request): Promise<SessionOf | Response> {
  const to = returnPathOf(request);
  const found = await sessionAt(shop, request);
  if (!found) return redirectToSignIn('operatorSignIn', to);
  const { stage, newSecret, provedAt } = found.session;
  if (stage === 'code') return redirectToSignIn('operatorCode', to);
  if (newSecret === null) return redirectTo(codesShown);
  const isProved = stage !== 'open' || isProofFresh(provedAt, shop.services.clock());
  return isProved ? found : redirectToSignIn('operatorProof', adminHref('operatorEnrolment'));
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const found = await findEnrolling(shop, request);
  // Behind the action there is nothing left to set up, and its answer is shown.
  if (context.get(doneContext)) return { locale: shop.locale, setup: undefined };
  if (found instanceof Response) throw found;
  const { session, operator } = found;
  const { brand } = shop.services.shop;
  const secret = session.newSecret ?? '';
  const uri = secretUri(secret, { brand, email: operator.email });
  return { locale: shop.locale, setup: { secret, uri, qr: qrPath(uri) } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const to = returnPathOf(request);
  const field = postedFields(await request.formData());
  if (field(ACTION_FIELD) === 'stored') return redirectTo(to);
  const found = await findEnrolling(shop, request);
  if (found instanceof Response) return found;
  const set = await setAuthenticator(shop.services, found, field('code'), shop.client);
  if (set.ok) {
    const { email } = found.operator;
    context.set(doneContext, true);
    return data({ codes: set.codes, email }, { headers: sessionCookie(shop, set.token) });
  }
  if (set.problem === 'too-often') return waitAnswer(set.retryAfterSeconds, {});
  return data({ problem: set.problem, waitMinutes: undefined }, { status: 422 });
}

export const headers = answerHeaders;

export default function EnrolmentRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EnrolmentPage {...loaderData} {...actionData} />;
}

interface Setup {
  secret: string;
  uri: string;
  qr: QrPath;
}

interface EnrolmentPageProps {
  locale: Locale;
  setup: Setup | undefined;
  problem?: 'code-wrong' | 'signed-out';
  waitMinutes?: number | undefined;
  /** The recovery codes, once the authenticator is set up. */
  codes?: string[];
  email?: string;
}

/** Sets up the authenticator, and then shows the recovery codes. */
function EnrolmentPage(props: EnrolmentPageProps) {
  const { locale, setup, problem, waitMinutes, codes, email = '' } = props;
  const m = signInWords[locale];
  if (codes) {
    return (
      <SignInFrame title={m.codes.title} lead={m.codes.lead}>
        <RecoveryCodes codes={codes} email={email} />
        <form method="post">
          <input type="hidden" name={ACTION_FIELD} value="stored" />
          <Button variant="primary" wide>
            {m.codes.stored}
          </Button>
        </form>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={m.enrolment.title} lead={m.enrolment.lead}>
      <SignInNotice waitMinutes={waitMinutes}>
        {problem === 'signed-out' && m.problems[problem]}
      </SignInNotice>
      {setup && <Steps locale={locale} setup={setup} />}
      <form method="post" className="fields" noValidate>
        <FormName value="enrolment">
          <CodeField
            label={m.fields.code}
            error={problem === 'code-wrong' && m.problems[problem]}
          />
          <Button variant="primary" wide>
            {m.enrolment.submit}
          </Button>
        </FormName>
      </form>
    </SignInFrame>
  );
}

function Steps({ locale, setup: { secret, uri, qr } }: { locale: Locale; setup: Setup }) {
  const { enrolment: m } = signInWords[locale];
  return (
    <>
      <ol className="sign-in__steps">
        {m.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={m.qr}>
        <path className="qr__modules" d={qr.path} />
      </svg>
      <div className="sign-in__secret">
        <p className="small">{m.secret}</p>
        <p>
          <code className="code-text">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <p>
          <a className="line-link" href={uri}>
            {m.open}
          </a>
        </p>
      </div>
    </>
  );
}
