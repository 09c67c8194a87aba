import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { renderArticle } from '#documents/article/render-article.ts';
import type { Article } from '#domain/article/article.ts';
import type { ArticleFacts, RenderedArticle } from '#domain/article/articles.ts';
import { claimIds } from '#domain/claims/claim-ids.ts';

/** Articles that are kept rendered, and how many characters of them: some 20 MB. */
const MOST_KEPT = 500;
const MOST_CHARACTERS = 10_000_000;

/** Rendered articles, kept until the text, the offer or a claim is another, or something has changed. */
export class RenderedArticles {
  readonly #kept = new Map<string, RenderedArticle>();
  #characters = 0;
  readonly #origins: readonly string[];
  readonly #log: Logger;

  constructor(origins: readonly string[], log: Logger) {
    this.#origins = origins;
    this.#log = log;
  }

  render(article: Article, facts: ArticleFacts): RenderedArticle {
    const key = keyOf(article, facts);
    const known = this.#kept.get(key);
    if (known) {
      // What is asked for again goes to the end: the beginning is forgotten first.
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const { rendered, problems } = renderArticle(article, facts, this.#origins);
    if (problems.length > 0) {
      const { id, language } = article;
      this.#log.warn({ article: id, language, problems }, 'an article shows less than it says');
    }
    this.#keep(key, rendered);
    return rendered;
  }

  forget(): void {
    this.#kept.clear();
    this.#characters = 0;
  }

  #keep(key: string, rendered: RenderedArticle): void {
    this.#kept.set(key, rendered);
    this.#characters += rendered.html.length;
    for (const [oldest, { html }] of this.#kept) {
      if (this.#kept.size <= MOST_KEPT && this.#characters <= MOST_CHARACTERS) break;
      this.#kept.delete(oldest);
      this.#characters -= html.length;
    }
  }
}

/** Of all that a rendered article is made of; claims are named in few, and each of those by its words. */
function keyOf({ content, format, origin, sources }: Article, facts: ArticleFacts): string {
  const { locale, offering, claims } = facts;
  const claimed = content.includes('[[claim:')
    ? claimIds.map((id) => (content.includes(`[[claim:${id}]]`) ? claims.shown(id) : null))
    : [];
  const made = [content, format, origin, sources.length, locale, offering.version, claimed];
  return createHash('sha256').update(JSON.stringify(made)).digest('base64url');
}
