import { usualStop } from '#content/stopped-orders.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { MOST_AUTHOR, MOST_SENTENCE, dayNames } from '#domain/operator/settings-form.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import { CheckboxField, SelectField, TextAreaField, TextField } from '#web/forms/field.tsx';
import { SaveNews } from '#web/operator/save-news.tsx';
import { settingsWords } from '#web/operator/settings-words.ts';
import { typedIn } from '#web/operator/typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LegalForm } from './legal-form.tsx';
import { PartForm, SaveButton, fieldsOfPart } from './part-form.tsx';
import type { SettingsPageProps } from './props.ts';

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
          <a href={withQuery(adminHref('operatorAudit'), { action: 'settings-changed' })}>
            {m.log}
          </a>
        </p>
      </header>
      <SaveNews stale={isStale && m.stale} saved={isSaved && m.saved} />
      <OrdersForm {...props} />
      <ContactForm {...props} />
      <LegalForm {...props} />
      <GeneratorsForm {...props} />
      <p>
        <a href={adminHref('operatorReviews')}>{m.reviewSwitches}</a>
      </p>
      <p className="quiet">{m.fixed}</p>
    </div>
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
      <option value={NOTHING_CHOSEN}>{m.asBefore}</option>
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
      <option value={NOTHING_CHOSEN}>{m.usual(m.states[usual.articles])}</option>
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
