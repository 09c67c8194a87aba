/** What stands above an article: one line for each value, `  - ` for each entry of a list. */
export interface FrontMatter {
  values: Record<string, string | string[]>;
  /** Where each stands, entries of lists as `sources.0`; the first line of the file is 1. */
  lines: ReadonlyMap<string, number>;
  body: string;
}

export type ReadFrontMatter =
  | { ok: true; frontMatter: FrontMatter }
  | { ok: false; fault: { line: number; text: string } };

const FENCE = '---';

/** Reads what stands between two lines of `---` at the beginning of a file. */
export function readFrontMatter(file: string): ReadFrontMatter {
  const all = file.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (all[0] !== FENCE) return fault(1, 'a file begins with a line of ---');
  const end = all.indexOf(FENCE, 1);
  if (end === -1) return fault(all.length, 'the front matter ends with a line of ---');
  const values: Record<string, string | string[]> = Object.create(null);
  const lines = new Map<string, number>();
  let list: { key: string; entries: string[] } | undefined;
  for (const [index, text] of all.slice(1, end).entries()) {
    const line = index + 2;
    const entry = /^ {2}- (.*\S)$/.exec(text)?.[1];
    if (entry !== undefined && list) {
      lines.set(`${list.key}.${list.entries.length}`, line);
      list.entries.push(entry);
      continue;
    }
    const [, key, value] = /^([a-z]+):(?: (.*\S))?$/.exec(text) ?? [];
    if (key === undefined) return fault(line, 'a line is `key: value`, or `  - entry` of a list');
    if (lines.has(key)) return fault(line, `${key} stands here a second time`);
    lines.set(key, line);
    list = value === undefined ? { key, entries: [] } : undefined;
    values[key] = value ?? list?.entries ?? '';
  }
  const body = all
    .slice(end + 1)
    .join('\n')
    .trim();
  if (body === '') return fault(end + 1, 'there is nothing below the front matter');
  return { ok: true, frontMatter: { values, lines, body } };
}

function fault(line: number, text: string): ReadFrontMatter {
  return { ok: false, fault: { line, text } };
}
