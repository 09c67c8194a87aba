import { data, redirect } from 'react-router';
import { listGeneratorItems } from '#database/generators/generator-batches.ts';
import {
  type KeywordsProblem,
  MOST_BATCH_KEYWORDS,
  readKeywords,
} from '#domain/generators/batch.ts';
import { locales } from '#domain/locale.ts';
import { beginGenerator } from '#flows/generators/change-generator.ts';
import { FormErrors } from '#web/admin/form/form-errors.tsx';
import { restoredFields } from '#web/admin/form/posted-form.ts';
import { SelectField, TextAreaField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { operatorOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { frameWords } from '#web/admin/frame/frame-words.ts';
import { actOnBatch, batchAddress } from '#web/admin/generators/generator-act.ts';
import { GeneratorFrame } from '#web/admin/generators/generator-frame.tsx';
import { generatorWords } from '#web/admin/generators/generator-words.ts';
import { type GeneratorFacts, loadGenerator } from '#web/admin/generators/load-generator.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, keptForm } = operatorOf(context);
  const kept = restoredFields(keptForm);
  const facts = await loadGenerator(context, request, 'articles');
  // Whoever writes English articles goes on in English.
  const [last] = facts.former;
  const [item] = last ? await listGeneratorItems(services.db, last.id) : [];
  return {
    ...facts,
    brand: services.shop.brand,
    input: {
      keywords: kept?.('keywords') ?? '',
      language: kept?.('language') ?? item?.language ?? 'cs',
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const inside = operatorOf(context);
  const field = postedFields(await request.formData());
  const acted = await actOnBatch(inside, 'articles', field);
  if (acted instanceof Response) return acted;
  if (acted) return data(acted, { status: 409 });
  const input = { keywords: field('keywords'), language: field('language') };
  const read = readKeywords(input.keywords);
  if (!read.ok) return data({ input, problem: read.problem, line: read.line }, { status: 422 });
  const language = locales.find((each) => each === input.language) ?? 'cs';
  const id = field('id');
  const { services, operator } = inside;
  const items = read.keywords.map((subject) => ({ subject, language }));
  const begun = await beginGenerator(services, { id, operator, kind: 'articles', items });
  if (begun.ok) return redirect(batchAddress('articles', id), 303);
  if (begun.problem === 'texts-many')
    return data({ input, problem: begun.problem }, { status: 422 });
  return data({ input, problem: 'generator-busy' as const }, { status: 409 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, brand } = loaderData;
  const { title } = generatorWords[locale].articles;
  return pageMeta({ title: frameWords[locale].titleOf(title, brand) });
}

export default function ArticleGeneratorRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ArticleGeneratorPage {...loaderData} {...actionData} />;
}

interface ArticleGeneratorProps extends GeneratorFacts {
  input: { keywords: string; language: string };
  problem?: KeywordsProblem | 'generator-busy' | 'texts-many';
  /** The line of the keywords that it is about. */
  line?: number | undefined;
}

/** Articles out of keywords, one per line. */
function ArticleGeneratorPage(props: ArticleGeneratorProps) {
  const { locale, problem, line = 1, isRunning, formId, input, settings, mostTexts } = props;
  const { articles: m, languages, keywordsProblems, textsMany } = generatorWords[locale];
  const words = { ...keywordsProblems, 'texts-many': () => textsMany(mostTexts) };
  const wrong = problem && problem !== 'generator-busy' ? words[problem](line) : undefined;
  const errors = wrong === undefined ? [] : [{ field: 'keywords', message: wrong }];
  return (
    <GeneratorFrame {...props} title={m.title} lead={m.lead} isBusy={problem === 'generator-busy'}>
      <FormName value="articles">
        <form method="post" className="panel" noValidate>
          <FormErrors errors={errors} />
          <fieldset className="generator__fields" disabled={isRunning}>
            <legend className="visually-hidden">{m.title}</legend>
            <input type="hidden" name="id" value={formId} />
            <TextAreaField
              name="keywords"
              label={m.keywords}
              hint={m.keywordsHint(Math.min(MOST_BATCH_KEYWORDS, mostTexts))}
              error={wrong}
              defaultValue={input.keywords}
              rows={6}
              required
            />
            <SelectField name="language" label={m.language} defaultValue={input.language}>
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
