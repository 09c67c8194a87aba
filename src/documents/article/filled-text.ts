import type { Article } from '#domain/content/articles/article.ts';
import type { ArticleFacts } from '#domain/content/articles/articles.ts';
import { escapeHtml } from './html.ts';
import { MARKS, resolveCode } from './short-codes.ts';

/** An address that leads from a page to another place of its site, with the site; any other stays as it is. @param page absolute */
function absoluteAddress(address: string, page: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  return URL.parse(address, page)?.href ?? address;
}

/** An opening or a closing one, with the marks of quotes before it. */
const FENCE = /^([ \t]{0,40})((?:>[ \t]?){0,20})[ \t]{0,3}(`{3,}|~{3,})(.*)$/;
const INDENTED = /^(?: {4}| {0,3}\t)/;
const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;

interface Fence {
  sign: string;
  isQuoted: boolean;
}

/**
 * Which lines of Markdown are code: those between fences, of which only one of the same sign that is as long ends
 * another, and those that are indented behind a blank line, which in a list go on with its item.
 */
function codeLines(lines: readonly string[]): boolean[] {
  let open: Fence | undefined;
  let isInList = false;
  let mayBegin = true;
  return lines.map((line) => {
    const [, indent = '', quotes = '', sign = '', rest = ''] = FENCE.exec(line) ?? [];
    if (open?.isQuoted && !/^ {0,3}>/.test(line)) open = undefined;
    if (open) {
      const isEnd = sign.startsWith(open.sign) && rest.trim() === '';
      if (isEnd) open = undefined;
      mayBegin = true;
      return true;
    }
    const isBlank = line.trim() === '';
    const isIndented = INDENTED.test(line) && !isInList;
    if (isIndented && mayBegin && !isBlank) return true;
    const isFence = sign !== '' && (isInList || !INDENTED.test(indent));
    if (isFence && !(sign.startsWith('`') && rest.includes('`'))) {
      open = { sign, isQuoted: quotes !== '' };
      return true;
    }
    if (ITEM.test(line)) isInList = true;
    else if (mayBegin && /^\S/.test(line)) isInList = false;
    mayBegin = isBlank || /^ {0,3}#{1,6}[ \t]/.test(line);
    return false;
  });
}

/** What an article is filled with for somebody else's program. */
export interface FillFacts extends ArticleFacts {
  /** Of its page, absolute: what its links start from. */
  url: string;
  sources: Article['sources'];
}

/** How what a mark stands for is written; `href` is absolute, and there is none within a link. */
type Write = (text: string, href?: string) => string;

/** One line of an article, a title for example, with its short codes filled in. */
export function fillLine(line: string, facts: ArticleFacts): string {
  return line.replaceAll(MARKS, (mark, kind: string | undefined, name: string) =>
    kind === undefined ? mark : (resolveCode(kind, name, facts)?.text ?? ''),
  );
}

/**
 * The text of an article as it was written, in Markdown or HTML, for who shows it elsewhere (rules 43): short codes say
 * what the article's page says, marks of sources lead to them, and addresses are absolute. It has as many lines as
 * before. What stands in code stays.
 */
export function fillText(
  { content, format }: Pick<Article, 'content' | 'format'>,
  facts: FillFacts,
): string {
  return format === 'html' ? filledHtml(content, facts) : filledMarkdown(content, facts);
}

function fillPart(
  text: string,
  facts: FillFacts,
  write: Write,
  isLinked: (end: number) => boolean,
) {
  return text.replaceAll(
    MARKS,
    (mark, kind: string | undefined, name: string, digits: string, at: number) => {
      const isInLink = isLinked(at + mark.length);
      if (kind === undefined) {
        const source = facts.sources[Number(digits) - 1];
        return source && !isInLink ? write(`[${Number(digits)}]`, source.url) : '';
      }
      const { text: stated = '', href } = resolveCode(kind, name, facts) ?? {};
      const address = href === undefined || isInLink ? undefined : href;
      return write(stated, address && absoluteAddress(address, facts.url));
    },
  );
}

const CODE_SPAN = /(`+[^`]*`+)/;
/** Behind a mark that stands within the text of a link; such texts are short. */
const REST_OF_LINK = /^(?:[^[\]]|\[\[[a-z-]{1,20}:[\w-]{1,60}\]\]){0,100}\]\(/;
/** Where a link or a picture leads, and where a named link of the text does. */
const TARGET = /(\]\(\s{0,9}<?)([^()<>\s]+)/g;
const NAMED_TARGET = /^( {0,3}\[[^\]]{1,200}\]:\s{0,9}<?)([^<>\s]+)/;

function filledMarkdown(content: string, facts: FillFacts): string {
  const toAbsolute = (_: string, before: string, address: string) =>
    before + absoluteAddress(address, facts.url);
  const write: Write = (text, href) => {
    const plain = text.replaceAll(/[\\`*_[\]<>|]/g, '\\$&');
    if (href === undefined) return plain;
    return `[${plain}](${href.replaceAll('(', '%28').replaceAll(')', '%29')})`;
  };
  const span = (text: string) => {
    const linked = text.replaceAll(TARGET, toAbsolute);
    return fillPart(linked, facts, write, (end) =>
      REST_OF_LINK.test(linked.slice(end, end + MOST_LINK_TEXT)),
    );
  };
  const line = (text: string) => {
    const parts = text.replace(NAMED_TARGET, toAbsolute).split(CODE_SPAN);
    return parts.map((part, index) => (index % 2 === 1 ? part : span(part))).join('');
  };
  const lines = content.split('\n');
  const isCode = codeLines(lines);
  return lines.map((text, index) => (isCode[index] ? text : line(text))).join('\n');
}

const MOST_LINK_TEXT = 1000;

const TAG = /^<(\/?)([a-z0-9]+)/i;
const ADDRESS = /(\s(?:href|src)\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/gi;

function filledHtml(content: string, facts: FillFacts): string {
  const open = { a: 0, code: 0, pre: 0 };
  const write: Write = (text, href) =>
    href === undefined ? escapeHtml(text) : `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
  const tag = (part: string, slash: string, name: string) => {
    if (name === 'a' || name === 'code' || name === 'pre') {
      open[name] = Math.max(0, open[name] + (slash ? -1 : 1));
    }
    return part.replaceAll(ADDRESS, (_, before: string, value: string) => {
      const quote = /^["']/.exec(value)?.[0] ?? '';
      const address = quote ? value.slice(1, -1) : value;
      const plain = address.replaceAll('&amp;', '&');
      return `${before}${quote}${absoluteAddress(plain, facts.url).replaceAll('&', '&amp;')}${quote}`;
    });
  };
  return content
    .split(/(<[^<>]*>)/)
    .map((part) => {
      const [, slash = '', name] = TAG.exec(part) ?? [];
      if (name !== undefined) return tag(part, slash, name.toLowerCase());
      if (open.code + open.pre > 0) return part;
      return fillPart(part, facts, write, () => open.a > 0);
    })
    .join('');
}
