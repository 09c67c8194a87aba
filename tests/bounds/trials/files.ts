import { randomUUID } from 'node:crypto';
import { MOST_ARTICLE_BYTES } from '#domain/content/articles/article.ts';
import { encoded, multipart } from '#tests/hostile/forms.ts';
import { costlyFiles } from '#tests/hostile/review-files.ts';
import { type Sender, type Trial, markOf, postForm } from '#tests/bounds/trial.ts';

/** What a form of the import sends besides its file. */
function importFields(): { name: string; body: Buffer }[] {
  const fields = {
    id: randomUUID(),
    source: 'Heureka',
    sourceUrl: 'https://www.heureka.cz/obchody/vzlet',
    exportedOn: '2026-01-01',
    language: 'cs',
    platform: '',
  };
  return Object.entries(fields).map(([name, value]) => ({ name, body: Buffer.from(value) }));
}

export function postFile(content: Buffer, sender: Sender): Buffer {
  const file = { name: 'file', file: 'recenze.csv', body: content };
  const form = multipart([...importFields(), file]);
  return postForm('/ad/reviews/import', form, sender, { cookie: sender.cookie });
}

/** Read, refused, or put off until there is room. */
const readOrNot = [303, 413, 422, 429, 503] as const;

/** Those that are tried through the proxy as well. */
const throughBoth = new Set(['commas', 'quotes']);

const ofEachShape = Object.entries(costlyFiles).map(([shape, make]): Trial => {
  let file: Buffer | undefined;
  return {
    name: `files: ten megabytes of ${shape}`,
    senders: [1, 6],
    ways: throughBoth.has(shape) ? ['bare', 'nginx'] : ['bare'],
    most: 1,
    requests: (sender) => [postFile((file ??= Buffer.from(make())), sender)],
    answers: readOrNot,
    async afterwards({ query }) {
      await query('delete from review_imports');
      return [];
    },
  };
});

/** As long as an article may be, in letters of two bytes, each of which a form writes as six. */
function longArticle({ mark }: Sender): string {
  const word = 'řžščěýáíéúůďť ';
  const fields = {
    intent: 'save',
    language: 'cs',
    title: `Dlouhý článek ${mark}`,
    slug: `dlouhy-${mark}`,
    excerpt: 'Krátce.',
    content: word.repeat(Math.floor(MOST_ARTICLE_BYTES / Buffer.byteLength(word))),
    date: '2026-01-01',
  };
  return new URLSearchParams(fields).toString();
}

export const files: readonly Trial[] = [
  ...ofEachShape,
  {
    name: 'files: an article as long as one may be',
    senders: [1, 6],
    most: 1,
    requests: (sender) => [
      postForm('/ad/articles/new', encoded(longArticle(sender)), sender, { cookie: sender.cookie }),
    ],
    answers: [303],
    async afterwards({ query }, run) {
      const ids = Array.from({ length: run.senders }, (_, i) => `dlouhy-${markOf(run, i)}`);
      const gone = await query('delete from articles where id = any($1) returning id', [ids]);
      return gone.length === run.senders ? [] : [`${gone.length} of ${run.senders} were stored`];
    },
  },
];
