import { data } from 'react-router';
import { adminHref } from '#domain/addresses.ts';
import { MAX_EMAIL_LENGTH } from '#domain/customer/email-address.ts';
import type { Locale } from '#domain/locale.ts';
import { NAME_CHARACTERS } from '#domain/admin/operator.ts';
import {
  type LinkProblem,
  type OpenLink,
  findOpenLink,
  spendLink,
} from '#flows/sign-in/operator-link.ts';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { SelectField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import {
  redirectTo,
  sessionCookie,
  visitOf,
  waitAnswer,
} from '#web/admin/sign-in/session-cookies.ts';
import { SignInNotice, SignInFrame } from '#web/admin/sign-in/sign-in-frame.tsx';
import { NewPasswordField } from '#web/admin/sign-in/new-password-field.tsx';
import { signInWords } from '#web/admin/sign-in/sign-in-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { services, client, locale } = shopOf(context);
  const link = await findOpenLink(services, params.token);
  if (link) return data({ locale, link });
  // Who tries tokens is counted; who looks at a link that is good is not.
  const isLooking = request.method === 'GET';
  const allowance = isLooking ? await services.limits.take('operator-link', client) : undefined;
  if (allowance && !allowance.ok) {
    const headers = retryAfter(allowance.retryAfterSeconds);
    return data({ locale, link: undefined }, { status: 429, headers });
  }
  return data({ locale, link: undefined }, { status: 410 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const field = postedFields(await request.formData());
  const language: Locale = field('language') === 'en' ? 'en' : 'cs';
  const input = { name: field('name'), email: field('email'), language };
  const joining = { ...input, password: field('password') };
  const spent = await spendLink(shop.services, params.token, joining, visitOf(shop, request));
  if (spent.ok) return redirectTo(adminHref('operatorEnrolment'), sessionCookie(shop, spent.token));
  if ('problem' in spent) return waitAnswer(spent.retryAfterSeconds, { input, problems: [] });
  const { problems } = spent;
  const status = problems.includes('link-dead') ? 410 : 422;
  return data({ input, problems, waitMinutes: undefined }, { status });
}

export const headers = answerHeaders;

export default function LinkRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage {...loaderData} {...actionData} />;
}

interface LinkPageProps {
  locale: Locale;
  link: OpenLink | undefined;
  input?: { name: string; email: string; language: Locale };
  problems?: readonly LinkProblem[];
  waitMinutes?: number | undefined;
}

type LinkField = 'name' | 'email' | 'password';

const fieldOf: Record<Exclude<LinkProblem, 'link-dead'>, LinkField> = {
  'name-missing': 'name',
  'name-too-long': 'name',
  'email-invalid': 'email',
  'email-taken': 'email',
  'password-too-short': 'password',
  'password-too-long': 'password',
  'password-guessable': 'password',
  'password-common': 'password',
};

/** Where a link of one use leads: name, mailbox and password; the authenticator comes next. */
function LinkPage({ locale, link, input, problems, waitMinutes }: LinkPageProps) {
  const m = signInWords[locale];
  if (!link || problems?.includes('link-dead')) {
    return (
      <SignInFrame title={m.link.deadTitle} lead={m.link.dead} hasLanguages>
        <SignInNotice waitMinutes={waitMinutes} />
        <p>{m.link.joined}</p>
        <ButtonLink href={adminHref('operatorSignIn')}>{m.link.toSignIn}</ButtonLink>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={m.link.titles[link.kind]} lead={m.link.leads[link.kind]} hasLanguages>
      <SignInNotice waitMinutes={waitMinutes} />
      <LinkForm locale={locale} link={link} input={input} problems={problems ?? []} />
    </SignInFrame>
  );
}

interface LinkFormProps {
  locale: Locale;
  link: OpenLink;
  input: LinkPageProps['input'];
  problems: readonly LinkProblem[];
}

function LinkForm({ locale, link, input, problems }: LinkFormProps) {
  const m = signInWords[locale];
  const errors = problems.flatMap((problem) =>
    problem === 'link-dead' ? [] : [{ field: fieldOf[problem], message: m.problems[problem] }],
  );
  const say = (field: LinkField) => errors.find((error) => error.field === field)?.message;
  const isKnown = link.kind === 'recovery';
  return (
    <form method="post" className="fields" noValidate>
      <FormName value="link">
        <ErrorSummary title={m.summary(errors.length)} errors={errors} isFocused />
        {!isKnown && (
          <TextField
            name="name"
            label={m.fields.name}
            error={say('name')}
            defaultValue={input?.name}
            autoComplete="name"
            maxLength={NAME_CHARACTERS}
            required
          />
        )}
        <TextField
          name="email"
          type="email"
          label={m.fields.email}
          error={say('email')}
          defaultValue={link.email ?? input?.email}
          readOnly={link.email !== null}
          autoComplete="username"
          maxLength={MAX_EMAIL_LENGTH}
          required
        />
        <NewPasswordField error={say('password')} />
        {!isKnown && (
          <SelectField
            name="language"
            label={m.link.languageField}
            defaultValue={input?.language ?? locale}
          >
            <option value="cs">{m.link.languages.cs}</option>
            <option value="en">{m.link.languages.en}</option>
          </SelectField>
        )}
        <Button variant="primary" wide>
          {m.link.submit}
        </Button>
      </FormName>
    </form>
  );
}
