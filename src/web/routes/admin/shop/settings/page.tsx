import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { ReactNode } from 'react';
import { formatVersion } from '#content/legal/legal-text.ts';
import { usualStop } from '#content/reasons.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { dayNames } from '#domain/shop/answer-time.ts';
import { type SettingsPart, settingsForms } from '#domain/admin/settings-form.ts';
import type { SettingsMessages } from '#messages/cs/admin/settings.ts';
import { type FormState, adminForm } from '#web/admin/form/admin-form.tsx';
import { stateOf } from '#web/admin/form/posted-form.ts';
import { SaveNotice } from '#web/admin/form/save-notice.tsx';
import { settingsWords } from '#web/admin/words/settings-words.ts';
import type { FormInput } from '#web/admin/form/form-input.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';

type SettingsPageProps = Route.ComponentProps['loaderData'] & {
  input: FormInput | undefined;
  problems?: FormState['problems'];
  isStale?: boolean;
};
type PartProps = SettingsPageProps & { m: SettingsMessages };

const orders = adminForm(settingsForms.orders);
const contact = adminForm(settingsForms.contact);
const legal = adminForm(settingsForms.legal);
const generators = adminForm(settingsForms.generators);

/** What the owner sets while the shop runs: the switch of new orders first (rules 85). */
export function SettingsPage(page: SettingsPageProps) {
  const m = settingsWords[page.locale];
  const props = { ...page, m };
  return (
    <div className="admin-page new-order settings">
      <header className="stack">
        <h1>{m.title}</h1>
        <p className="log__lead">{m.lead}</p>
        <p>
          <a href={withQuery(adminHref('operatorAudit'), { action: 'settings-changed' })}>
            {m.log}
          </a>
        </p>
      </header>
      <SaveNotice stale={page.isStale && m.stale} saved={page.isSaved && m.saved} />
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

/** What each form of the page has. */
function formOf<Part extends SettingsPart>(props: PartProps, part: Part) {
  const { m, stored, seen } = props;
  return {
    name: part,
    state: stateOf(part, props, stored[part]),
    words: { fields: m[part], problems: m.problems },
    hidden: { seen },
    isOneOfSeveral: true,
  };
}

function Part({
  m,
  part,
  children,
}: {
  m: SettingsMessages;
  part: SettingsPart;
  children: ReactNode;
}) {
  return (
    <section className="admin-block" aria-labelledby={`part-${part}`}>
      <h2 id={`part-${part}`}>{m[part].title}</h2>
      {children}
    </section>
  );
}

function SaveButton({ m, part }: { m: SettingsMessages; part: Exclude<SettingsPart, 'orders'> }) {
  return (
    <div>
      <Button
        variant="primary"
        name={ACTION_FIELD}
        value="save"
        aria-label={`${m.save}: ${m[part].title}`}
      >
        {m.save}
      </Button>
    </div>
  );
}

function OrdersForm(props: PartProps) {
  const { m, isStopped } = props;
  const { Form, Field } = orders;
  const form = formOf(props, 'orders');
  const { input } = form.state;
  const shown = {
    ...input,
    stopCs: input['stopCs'] || usualStop.cs,
    stopEn: input['stopEn'] || usualStop.en,
  };
  return (
    <Part m={m} part="orders">
      <Form {...form} state={{ ...form.state, input: shown }}>
        <Notice tone={isStopped ? 'warning' : 'info'}>
          {isStopped ? m.orders.stopped : m.orders.taken}
        </Notice>
        <p className="quiet">{m.orders.hint}</p>
        <Field name="stopCs" lang="cs" rows={2} />
        <Field name="stopEn" lang="en" rows={2} />
        <div className="cluster">
          {isStopped && (
            <Button variant="primary" name={ACTION_FIELD} value="resume">
              {m.orders.resume}
            </Button>
          )}
          <Button name={ACTION_FIELD} value="stop">
            {isStopped ? m.orders.change : m.orders.stop}
          </Button>
        </div>
      </Form>
    </Part>
  );
}

function ContactForm(props: PartProps) {
  const { m, usual } = props;
  const { Form, Field } = contact;
  const options = dayNames.map((day, index) => [day, m.days[index]] as const);
  const days = { options, none: m.contact.asBefore };
  return (
    <Part m={m} part="contact">
      <Form {...formOf(props, 'contact')}>
        <p className="quiet">{m.asStarted(usual.hours)}</p>
        <div className="new-order__grid">
          <Field name="dayFrom" {...days} />
          <Field name="dayTo" {...days} />
          <Field name="timeFrom" />
          <Field name="timeTo" />
          <Field name="answerHours" />
          <Field name="chatNumber" hint={m.asStarted(usual.chatNumber)} inputMode="tel" />
          <Field name="phone" hint={m.asStarted(usual.phone)} inputMode="tel" />
        </div>
        <SaveButton m={m} part="contact" />
      </Form>
    </Part>
  );
}

/** The day from which the legal texts hold, until the first order has agreed to them. */
function LegalForm(props: PartProps) {
  const { locale, m, usual, legal: known } = props;
  const { Form, Field } = legal;
  if (!known) return null;
  return (
    <Part m={m} part="legal">
      {known.isFixed ? (
        <p>{m.legal.fixed(formatVersion(locale, known.day))}</p>
      ) : (
        <Form {...formOf(props, 'legal')}>
          <p className="quiet">{m.legal.hint}</p>
          <Field name="legalDay" hint={m.asStarted(usual.legalDay)} />
          <SaveButton m={m} part="legal" />
        </Form>
      )}
    </Part>
  );
}

function GeneratorsForm(props: PartProps) {
  const { usual, m } = props;
  const { Form, Field } = generators;
  const states = {
    options: m.generators.states,
    none: m.generators.usual(m.generators.states[usual.articles]),
  };
  return (
    <Part m={m} part="generators">
      <Form {...formOf(props, 'generators')}>
        <div className="new-order__grid">
          <Field name="generatedAuthor" hint={m.asStarted(m.generators.authorUsual)} />
          <Field name="generatedArticles" {...states} />
          <Field name="generatedReviews" {...states} />
        </div>
        <Field name="publishUnread" />
        <SaveButton m={m} part="generators" />
      </Form>
    </Part>
  );
}
