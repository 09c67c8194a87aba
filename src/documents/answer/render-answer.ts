import MarkdownIt from 'markdown-it';
import {
  escapeHtml,
  readLink,
  sanitizeArticleHtml,
  unescapeHtml,
} from '#documents/article/html.ts';
import { emphasizeQuotes, normalizeMarkdown } from '#documents/article/markdown.ts';

/** Paragraphs, lists, emphasis and links: an answer has no headings, pictures or tables. */
const markdown = new MarkdownIt('zero', { html: false }).enable([
  'list',
  'emphasis',
  'link',
  'escape',
  'newline',
]);

emphasizeQuotes(markdown);

/** A short text as a page shows it, harmless whatever it was, and as programs read it. */
export interface RenderedAnswer {
  html: string;
  plain: string;
}

/**
 * A short text of the operator's in Markdown. Markup that it does not know stays text; links to other sites say so.
 * @param origins the shop's own
 */
export function renderAnswer(text: string, origins: readonly string[]): RenderedAnswer {
  const html = sanitizeArticleHtml(markdown.render(normalizeMarkdown(text)))
    .replaceAll(/<a href="([^"]*)">/g, (_, address: string) => openLink(address, origins))
    .trim();
  return { html, plain: plainOf(html) };
}

/** What the operator writes has read where it leads, as built-in articles have. */
function openLink(address: string, origins: readonly string[]): string {
  const link = readLink(unescapeHtml(address), { origin: 'built-in', origins });
  if (!link) return '<a>';
  return `<a href="${escapeHtml(link.href)}"${link.rel === undefined ? '' : ` rel="${link.rel}"`}>`;
}

function plainOf(html: string): string {
  const lines = html
    .replaceAll(/<li>(?:\n<p>)?/g, '\n– ')
    .replaceAll(/<\/p>\s*(?=\S)/g, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .split('\n')
    .map((line) => unescapeHtml(line).trim());
  return lines.filter((line) => line !== '').join('\n');
}

/** A value as it can stand within Markdown and mean nothing but itself. */
export function asMarkdown(value: string): string {
  return value.replaceAll(/[\\`*_{}[\]()<>#!|~]/g, String.raw`\$&`);
}
