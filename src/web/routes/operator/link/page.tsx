import { adminHref } from '#domain/addresses.ts';
import { MAX_EMAIL_LENGTH } from '#domain/customer/email-address.ts';
import type { Locale } from '#domain/locale.ts';
import { NAME_CHARACTERS } from '#domain/operator/operator.ts';
import type { LinkProblem, OpenLink } from '#flows/sign-in/operator-link.ts';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { SelectField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { DoorNotice, DoorPage } from '#web/operator/door-page.tsx';
import { NewPasswordField } from '#web/operator/new-password-field.tsx';
import { signInWords } from '#web/operator/sign-in-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

interface LinkPageProps {
  locale: Locale;
  link: OpenLink | undefined;
  typed?: { name: string; email: string; language: Locale };
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
export function LinkPage({ locale, link, typed, problems, waitMinutes }: LinkPageProps) {
  const m = signInWords[locale];
  if (!link || problems?.includes('link-dead')) {
    return (
      <DoorPage title={m.link.deadTitle} lead={m.link.dead} hasLanguages>
        <DoorNotice waitMinutes={waitMinutes} />
        <p>{m.link.joined}</p>
        <ButtonLink href={adminHref('operatorSignIn')}>{m.link.toSignIn}</ButtonLink>
      </DoorPage>
    );
  }
  return (
    <DoorPage title={m.link.titles[link.kind]} lead={m.link.leads[link.kind]} hasLanguages>
      <DoorNotice waitMinutes={waitMinutes} />
      <LinkForm locale={locale} link={link} typed={typed} problems={problems ?? []} />
    </DoorPage>
  );
}

interface LinkFormProps {
  locale: Locale;
  link: OpenLink;
  typed: LinkPageProps['typed'];
  problems: readonly LinkProblem[];
}

function LinkForm({ locale, link, typed, problems }: LinkFormProps) {
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
            defaultValue={typed?.name}
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
          defaultValue={link.email ?? typed?.email}
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
            defaultValue={typed?.language ?? locale}
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
