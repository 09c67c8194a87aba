import { ArticleForm } from '#web/admin/articles/article-form.tsx';
import { ArticleBadge } from '#web/admin/articles/article-badge.tsx';
import { articleWords } from '#web/admin/articles/article-words.ts';
import { DiffTable } from '#web/admin/articles/diff-table.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { EditArticlePageProps } from './props.ts';
import { Faults } from './faults.tsx';
import { HowMade } from './how-made.tsx';
import { MoveButtons, MoveNews, PlanPart } from './move-forms.tsx';
import { Versions } from './versions.tsx';

/** An article: how it stands, its form with a preview, and its versions. */
export function EditArticlePage(props: EditArticlePageProps) {
  const { locale, row, input, isKept, format, titles, former, saved, refused, answer } = props;
  const m = articleWords[locale];
  const isStale = answer?.differs !== undefined;
  const moved = answer?.moved ?? refused;
  const plan = { problem: moved?.problem, moment: moved?.moment ?? '' };
  return (
    <div className="admin-page new-order">
      <header className="stack">
        <h1 className="breakable" lang={row.language}>
          {row.title}
        </h1>
        <p>
          <ArticleBadge head={row} locale={locale} />{' '}
          <span className="quiet">
            {m.origins[row.origin]}, {m.languages[row.language]}
          </span>{' '}
          {row.state === 'published' && <a href={props.site}>{m.moves.seen}</a>}
        </p>
      </header>
      {saved && !answer && (
        <Notice tone="success" live>
          {m.saved[saved]}
        </Notice>
      )}
      {props.isLeftOut && <Notice tone="warning">{m.editor.leftOut}</Notice>}
      <MoveNews {...props} problem={plan.problem} />
      <HowMade {...props} />
      <Faults {...props} />
      {isStale && (
        <Notice tone="warning" live>
          {m.stale}
        </Notice>
      )}
      {answer?.differs && (
        <DiffTable locale={locale} lines={answer.differs} title={m.versions.differsMine} />
      )}
      <ArticleForm
        locale={locale}
        input={answer?.input ?? input}
        problems={answer?.problems}
        format={format}
        seen={answer?.seen ?? row.version}
        titles={titles}
        preview={answer?.preview}
        isUnsaved={isKept || answer?.input !== undefined}
        moves={<MoveButtons {...props} />}
        plan={<PlanPart {...props} {...plan} />}
      />
      {former.length > 0 && (
        <p className="quiet breakable">
          {m.former} {former.map((id) => `/${id}`).join(', ')}
        </p>
      )}
      <Versions {...props} />
    </div>
  );
}
