import { builtInArticles } from '#content/built-in-articles.ts';
import { ARTICLES_PER_PAGE } from '#domain/article/article.ts';
import type { Articles } from '#domain/article/articles.ts';

/** The articles that the shop comes with. */
export function makeArticles(): Articles {
  const of = (language: string) => builtInArticles.filter((one) => one.language === language);
  return {
    list: async ({ language, topic, page }) => {
      const all = of(language).filter((one) => topic === undefined || one.topic === topic);
      const from = (page - 1) * ARTICLES_PER_PAGE;
      const heads = all.slice(from, from + ARTICLES_PER_PAGE);
      return { heads, total: all.length, away: false };
    },
    find: async ({ language, id }) => of(language).find((one) => one.id === id),
    around: async ({ id, language, topic }) => {
      const all = of(language);
      const at = all.findIndex((one) => one.id === id);
      return {
        previous: all[at + 1],
        next: all[at - 1],
        related: all.filter((one) => one.id !== id && one.topic === topic).slice(0, 3),
        away: false,
      };
    },
    search: async ({ language, words, page }) => {
      const wanted = words.toLowerCase();
      const found = of(language).filter(({ title, content }) =>
        `${title} ${content}`.toLowerCase().includes(wanted),
      );
      const from = (page - 1) * ARTICLES_PER_PAGE;
      return { heads: found.slice(from, from + ARTICLES_PER_PAGE), total: found.length };
    },
    render: (article) => ({
      html: `<p>${article.content.replaceAll(/[&<>]/g, '').replaceAll(/\n\n+/g, '</p>\n<p>')}</p>`,
      contents: [],
      minutes: 1,
      words: article.content.split(/\s+/).length,
    }),
  };
}
