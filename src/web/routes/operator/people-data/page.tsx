import type { listErasures } from '#database/people/erasures.ts';
import type { PersonView } from '#database/people/view-person.ts';
import { MAX_EMAIL_LENGTH } from '#domain/customer/email-address.ts';
import type { Locale } from '#domain/locale.ts';
import type { ErasureState } from '#domain/people/erasure.ts';
import type { DataMessages } from '#messages/cs/operator/data.ts';
import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { ErasuresSection } from './erasures-section.tsx';
import type { ConsentsPart } from './load-data.ts';
import { PersonSection } from './person-section.tsx';

/** What a post is answered with. */
export interface DataAnswer {
  /** The address as it was typed. */
  typed: string;
  problem?: keyof DataMessages['problems'];
  person?: PersonView;
  /** Whether it is asked once more. */
  isAsking?: boolean;
}

interface DataPageProps {
  locale: Locale;
  m: DataMessages;
  formId: string;
  kept: { email: string; value: string } | undefined;
  /** Values that just went from the log. */
  gone: number | undefined;
  result: { state: ErasureState; erased: number } | undefined;
  consents: ConsentsPart;
  erasures: Awaited<ReturnType<typeof listErasures>>;
  answer: DataAnswer | undefined;
}

/** What is held of one person, a copy of it, and its erasure. */
export function DataPage(props: DataPageProps) {
  const { locale, m, formId, kept, consents, erasures, answer } = props;
  const { problem, person } = answer ?? {};
  return (
    <div className="desk-page data-page">
      <header>
        <h1>{m.title}</h1>
        <p>{m.lead}</p>
      </header>
      <Answers {...props} />
      <section className="panel" aria-labelledby="data-find">
        <h2 id="data-find">{m.find.title}</h2>
        <form method="post" className="fields" noValidate>
          <FormName value="find">
            <TextField
              name="email"
              type="email"
              label={m.find.email}
              hint={m.find.hint}
              error={problem === 'address-invalid' ? m.problems[problem] : undefined}
              defaultValue={answer?.typed || kept?.email}
              autoComplete="off"
              maxLength={MAX_EMAIL_LENGTH}
              required
            />
            <div className="cluster">
              <Button name="intent" value="look" variant="primary">
                {m.find.submit}
              </Button>
            </div>
          </FormName>
        </form>
      </section>
      {person && (
        <PersonSection
          locale={locale}
          m={m}
          formId={formId}
          person={person}
          isAsking={answer?.isAsking === true}
        />
      )}
      <ConsentsSection m={m} consents={consents} />
      <ErasuresSection locale={locale} m={m} erasures={erasures} />
      <FromLog m={m} value={kept?.value} isMissing={problem === 'value-missing'} />
    </div>
  );
}

/** What came of the last post, above everything else. */
function Answers({ m, kept, gone, result, answer }: DataPageProps) {
  const { problem } = answer ?? {};
  const isAtField = problem === 'address-invalid' || problem === 'value-missing';
  if (problem) {
    if (isAtField) return null;
    return (
      <Notice tone="error" live>
        {m.problems[problem]}
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

interface FromLogProps {
  m: DataMessages;
  value: string | undefined;
  isMissing: boolean;
}

/** One value that goes from the log of changes and from nowhere else. */
function FromLog({ m, value, isMissing }: FromLogProps) {
  return (
    <section className="panel" aria-labelledby="data-log">
      <h2 id="data-log">{m.log.title}</h2>
      <p className="small">{m.log.lead}</p>
      <form method="post" className="fields" noValidate>
        <FormName value="log">
          <TextField
            name="value"
            label={m.log.value}
            error={isMissing ? m.problems['value-missing'] : undefined}
            defaultValue={value}
            autoComplete="off"
            required
          />
          <div className="cluster">
            <Button name="intent" value="erase-log">
              {m.log.submit}
            </Button>
          </div>
        </FormName>
      </form>
    </section>
  );
}
