import type { ReactNode } from 'react';
import {
  type SettingField,
  type SettingsPart,
  settingFields,
} from '#domain/operator/settings-form.ts';
import type { Locale } from '#domain/locale.ts';
import { FormName } from '#web/forms/form-name.ts';
import { FormErrors } from '#web/operator/form-errors.tsx';
import { settingsWords } from '#web/operator/settings-words.ts';
import { FORM_FIELD, typedIn } from '#web/operator/typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import type { SettingsPageProps } from './props.ts';

/** What a field of a form has by its name: what is typed into it or stored, and what is wrong with it. */
export function fieldsOfPart(
  { locale, stored, typed, problems }: SettingsPageProps,
  part: SettingsPart,
) {
  const m = settingsWords[locale];
  return (name: SettingField) => {
    const problem = typed?.form === part ? problems[name] : undefined;
    const defaultValue = typedIn(typed, part, name) ?? stored[name];
    return { name, defaultValue, error: problem && m.typos[problem] };
  };
}

/** One form of the settings, under its title. */
export function PartForm({
  part,
  children,
  ...props
}: SettingsPageProps & { part: SettingsPart; children: ReactNode }) {
  const { locale, typed, problems, seen } = props;
  const m = settingsWords[locale];
  const errors = settingFields[part].flatMap((field) => {
    const problem = typed?.form === part ? problems[field] : undefined;
    return problem ? [{ field, message: m.typos[problem] }] : [];
  });
  return (
    <section className="desk-block" aria-labelledby={`part-${part}`}>
      <h2 id={`part-${part}`}>{m[part].title}</h2>
      <FormName value={part}>
        <FormErrors locale={locale} errors={errors} />
        <form method="post" className="new-order__form" noValidate>
          <input type="hidden" name={FORM_FIELD} value={part} />
          <input type="hidden" name="seen" value={seen} />
          {children}
        </form>
      </FormName>
    </section>
  );
}

/** The button of a form that has one. */
export function SaveButton({
  locale,
  part,
}: {
  locale: Locale;
  part: Exclude<SettingsPart, 'orders'>;
}) {
  const m = settingsWords[locale];
  return (
    <div>
      <Button
        variant="primary"
        name="intent"
        value="save"
        aria-label={`${m.save}: ${m[part].title}`}
      >
        {m.save}
      </Button>
    </div>
  );
}
