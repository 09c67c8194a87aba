import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { ReactNode } from 'react';
import { faqTitles } from '#content/faq/faq.ts';
import {
  type ByHand,
  type FaqInput,
  faqForm,
  findUnknownPlaceholders,
} from '#domain/content/faq/faq-form.ts';
import { MOST_ON_HOME } from '#domain/content/faq/faq.ts';
import type { Locale } from '#domain/locale.ts';
import { findPlaceholders } from '#domain/text/placeholders.ts';
import { type FormState, adminForm } from '#web/admin/form/admin-form.tsx';
import { Previewed } from '#web/admin/form/previewed.tsx';
import { adminFaqWords } from '#web/admin/texts/texts-words.ts';
import { FactList } from '#web/routes/admin/orders/order/fact-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** A named value with what it says now. */
interface NamedValue {
  name: string;
  cs: string;
  en: string;
}

export interface QuestionFormProps {
  locale: Locale;
  /** Of the question, or of the form for a new one. */
  id: string;
  seen: string;
  input: FaqInput;
  problems?: FormState['problems'];
  /** Figures that no rule stands behind, which have to be confirmed. */
  byHand?: ByHand | undefined;
  values: readonly NamedValue[];
}

const { Form, Field } = adminForm(faqForm);

/** Question and answer in both languages, where they stand, how they are written, and the values that they may have. */
export function QuestionForm(props: QuestionFormProps) {
  const { locale, id, seen, input, byHand, values } = props;
  const m = adminFaqWords[locale];
  const names = values.map(({ name }) => name);
  const words = {
    fields: { ...m.fields, homeHint: m.homeHint(MOST_ON_HOME) },
    problems: m.problems,
    isSummaryNamed: true as const,
    sayProblem: (problem: string) =>
      problem === 'place-unknown'
        ? m.unknown(inBraces(findUnknownPlaceholders(input, names)))
        : undefined,
  };
  return (
    <>
      <Form name="question" state={props} words={words} hidden={{ id, seen }}>
        {byHand && (
          <>
            <Previewed of={input} />
            <AskByHand locale={locale} {...byHand} />
          </>
        )}
        <div className="faq-admin__languages">
          <div className="stack">
            <Field name="questionCs" lang="cs" />
            <Field name="answerCs" lang="cs" rows={9} />
          </div>
          <div className="stack">
            <Field name="questionEn" lang="en" />
            <Field name="answerEn" lang="en" rows={9} />
          </div>
        </div>
        <div className="new-order__grid">
          <Field name="section" options={faqTitles[locale]} />
          <Field name="home" />
        </div>
        <Field name="shown" />
        <div className="cluster">
          <Button variant="primary" name={ACTION_FIELD} value="save">
            {m.save}
          </Button>
          {byHand && (
            <Button name={ACTION_FIELD} value="save-sure">
              {m.byHand.sure}
            </Button>
          )}
        </div>
      </Form>
      <details>
        <summary>{m.writing.title}</summary>
        <ul>
          {m.writing.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <ValueList {...props} />
    </>
  );
}

function AskByHand({ locale, figures, lost }: ByHand & { locale: Locale }) {
  const { byHand: m } = adminFaqWords[locale];
  return (
    <Notice tone="warning" title={m.title} live>
      {figures.length > 0 && <p>{m.figures(figures.join(', '))}</p>}
      {lost.length > 0 && <p>{m.lost(inBraces(lost))}</p>}
      <p>{m.hint}</p>
    </Notice>
  );
}

function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

/** What may stand in braces, with what it says now: first what this question has. */
function ValueList({ locale, values, input }: QuestionFormProps) {
  const { values: m } = adminFaqWords[locale];
  const used = new Set(findPlaceholders(Object.values(input).join('\n')));
  const here = values.filter(({ name }) => used.has(name));
  return (
    <section className="admin-block" aria-labelledby="values">
      <h2 id="values">{m.title}</h2>
      <p className="quiet log__lead">{m.lead}</p>
      {here.length > 0 && (
        <>
          <h3 className="faq-admin__here">{m.here}</h3>
          <FactList facts={here.map((value) => factOf(locale, value))} />
        </>
      )}
      <details>
        <summary>{m.all}</summary>
        <FactList facts={values.map((value) => factOf(locale, value))} />
      </details>
    </section>
  );
}

function factOf(locale: Locale, { name, cs, en }: NamedValue): [string, ReactNode] {
  const { values: m } = adminFaqWords[locale];
  const inBoth = (
    <>
      <span lang="cs">{cs}</span>
      <br />
      <span lang="en">{en}</span>
    </>
  );
  return [`{${name}}`, cs === en ? cs || m.empty : inBoth];
}
