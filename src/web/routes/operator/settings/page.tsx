import { usualStop } from '#content/stopped-orders.ts';
import type { ReactNode } from 'react';
import { href, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import {
  MOST_AUTHOR,
  MOST_SENTENCE,
  type SettingField,
  type SettingTypos,
  type SettingsPart,
  dayNames,
  settingFields,
} from '#domain/operator/settings-form.ts';
import type { GeneratedState } from '#domain/shop-settings.ts';
import { CheckboxField, SelectField, TextAreaField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { SaveNews } from '#web/operator/save-news.tsx';
import { settingsWords } from '#web/operator/settings-words.ts';
import { FORM_FIELD, type TypedForm, typedIn } from '#web/operator/typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FormErrors } from '#web/operator/form-errors.tsx';

interface SettingsPageProps {
  locale: Locale;
  stored: Record<SettingField, string>;
  isStopped: boolean;
  seen: string;
  /** What holds where nothing is set. */
  usual: { hours: string; chatNumber: string; phone: string; articles: GeneratedState };
  typed: TypedForm | undefined;
  problems: SettingTypos;
  isStale: boolean;
  isSaved: boolean;
}

/** What the owner sets while the shop runs: the switch of new orders first (rules 85). */
export function SettingsPage(props: SettingsPageProps) {
  const { locale, isStale, isSaved } = props;
  const m = settingsWords[locale];
  return (
    <div className="desk-page new-order settings">
      <header className="stack">
        <h1>{m.title}</h1>
        <p className="log__lead">{m.lead}</p>
        <p>
          <a href={withQuery(href('operatorAudit', 'cs'), { action: 'settings-changed' })}>
            {m.log}
          </a>
        </p>
      </header>
      <SaveNews stale={isStale && m.stale} saved={isSaved && m.saved} />
      <OrdersForm {...props} />
      <ContactForm {...props} />
      <GeneratorsForm {...props} />
      <p>
        <a href={href('operatorReviews', 'cs')}>{m.reviewSwitches}</a>
      </p>
      <p className="quiet">{m.fixed}</p>
    </div>
  );
}

/** What a field of a form has by its name: what is typed into it or stored, and what is wrong with it. */
function fieldsOfPart({ locale, stored, typed, problems }: SettingsPageProps, part: SettingsPart) {
  const m = settingsWords[locale];
  return (name: SettingField) => {
    const problem = typed?.form === part ? problems[name] : undefined;
    const defaultValue = typedIn(typed, part, name) ?? stored[name];
    return { name, defaultValue, error: problem && m.typos[problem] };
  };
}

function PartForm({
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

function OrdersForm(props: SettingsPageProps) {
  const { locale, isStopped } = props;
  const { orders: m } = settingsWords[locale];
  const field = fieldsOfPart(props, 'orders');
  const sentence = (name: 'stopCs' | 'stopEn', usual: string) => {
    const { defaultValue, ...rest } = field(name);
    return { ...rest, defaultValue: defaultValue || usual, maxLength: MOST_SENTENCE, rows: 2 };
  };
  return (
    <PartForm {...props} part="orders">
      <Notice tone={isStopped ? 'warning' : 'info'}>{isStopped ? m.stopped : m.taken}</Notice>
      <p className="quiet">{m.hint}</p>
      <TextAreaField {...sentence('stopCs', usualStop.cs)} label={m.cs} lang="cs" />
      <TextAreaField {...sentence('stopEn', usualStop.en)} label={m.en} lang="en" />
      <div className="cluster">
        {isStopped && (
          <Button variant="primary" name="intent" value="resume">
            {m.resume}
          </Button>
        )}
        <Button name="intent" value="stop">
          {isStopped ? m.change : m.stop}
        </Button>
      </div>
    </PartForm>
  );
}

function ContactForm(props: SettingsPageProps) {
  const { locale, usual } = props;
  const words = settingsWords[locale];
  const { contact: m } = words;
  const field = fieldsOfPart(props, 'contact');
  const days = (
    <>
      <option value="">{m.asBefore}</option>
      {dayNames.map((day, index) => (
        <option key={day} value={day}>
          {words.days[index]}
        </option>
      ))}
    </>
  );
  return (
    <PartForm {...props} part="contact">
      <p className="quiet">{words.asStarted(usual.hours)}</p>
      <div className="new-order__grid">
        <SelectField {...field('dayFrom')} label={m.dayFrom}>
          {days}
        </SelectField>
        <SelectField {...field('dayTo')} label={m.dayTo}>
          {days}
        </SelectField>
        <TextField {...field('timeFrom')} type="time" label={m.timeFrom} />
        <TextField {...field('timeTo')} type="time" label={m.timeTo} />
        <TextField {...field('answerHours')} label={m.answerHours} inputMode="numeric" />
        <TextField
          {...field('chatNumber')}
          label={m.chatNumber}
          hint={words.asStarted(usual.chatNumber)}
          inputMode="tel"
        />
        <TextField
          {...field('phone')}
          label={m.phone}
          hint={words.asStarted(usual.phone)}
          inputMode="tel"
        />
      </div>
      <SaveButton locale={locale} part="contact" />
    </PartForm>
  );
}

function GeneratorsForm(props: SettingsPageProps) {
  const { locale, usual, typed, stored } = props;
  const words = settingsWords[locale];
  const { generators: m } = words;
  const field = fieldsOfPart(props, 'generators');
  const states = (
    <>
      <option value="">{m.usual(m.states[usual.articles])}</option>
      <option value="published">{m.states.published}</option>
      <option value="draft">{m.states.draft}</option>
    </>
  );
  const isUnread =
    typed?.form === 'generators'
      ? typedIn(typed, 'generators', 'publishUnread') === 'yes'
      : stored.publishUnread === 'yes';
  return (
    <PartForm {...props} part="generators">
      <div className="new-order__grid">
        <TextField
          {...field('generatedAuthor')}
          label={m.author}
          hint={words.asStarted(m.authorUsual)}
          maxLength={MOST_AUTHOR}
        />
        <SelectField {...field('generatedArticles')} label={m.articles}>
          {states}
        </SelectField>
        <SelectField {...field('generatedReviews')} label={m.reviews}>
          {states}
        </SelectField>
      </div>
      <CheckboxField
        name="publishUnread"
        value="yes"
        defaultChecked={isUnread}
        label={m.unread}
        hint={m.unreadHint}
      />
      <SaveButton locale={locale} part="generators" />
    </PartForm>
  );
}

function SaveButton({ locale, part }: { locale: Locale; part: 'contact' | 'generators' }) {
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
