import type { MovedArticle } from '#flows/articles/publish-article.ts';
import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { articleWords } from '#web/operator/article-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ArticlePageProps } from './props.ts';

interface MoveFormsProps extends Pick<ArticlePageProps, 'locale' | 'row' | 'mayGoOut' | 'site'> {
  problem: Extract<MovedArticle, { ok: false }>['problem'] | undefined;
  moment: string;
}

/** What becomes of an article: published now or at a moment, taken off the site, said to be read. */
export function MoveForms(props: MoveFormsProps) {
  const { locale, row, mayGoOut, site, problem } = props;
  const { moves: m } = articleWords[locale];
  const { state, origin, readAt, version } = row;
  const seen = <input type="hidden" name="seen" value={version} />;
  return (
    <section className="panel article-moves" aria-label={m.title}>
      {problem && problem !== 'moment-wrong' && (
        <Notice tone="error" live>
          {m.problems[problem]}
        </Notice>
      )}
      {!mayGoOut && <p className="small">{m.unread}</p>}
      <div className="article-moves__row">
        <form method="post" className="cluster">
          {seen}
          {origin === 'generated' && !readAt && (
            <Button name="intent" value="read">
              {m.read}
            </Button>
          )}
          {state !== 'published' && (
            <Button name="intent" value="publish">
              {m.publish}
            </Button>
          )}
          {state !== 'draft' && (
            <Button name="intent" value="unpublish">
              {state === 'planned' ? m.unplan : m.unpublish}
            </Button>
          )}
        </form>
        {state === 'published' && <a href={site}>{m.seen}</a>}
        {state !== 'published' && <PlanForm {...props} />}
      </div>
    </section>
  );
}

function PlanForm({ locale, row, problem, moment }: MoveFormsProps) {
  const { moves: m } = articleWords[locale];
  return (
    <FormName value="plan">
      <form method="post" className="article-moves__plan" noValidate>
        <input type="hidden" name="seen" value={row.version} />
        <TextField
          name="moment"
          type="datetime-local"
          label={m.planAt}
          hint={m.planHint}
          defaultValue={moment}
          error={problem === 'moment-wrong' && m.problems['moment-wrong']}
        />
        <Button name="intent" value="plan">
          {m.plan}
        </Button>
      </form>
    </FormName>
  );
}
