import { formatVersion } from '#content/legal/format-version.ts';
import { TextField } from '#web/forms/field.tsx';
import { settingsWords } from '#web/operator/settings-words.ts';
import { PartForm, SaveButton, fieldsOfPart } from './part-form.tsx';
import type { SettingsPageProps } from './props.ts';

/** The day from which the legal texts hold, until the first order has agreed to them. */
export function LegalForm(props: SettingsPageProps) {
  const { locale, usual, legal } = props;
  if (!legal) return null;
  const words = settingsWords[locale];
  const { legal: m } = words;
  if (legal.isFixed) {
    return (
      <section className="desk-block" aria-labelledby="part-legal">
        <h2 id="part-legal">{m.title}</h2>
        <p>{m.fixed(formatVersion(locale, legal.day))}</p>
      </section>
    );
  }
  return (
    <PartForm {...props} part="legal">
      <p className="quiet">{m.hint}</p>
      <TextField
        {...fieldsOfPart(props, 'legal')('legalDay')}
        type="date"
        label={m.day}
        hint={words.asStarted(usual.legalDay)}
      />
      <SaveButton locale={locale} part="legal" />
    </PartForm>
  );
}
