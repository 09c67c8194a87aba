import type { Article } from '#domain/content/articles/article.ts';
import { readArticle } from '#domain/content/articles/read-article.ts';

/** A paragraph, list, table, quote or heading, and the line of the file that it begins in. */
export interface Block {
  line: number;
  text: string;
}

/** A built-in article as the checker sees it. */
export interface CheckedArticle {
  /** `cs/proc-cisla-klesaji.md`. */
  path: string;
  article: Article;
  blocks: readonly Block[];
}

/** Something that a person has to look at. */
export interface Finding {
  path: string;
  line: number;
  text: string;
}

/** Reads a file for the checker; a file that is no article throws with its first fault. */
export function checkedArticle(path: string, file: string): CheckedArticle {
  const [folder, name = ''] = path.split('/').slice(-2);
  const language = folder === 'cs' ? 'cs' : 'en';
  const read = readArticle(file, { language, id: name.replace(/\.md$/, '') });
  if (!read.ok) {
    throw new Error(read.faults.map(({ line, text }) => `${path}:${line} ${text}`).join('\n'));
  }
  return { path, article: read.article, blocks: blocksOf(file) };
}

/** The blocks below the front matter. */
function blocksOf(file: string): Block[] {
  const lines = file.split(/\r?\n/);
  const body = lines.indexOf('---', 1) + 1;
  const blocks: Block[] = [];
  let isOpen = false;
  for (const [index, text] of lines.entries()) {
    if (index < body || text.trim() === '') {
      isOpen = false;
      continue;
    }
    const isHeading = text.startsWith('#');
    const last = blocks.at(-1);
    if (isOpen && last && !isHeading) last.text += `\n${text}`;
    else blocks.push({ line: index + 1, text });
    isOpen = !isHeading;
  }
  return blocks;
}

/** Stands for what a short code says. */
const CODE = '¤';

/** What a reader reads of a block: without addresses of links and marks. */
export function readable(text: string): string {
  return text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/\[\[[^\]]*\]\]/g, CODE)
    .replaceAll(/\[\^\d+\]/g, '')
    .replaceAll(/`[^`]*`/g, CODE)
    .replaceAll(/[*_[\]]/g, '')
    .replaceAll(/^\|.*$/gm, (row) => row.replaceAll(/ +/g, ' '));
}

/** The words of a text, in lower case and with nothing between them. */
export function wordsOf(text: string): string[] {
  return (
    readable(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:[.,’'-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

export function findingsAt(
  { path }: Pick<CheckedArticle, 'path'>,
  line: number,
  texts: readonly string[],
): Finding[] {
  return texts.map((text) => ({ path, line, text }));
}

/** What a rule finds in each block. */
export function inBlocks(
  checked: CheckedArticle,
  rule: (text: string, block: Block) => readonly string[],
): Finding[] {
  return checked.blocks.flatMap((block) =>
    findingsAt(checked, block.line, rule(block.text, block)),
  );
}
