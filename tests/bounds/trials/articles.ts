import { type HostileArticle, costlyArticles } from '#tests/hostile/articles.ts';
import type { Stage } from '#tests/bounds/stage.ts';
import { type Trial, type TrialRun, get } from '#tests/bounds/trial.ts';

/** Articles that a crowd reads: a few of them, each by many. */
const AT_ONCE = 5;

function idOf(mark: string, place: number): string {
  return `bounds-${mark}-${place}`;
}

/** Stores an article straight away, so that it is there whatever saving one refuses. */
export async function storeArticle(
  { query }: Pick<Stage, 'query'>,
  id: string,
  { format, content }: HostileArticle,
): Promise<void> {
  await query(
    `insert into articles (id, language, title, excerpt, content, format, author, date, origin, state, created_at)
      values ($1, 'cs', $1, 'Krátce.', $2, $3, '', '2026-01-01', 'operator', 'published', now())`,
    [id, content, format],
  );
}

/** Takes articles away again, and has their pages forgotten. */
export async function removeArticles(
  { query }: Pick<Stage, 'query'>,
  ids: readonly string[],
): Promise<void> {
  await query('delete from articles where id = any($1)', [[...ids]]);
  await query(`select pg_notify('pages_changed', 'articles')`);
}

function stored({ senders, mark }: TrialRun): string[] {
  return Array.from({ length: Math.min(senders, AT_ONCE) }, (_, place) => idOf(mark, place));
}

/** Articles of these shapes in turn, read by everybody who comes. */
function reading(name: string, shapes: readonly HostileArticle[], more: Partial<Trial>): Trial {
  return {
    name,
    async prepare(stage, run) {
      for (const [place, id] of stored(run).entries()) {
        const article = shapes[place % shapes.length];
        // No two are the same, so none is drawn for another.
        if (article)
          await storeArticle(stage, id, { ...article, content: `${article.content}\n\n${id}` });
      }
    },
    requests: (sender) => {
      const [mark = ''] = sender.mark.split('-', 1);
      return [get(`/${idOf(mark, sender.index % AT_ONCE)}`, sender)];
    },
    answers: [200, 503],
    async afterwards(stage, run) {
      await removeArticles(stage, stored(run));
      return [];
    },
    ...more,
  };
}

const shapes = Object.entries(costlyArticles);

export const articles: readonly Trial[] = [
  ...shapes.map(([shape, article]) => reading(`articles: ${shape}`, [article], { ways: ['bare'] })),
  reading(
    'articles: several shapes at once',
    shapes.map(([, article]) => article),
    {},
  ),
];
