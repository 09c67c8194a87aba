import type { Logger } from 'pino';
import { Piscina, transferableSymbol, valueSymbol } from 'piscina';
import type { Rendering } from '#documents/article/render-article.ts';
import type { Article } from '#domain/content/articles/article.ts';
import type { ArticleFacts } from '#domain/content/articles/articles.ts';
import { claimIds } from '#domain/content/claims/claim.ts';
import type { ReceivedEmail } from '#domain/emails/email.ts';
import { type BoundedWork, WorkEnded } from '#flows/bounded-work.ts';
import type { ReadReviewFile } from '#flows/reviews/read-review-file.ts';
import { keepUnread } from '#ports/inbox/read-email.ts';
import type { DrawnNodes } from '#ports/og-images/render-nodes.ts';
import { Lane } from './lane.ts';
import { lanes } from './lanes.ts';

/** What an article is rendered from; claims as far as they may be shown. */
export type ArticleText = Pick<Article, 'content' | 'format' | 'origin' | 'sources'>;

/** What is done in threads, by name. */
export interface Workers {
  work: BoundedWork;
  /** @throws WorkEnded */
  renderArticle(
    article: ArticleText,
    facts: ArticleFacts,
    how: { origins: readonly string[]; isPreview: boolean },
  ): Promise<Rendering>;
  /**
   * Paints what was drawn.
   * @throws WorkEnded, or what the renderer of pictures threw
   */
  renderPicture(drawn: DrawnNodes): Promise<Uint8Array>;
}

/** What the threads do for one shop. */
export function makeWorkers(log: Logger, threads: Threads): Workers {
  const { articles, previews, emails, files, invoices, pictures } = threads;
  return {
    async renderArticle({ content, format, origin, sources }, facts, { origins, isPreview }) {
      const { locale, offering, claims } = facts;
      const given = {
        article: { content, format, origin, sources },
        facts: { locale, offering, shown: claims.list(...claimIds) },
        origins,
      };
      return (await (isPreview ? previews : articles).run('renderArticle', given)) as Rendering;
    },
    async renderPicture(drawn) {
      return (await pictures.run('renderPicture', drawn)) as Uint8Array;
    },
    work: {
      async readEmail(source, { files: names, isTried }) {
        if (isTried) return keepUnread(source);
        try {
          const given = { source, files: names };
          return (await emails.run('readEmail', given)) as ReceivedEmail;
        } catch (error) {
          if (!(error instanceof WorkEnded) || error.end === 'busy') throw error;
          log.warn({ end: error.end, bytes: source.byteLength }, 'an e-mail could not be read');
          return keepUnread(source);
        }
      },
      async readReviewFile(file) {
        const { content } = file;
        // The thread takes the bytes over: a copy of ten megabytes keeps readers waiting.
        const given =
          'bytes' in content
            ? Piscina.move({
                [valueSymbol]: file,
                [transferableSymbol]: [content.bytes.buffer],
              })
            : file;
        return (await files.run('readReviewFile', given)) as ReadReviewFile;
      },
      async drawInvoice(format, invoice) {
        const given = { format, invoice };
        return (await invoices.run('drawInvoice', given)) as Uint8Array;
      },
    },
  };
}

/** The threads of a program, one for each kind of work; each begins with the first work for it. */
export class Threads {
  readonly articles = new Lane(lanes.articles);
  readonly previews = new Lane(lanes.previews);
  readonly emails = new Lane(lanes.emails);
  readonly files = new Lane(lanes.files);
  readonly invoices = new Lane(lanes.invoices);
  readonly pictures = new Lane(lanes.pictures);

  /** Ends all of them; work under way is given up. */
  async close(): Promise<void> {
    const { articles, previews, emails, files, invoices, pictures } = this;
    const all = [articles, previews, emails, files, invoices, pictures];
    await Promise.all(all.map((lane) => lane.close()));
  }
}
