import { expect, it } from 'vitest';
import { checkArticles } from '#tests/stage/article-check/check-articles.ts';
import { checkedArticle } from '#tests/stage/article-check/checked-article.ts';

const files = import.meta.glob<string>('./articles/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('a person has nothing to mend in the articles that the shop comes with', () => {
  const all = Object.entries(files).map(([path, file]) =>
    checkedArticle(path.replace('./', 'src/content/'), file),
  );
  expect(checkArticles(all)).toEqual([]);
});
