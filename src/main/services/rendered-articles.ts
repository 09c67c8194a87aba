import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Article } from '#domain/content/articles/article.ts';
import type { ArticleFacts, RenderedArticle } from '#domain/content/articles/articles.ts';
import { WorkEnded } from '#flows/bounded-work.ts';
import type { Workers } from '#main/workers/workers.ts';
import { claimIds } from '#domain/content/claims/claim.ts';

/** Articles that are kept rendered, and how many characters of them: some 20 MB. */
const MOST_KEPT = 500;
const MOST_CHARACTERS = 10_000_000;

/** What is shown of a text whose rendering was broken off. */
const LEFT_OUT: RenderedArticle = { html: '', contents: [], minutes: 1, words: 0, isLeftOut: true };

/** Texts that are remembered because rendering them was broken off. */
const MOST_HOPELESS = 500;

/** Rendered articles, kept until the text, the offer or a claim is another, or something has changed. */
export class RenderedArticles {
  readonly #kept = new Map<string, RenderedArticle>();
  /** Whoever asks for what is being rendered waits for the same. */
  readonly #going = new Map<string, Promise<RenderedArticle>>();
  /** Texts whose rendering was broken off: none is tried twice. */
  readonly #hopeless = new Set<string>();
  #characters = 0;
  readonly #origins: readonly string[];
  readonly #log: Logger;
  readonly #renderIn: Workers['renderArticle'];

  constructor(origins: readonly string[], log: Logger, renderIn: Workers['renderArticle']) {
    this.#origins = origins;
    this.#log = log;
    this.#renderIn = renderIn;
  }

  /** @throws WorkEnded where so many wait already that it was not begun */
  async render(
    article: Article,
    facts: ArticleFacts,
    { isPreview = false } = {},
  ): Promise<RenderedArticle> {
    const key = keyOf(article, facts);
    const known = this.#kept.get(key);
    if (known) {
      // What is asked for again goes to the end: the beginning is forgotten first.
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const going = this.#going.get(key) ?? this.#renderNow(key, { article, facts, isPreview });
    this.#going.set(key, going);
    return going.finally(() => this.#going.delete(key));
  }

  async #renderNow(
    key: string,
    { article, facts, isPreview }: { article: Article; facts: ArticleFacts; isPreview: boolean },
  ): Promise<RenderedArticle> {
    const { id, language } = article;
    const text = hashOf([article.format, article.content]);
    try {
      if (this.#hopeless.has(text)) return LEFT_OUT;
      const { rendered, problems } = await this.#renderIn(article, facts, {
        origins: this.#origins,
        isPreview,
      });
      if (problems.length > 0) {
        this.#log.warn({ article: id, language, problems }, 'an article shows less than it says');
      }
      this.#keep(key, rendered);
      return rendered;
    } catch (error) {
      if (!(error instanceof WorkEnded) || error.end === 'busy') throw error;
      const { end } = error;
      this.#log.warn(
        { article: id, language, end },
        'an article is not shown: rendering it was broken off',
      );
      if (this.#hopeless.size >= MOST_HOPELESS) this.#hopeless.clear();
      this.#hopeless.add(text);
      return LEFT_OUT;
    }
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
  return hashOf(made);
}

function hashOf(made: unknown): string {
  return createHash('sha256').update(JSON.stringify(made)).digest('base64url');
}
