import { renderInvoice } from '#documents/invoice/render-invoice.ts';
import { renderIsdoc } from '#documents/invoice/render-isdoc.ts';
import { type Rendering, renderArticle as render } from '#documents/article/render-article.ts';
import type { ArticleFacts } from '#domain/content/articles/articles.ts';
import { type ShownClaim, claimsAmong } from '#domain/content/claims/show-claims.ts';
import type { InvoiceFormat, InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import type { ReceivedEmail } from '#domain/emails/email.ts';
import { readEmail as read } from '#ports/inbox/read-email.ts';
import { nodeRenderer } from '#ports/og-images/render-nodes.ts';
import { typefaces } from './typefaces.ts';
import type { ArticleText } from './workers.ts';

/** The program of the threads: what they do, by name. What they take and give are plain values. */
export { readReviewFile } from '#flows/reviews/read-review-file.ts';

interface ArticleTask {
  article: ArticleText;
  facts: Pick<ArticleFacts, 'locale' | 'offering'> & { shown: readonly ShownClaim[] };
  origins: readonly string[];
}

export function renderArticle({
  article,
  facts: { shown, ...facts },
  origins,
}: ArticleTask): Rendering {
  return render(article, { ...facts, claims: claimsAmong(shown) }, origins);
}

export function readEmail(given: {
  source: Uint8Array;
  files: readonly string[];
}): Promise<ReceivedEmail> {
  return read(given.source, given.files);
}

export const renderPicture = nodeRenderer(typefaces);

const invoices: Record<InvoiceFormat, typeof renderInvoice> = {
  pdf: renderInvoice,
  isdoc: renderIsdoc,
};

export function drawInvoice(given: {
  format: InvoiceFormat;
  invoice: InvoiceSnapshot;
}): Promise<Uint8Array> {
  return invoices[given.format](given.invoice);
}
