import { type Locale, locales } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import {
  type ImportField,
  type ImportFieldProblem,
  type ImportForm,
  SOURCE_MOST,
  SOURCE_URL_MOST,
  importPlatforms,
} from '#domain/reviews/import.ts';
import { adminHref } from '#domain/addresses.ts';
import { NOTHING_CHOSEN } from '#domain/text/nothing-chosen.ts';
import { SelectField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { reviewImportWords } from '#web/admin/words/review-words.ts';
import { platformNames } from '#web/reviews/review-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FormErrors } from '#web/admin/form/form-errors.tsx';

export interface ImportFormProps {
  locale: Locale;
  formId: string;
  /** YYYY-MM-DD. */
  today: string;
  input?: ImportForm;
  problems?: { [field in ImportField]?: ImportFieldProblem | undefined };
  row?: number | undefined;
  /** What the file is instead of one of reviews. */
  called?: string | undefined;
}

const fields = ['source', 'sourceUrl', 'exportedOn', 'file'] as const;

/** The file with its source, and what holds for rows that do not say it. */
export function ReviewImportForm(props: ImportFormProps) {
  const { locale, formId } = props;
  const m = reviewImportWords[locale];
  const errors = fields.flatMap((field) => {
    const message = say(props, field);
    return message === undefined ? [] : [{ field, message }];
  });
  return (
    <FormName value="import">
      <form
        method="post"
        encType="multipart/form-data"
        action={adminHref('operatorReviewImport')}
        className="panel"
        noValidate
      >
        <FormErrors errors={errors} />
        <input type="hidden" name="id" value={formId} />
        <Source {...props} />
        <File {...props} />
        <p className="small">{m.readHint}</p>
        <div className="cluster">
          <Button variant="primary">{m.read}</Button>
        </div>
      </form>
    </FormName>
  );
}

function say(
  { locale, problems = {}, row, called }: ImportFormProps,
  field: ImportField,
): string | undefined {
  const m = reviewImportWords[locale];
  const problem = problems[field];
  if (!problem) return undefined;
  const words =
    problem === 'file-shape' && called !== undefined ? m.called(called) : m.problems[problem];
  return row === undefined || field !== 'file'
    ? words
    : `${words} ${m.atRow(formatCount(locale, row))}`;
}

function Source(props: ImportFormProps) {
  const { locale, input, today } = props;
  const { fields: m } = reviewImportWords[locale];
  return (
    <div className="fields">
      <TextField
        name="source"
        label={m.source}
        hint={m.sourceHint}
        error={say(props, 'source')}
        defaultValue={input?.source}
        maxLength={2 * SOURCE_MOST}
        autoComplete="off"
        required
      />
      <TextField
        name="sourceUrl"
        type="url"
        label={m.sourceUrl}
        mark={m.optional}
        error={say(props, 'sourceUrl')}
        defaultValue={input?.sourceUrl}
        maxLength={2 * SOURCE_URL_MOST}
        autoComplete="off"
      />
      <TextField
        name="exportedOn"
        type="date"
        label={m.exportedOn}
        error={say(props, 'exportedOn')}
        defaultValue={input?.exportedOn ?? today}
        required
      />
    </div>
  );
}

function File(props: ImportFormProps) {
  const { locale, input } = props;
  const { fields: m, languages, chooseAgain } = reviewImportWords[locale];
  return (
    <div className="fields">
      <SelectField name="language" label={m.language} defaultValue={input?.language ?? 'cs'}>
        {locales.map((each) => (
          <option key={each} value={each}>
            {languages[each]}
          </option>
        ))}
      </SelectField>
      <SelectField name="platform" label={m.platform} defaultValue={input?.platform ?? ''}>
        <option value={NOTHING_CHOSEN}>{m.noPlatform}</option>
        {importPlatforms.map((each) => (
          <option key={each} value={each}>
            {platformNames[each]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="file"
        type="file"
        label={m.file}
        hint={input && chooseAgain}
        error={say(props, 'file')}
        accept=".csv,.tsv,.txt,.json,.xml,text/csv,text/plain,application/json,text/xml"
        required
      />
    </div>
  );
}
