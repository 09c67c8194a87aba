import type { listErasures } from '#database/people/erasures.ts';
import { MAX_EMAIL_LENGTH } from '#domain/customer/email-address.ts';
import type { Locale } from '#domain/locale.ts';
import type { ErasureState } from '#domain/people/erasure.ts';
import type { DataMessages } from '#messages/cs/admin/data.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { TextField } from '#web/forms/field.tsx';
import type { FormInput } from '#web/admin/form/form-input.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useDataAnswer, useDataForm } from './actions.ts';
import { ConsentsSection } from './consents-section.tsx';
import { ErasuresSection } from './erasures-section.tsx';
import type { ConsentsPart } from './load-data.ts';
import { PersonSection } from './person-section.tsx';

interface DataPageProps {
  locale: Locale;
  m: DataMessages;
  formId: string;
  kept: FormInput | undefined;
  /** Values that just went from the log. */
  gone: number | undefined;
  result: { state: ErasureState; erased: number } | undefined;
  consents: ConsentsPart;
  erasures: Awaited<ReturnType<typeof listErasures>>;
}

/** What is held of one person, a copy of it, and its erasure. */
export function DataPage(props: DataPageProps) {
  const { locale, m, formId, consents, erasures } = props;
  const { answer } = useDataAnswer();
  const person = answer && 'person' in answer ? answer.person : undefined;
  return (
    <div className="admin-page data-page">
      <header>
        <h1>{m.title}</h1>
        <p>{m.lead}</p>
      </header>
      <Answers {...props} />
      <FindPerson {...props} />
      {person && (
        <PersonSection
          locale={locale}
          m={m}
          formId={formId}
          person={person}
          isAsking={answer?.action === 'ask'}
        />
      )}
      <ConsentsSection m={m} consents={consents} />
      <ErasuresSection locale={locale} m={m} erasures={erasures} />
      <FromLog m={m} />
    </div>
  );
}

function FindPerson({ m, kept }: DataPageProps) {
  const { answer } = useDataAnswer();
  const form = useDataForm('look');
  const input = new Map((answer?.input ?? kept)?.fields);
  return (
    <section className="panel" aria-labelledby="data-find">
      <h2 id="data-find">{m.find.title}</h2>
      <ActionForm form={form} className="fields" noValidate>
        <TextField
          {...form.field('email')}
          type="email"
          label={m.find.email}
          hint={m.find.hint}
          defaultValue={input.get('email')}
          autoComplete="off"
          maxLength={MAX_EMAIL_LENGTH}
          required
        />
        <div className="cluster">
          <Button variant="primary">{m.find.submit}</Button>
        </div>
      </ActionForm>
    </section>
  );
}

/** What came of the last post, above everything else. */
function Answers({ m, kept, gone, result }: DataPageProps) {
  const { answer, sentence, isAtField } = useDataAnswer();
  if (sentence && !isAtField) {
    return (
      <Notice tone="error" live>
        {sentence}
      </Notice>
    );
  }
  if (answer) return null;
  if (result) {
    const { state, erased } = result;
    return (
      <Notice tone={state === 'done' ? 'success' : 'info'} live>
        {state === 'done' ? m.result.done(erased) : m.result[state]}
      </Notice>
    );
  }
  if (gone !== undefined) {
    return (
      <Notice tone="success" live>
        {m.result.log(gone)}
      </Notice>
    );
  }
  return kept ? <Notice>{m.proven}</Notice> : null;
}

/** One value that goes from the log of changes and from nowhere else. */
function FromLog({ m }: Pick<DataPageProps, 'm'>) {
  const form = useDataForm('erase-log');
  return (
    <section className="panel" aria-labelledby="data-log">
      <h2 id="data-log">{m.log.title}</h2>
      <p className="small">{m.log.lead}</p>
      <ActionForm form={form} className="fields" noValidate>
        <TextField {...form.field('value')} label={m.log.value} autoComplete="off" required />
        <div className="cluster">
          <Button>{m.log.submit}</Button>
        </div>
      </ActionForm>
    </section>
  );
}
