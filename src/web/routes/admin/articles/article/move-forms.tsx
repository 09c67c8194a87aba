import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { MovedArticle } from '#flows/articles/publish-article.ts';
import { TextField } from '#web/forms/field.tsx';
import { articleWords } from '#web/admin/articles/article-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { EditArticlePageProps } from './props.ts';

type MoveProps = Pick<EditArticlePageProps, 'locale' | 'row' | 'mayGoOut'>;
type Problem = Extract<MovedArticle, { ok: false }>['problem'] | undefined;

/** Why an article was not moved, and why it would not be. */
export function MoveNews({
  locale,
  mayGoOut,
  problem,
}: Pick<MoveProps, 'locale' | 'mayGoOut'> & { problem: Problem }) {
  const { moves: m } = articleWords[locale];
  return (
    <>
      {problem && (
        <Notice tone="error" live>
          {m.problems[problem]}
        </Notice>
      )}
      {!mayGoOut && <Notice>{m.unread}</Notice>}
    </>
  );
}

/** What becomes of an article at once. The buttons belong to its form: what stands in it is saved first. */
export function MoveButtons({ locale, row }: MoveProps) {
  const { moves: m } = articleWords[locale];
  const { state, origin, readAt } = row;
  return (
    <>
      {origin === 'generated' && !readAt && (
        <Button name={ACTION_FIELD} value="read">
          {m.read}
        </Button>
      )}
      {state !== 'published' && (
        <Button name={ACTION_FIELD} value="publish">
          {m.publish}
        </Button>
      )}
      {state !== 'draft' && (
        <Button name={ACTION_FIELD} value="unpublish">
          {state === 'planned' ? m.unplan : m.unpublish}
        </Button>
      )}
    </>
  );
}

/** When a text is to be published, of its form as well. */
export function PlanPart({
  locale,
  row,
  problem,
  moment,
}: MoveProps & { problem: Problem; moment: string }) {
  const { moves: m } = articleWords[locale];
  if (row.state === 'published') return null;
  return (
    <fieldset className="new-order__part">
      <legend>{m.later}</legend>
      <div className="article-plan">
        <TextField
          name="moment"
          type="datetime-local"
          label={m.planAt}
          hint={m.planHint}
          defaultValue={moment}
          error={problem === 'moment-wrong' && m.problems['moment-wrong']}
        />
        <Button name={ACTION_FIELD} value="plan">
          {m.plan}
        </Button>
      </div>
    </fieldset>
  );
}
