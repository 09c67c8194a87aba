import { type KeywordsProblem, MOST_BATCH_KEYWORDS } from '#domain/generators/batch.ts';
import { locales } from '#domain/locale.ts';
import { SelectField, TextAreaField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { GeneratorFrame } from '#web/operator/generator-frame.tsx';
import { generatorWords } from '#web/operator/generator-words.ts';
import type { GeneratorFacts } from '#web/operator/load-generator.ts';
import { Button } from '#web/ui/button.tsx';
import { FormErrors } from '#web/operator/form-errors.tsx';

interface ArticleGeneratorProps extends GeneratorFacts {
  typed: { keywords: string; language: string };
  problem?: KeywordsProblem | 'generator-busy' | 'texts-many';
  /** The line of the keywords that it is about. */
  line?: number | undefined;
}

/** Articles out of keywords, one per line. */
export function ArticleGeneratorPage(props: ArticleGeneratorProps) {
  const { locale, problem, line = 1, isRunning, formId, typed, settings, mostTexts } = props;
  const { articles: m, languages, keywordsProblems, textsMany } = generatorWords[locale];
  const words = { ...keywordsProblems, 'texts-many': () => textsMany(mostTexts) };
  const wrong = problem && problem !== 'generator-busy' ? words[problem](line) : undefined;
  const errors = wrong === undefined ? [] : [{ field: 'keywords', message: wrong }];
  return (
    <GeneratorFrame {...props} title={m.title} lead={m.lead} isBusy={problem === 'generator-busy'}>
      <FormName value="articles">
        <form method="post" className="panel" noValidate>
          <FormErrors locale={locale} errors={errors} />
          <fieldset className="generator__fields" disabled={isRunning}>
            <legend className="visually-hidden">{m.title}</legend>
            <input type="hidden" name="id" value={formId} />
            <TextAreaField
              name="keywords"
              label={m.keywords}
              hint={m.keywordsHint(Math.min(MOST_BATCH_KEYWORDS, mostTexts))}
              error={wrong}
              defaultValue={typed.keywords}
              rows={6}
              required
            />
            <SelectField name="language" label={m.language} defaultValue={typed.language}>
              {locales.map((each) => (
                <option key={each} value={each}>
                  {languages[each]}
                </option>
              ))}
            </SelectField>
            <p className="small">{m.saved[settings.generatedArticles]}</p>
            <div className="cluster">
              <Button variant="primary">{m.begin}</Button>
            </div>
          </fieldset>
        </form>
      </FormName>
    </GeneratorFrame>
  );
}
