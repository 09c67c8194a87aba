import { adminHref, withQuery } from '#domain/addresses.ts';
import { type Locale, type PerLocale, locales } from '#domain/locale.ts';
import type { GainsTypos } from '#domain/operator/gains-form.ts';
import { TextAreaField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { priceWords } from '#web/operator/price-words.ts';
import { RestoreForm } from '#web/operator/restore-form.tsx';
import { SaveNews } from '#web/operator/save-news.tsx';
import type { Saved } from '#web/operator/saved-in.ts';
import { Button } from '#web/ui/button.tsx';
import { FormErrors } from '#web/operator/form-errors.tsx';

interface GainsPageProps {
  locale: Locale;
  title: string;
  subject: string;
  typed: PerLocale<string>;
  seen: string;
  isUsual: boolean;
  formId: string;
  saved: Saved | undefined;
  problems?: GainsTypos;
  isStale?: boolean;
}

/** What the customer gets of a service, in both languages. */
export function GainsPage(props: GainsPageProps) {
  const { locale, title, subject, formId, isUsual, saved, problems, isStale } = props;
  const m = priceWords[locale];
  return (
    <div className="desk-page new-order prices">
      <header className="stack">
        <p>
          <a href={adminHref('operatorPrices')}>← {m.back}</a>
        </p>
        <h1>{title}</h1>
        <p className="log__lead">{m.gainsForm.lead}</p>
        <p>
          <a href={withQuery(adminHref('operatorPriceHistory'), { of: subject })}>{m.history}</a>
        </p>
      </header>
      <SaveNews
        stale={isStale && m.stale}
        saved={saved && !problems && (saved === 'changed' ? m.saved : m.restored)}
      />
      <GainsForm {...props} />
      <RestoreForm m={m} formId={formId} isUsual={isUsual} />
    </div>
  );
}

function GainsForm({ locale, typed, seen, formId, problems }: GainsPageProps) {
  const m = priceWords[locale];
  const errors = locales.flatMap((field) => {
    const problem = problems?.[field];
    return problem ? [{ field, message: m.gainsTypos[problem] }] : [];
  });
  return (
    <FormName value="gains">
      <FormErrors locale={locale} errors={errors} />
      <form method="post" className="new-order__form" noValidate>
        <input type="hidden" name="id" value={formId} />
        <input type="hidden" name="seen" value={seen} />
        {locales.map((of) => {
          const problem = problems?.[of];
          return (
            <TextAreaField
              key={of}
              name={of}
              lang={of}
              label={m.gainsForm.languages[of]}
              defaultValue={typed[of]}
              error={problem && m.gainsTypos[problem]}
              rows={8}
            />
          );
        })}
        <div>
          <Button variant="primary" name="intent" value="save">
            {m.gainsForm.save}
          </Button>
        </div>
      </form>
    </FormName>
  );
}
