import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Papers that no reader of the repository has, as they would be cited. */
const papers = [
  /\bdecisions? \d+/gi,
  /\bspec(?:ification)?,? ?§/gi,
  /\bthe spec(?:ification)?\b(?! of)/gi,
  /\bresearch: ?\w+/gi,
  /\barchitecture(?:: |, "|\))/g,
];
const RULES = /\brules? (\d+[a-z]?(?:(?:, | and )\d+[a-z]?\b)*)/gi;
const HEADING = /^### (\d+[a-z]?) \S/gm;

/** A name of a file, or of several, as `docs/rules.md` or `tests/faults/*.ts` in back-ticks. */
const FILE = /`([\w*{][\w./*{},-]*\.(?:tsx?|mjs|css|md|sql))`/g;

/** A folder below one of the root's, with the slash at its end. */
const FOLDER = /`((?:src|tests|scripts|docs|decisions|deploy|bench)\/[\w./-]*)\/`/g;

const FOLDERS = '{src,tests,scripts,bench,deploy}';
/** Files and folders that a document can name, listed once for all names. */
const everything = globSync(['{*,{docs,decisions}/**/*}', `${FOLDERS}/**/*`], {
  exclude: ['**/node_modules'],
});

/** What is written here has to name what it looks for. */
const itself = relative(process.cwd(), import.meta.filename);
const files = [
  // The bench has packages of its own where Lighthouse has run.
  ...globSync('{src,tests,bench,scripts}/**/*.{ts,tsx,mjs,css}', { exclude: ['**/node_modules'] }),
  ...globSync('{.,docs,decisions,deploy}/*.md'),
].filter((file) => file !== itself);

describe('citations', () => {
  it('name no paper that is not in the repository', () => {
    expect(
      files.flatMap((file) => papersIn(read(file)).map((cited) => `${file}: ${cited}`)),
    ).toEqual([]);
  });

  it('name rules that there are', () => {
    const known = headings();
    const cited = files.flatMap((file) => rulesIn(read(file)).map((rule) => ({ file, rule })));
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(({ rule }) => !known.includes(rule))).toEqual([]);
  });

  it('name decision papers that there are', () => {
    const known = new Set(globSync('decisions/*.md').map((paper) => paper.slice(10, 14)));
    const cited = files.flatMap((file) =>
      [...read(file).matchAll(/\bdecisions\/(\d{4})\b/g)].map(([, paper = '']) => ({
        file,
        paper,
      })),
    );
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ paper }) => !known.has(paper))).toEqual([]);
  });

  it('cannot mean two rules by one number', () => {
    const known = headings();
    expect(known.length).toBeGreaterThan(50);
    expect(known.filter((rule, index) => known.indexOf(rule) !== index)).toEqual([]);
  });

  it.each([
    'It is so (decision 12).',
    'as decisions 10 and 11 say',
    '/**\n * Kept for good (decision\n * 24; decisions/0010).\n */',
    'One to 99 (spec §9).',
    '/** In the order of the specification (§2). */',
    'Section 7 of the specification names it.',
    '(research: payments A3)',
    '// a net (research:\n// domain 3.1)',
    '(architecture, "Page cache")',
  ])('are found where they name such a paper: %j', (text) => {
    expect(papersIn(text)).not.toEqual([]);
  });

  it.each([
    'Counted over all replicas (decisions/0009).',
    'what the specification of ISDOC asks for',
    '§ 29 of the VAT Act; ARCHITECTURE.md; (rules 24)',
  ])('are left alone where everyone can follow them: %j', (text) => {
    expect(papersIn(text)).toEqual([]);
  });

  it.each([
    ['(rules 16a; § 1837)', ['16a']],
    ['rules 10 and 11', ['10', '11']],
    ['Rules 3, 7 and 9 say it', ['3', '7', '9']],
    [' * of a line (rules\n * 25)', ['25']],
    ['the house rules', []],
  ])('are read: %j', (text, rules) => {
    expect(rulesIn(joined(text))).toEqual(rules);
  });
});

describe.each([
  ['files', FILE, 40],
  ['folders', FOLDER, 10],
])('%s that documents name', (_, pattern, least) => {
  it('are there', () => {
    const documents = globSync('{.,docs,decisions}/*.md');
    const named = documents.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(pattern)].map(([, path = '']) => ({
        document,
        path,
      })),
    );
    expect(named.length).toBeGreaterThan(least);
    expect(named.filter(({ path }) => !isThere(path))).toEqual([]);
  });
});

describe('a decision paper', () => {
  it.each(globSync('decisions/*.md'))('%s says how it stands, and since when', (paper) => {
    const [title, status] = readFileSync(paper, 'utf8').split('\n\n');
    expect(title).toMatch(new RegExp(`^# ${paper.slice(10, 14)} \\S`));
    expect(status).toMatch(/^\*\*Status\.\*\* Accepted \d{4}-\d\d-\d\d\.$/);
  });
});

/** Documents say where something lies from the root, from `src/`, or by its name alone. */
function isThere(path: string): boolean {
  if (!/[*{]/.test(path)) return everything.some((one) => `/${one}`.endsWith(`/${path}`));
  return (
    globSync([path, `${FOLDERS}/**/${path}`], {
      exclude: ['**/node_modules'],
    }).length > 0
  );
}

function read(file: string): string {
  return joined(readFileSync(file, 'utf8'));
}

/** A citation may go on in the next line of its comment. */
function joined(text: string): string {
  return text.replaceAll(/\s*\n\s*(?:\*|\/\/|#)?[ \t]*/g, ' ');
}

function papersIn(text: string): string[] {
  return papers.flatMap((paper) => joined(text).match(paper) ?? []);
}

function rulesIn(text: string): string[] {
  return [...text.matchAll(RULES)].flatMap(([, numbers = '']) => numbers.split(/, | and /));
}

function headings(): string[] {
  return [...readFileSync('docs/rules.md', 'utf8').matchAll(HEADING)].map(([, rule = '']) => rule);
}
