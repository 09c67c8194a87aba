import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressAt } from '#domain/addresses.ts';
import { MOST_CHOSEN, MOST_MATCHING } from '#domain/admin/bulk-action.ts';
import { UNDO_SECONDS } from '#domain/admin/pending-action.ts';
import {
  INVITATION_HOURS,
  LINK_HOURS,
  SESSION_HOURS,
  SESSION_IDLE_HOURS,
} from '#domain/admin/operator.ts';
import { PASSWORD_CHARACTERS } from '#domain/admin/password.ts';
import { NEAR_HOURS } from '#domain/order/order-filter.ts';
import { COMPLAINT_DAYS, OBSTACLE_DAYS, REFUND_DAYS } from '#domain/shop/promises.ts';

const MANUAL = 'docs/operating.md';
const PICTURES = 'docs/pictures';
/** Who reads it on a phone, at a customer's, waits for all of them. */
const MOST_BYTES = 2_000_000;

const text = readFileSync(MANUAL, 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

const named = (pattern: RegExp, within = text) => [
  ...new Set([...within.matchAll(pattern)].map(([, name = '']) => name)),
];

/** What GitHub makes of a heading to link to it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-');

/** All words of the section in English, as its sources have them. */
const words = ['admin', 'emails']
  .flatMap((folder) =>
    readdirSync(join('src/messages/en', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join('src/messages/en', folder, file), 'utf8')),
  )
  .join('\n');

describe(`${MANUAL}, its pictures`, () => {
  const shown = named(/\]\(pictures\/([^)]+)\)/g);

  it('are there, and none is left over', () => {
    expect(shown.toSorted()).toEqual(readdirSync(PICTURES).toSorted());
  });

  it('are PNGs that together are quickly loaded', () => {
    const sizes = shown.map((name) => statSync(join(PICTURES, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
    for (const name of shown) {
      const head = readFileSync(join(PICTURES, name)).subarray(1, 4).toString('latin1');
      expect([name, head]).toEqual([name, 'PNG']);
    }
  });

  it('say what is seen on them, for who does not see them', () => {
    expect(text.match(/!\[\s*\]/g)).toBeNull();
  });
});

describe(`${MANUAL} names nothing that is not there`, () => {
  it('no script', () => {
    const run = named(/npm run ([\w:-]+)/g);
    expect(run).toContain('operator:link');
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('no address of the section', () => {
    const paths = named(/`(\/ad[\w/.-]*)`/g);
    expect(paths).toContain('/ad/people');
    const found = paths.map((path) => [path, addressAt(path)?.name] as const);
    // The last row of the section takes every path below /ad, and is no page.
    const lost = found.filter(
      ([, name]) => !name?.startsWith('operator') || name === 'operatorPage',
    );
    expect(lost).toEqual([]);
  });

  it('no heading of its own', () => {
    const headings = new Set(named(/^#+ (.+)$/gm).map(anchorOf));
    const links = named(/\]\(#([^)]+)\)/g);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !headings.has(link))).toEqual([]);
  });

  it('no label that the section does not show', () => {
    const labels = named(/`([A-Z][^`]+)`/g).flatMap((label) => label.split(' … '));
    const notShown = new Set(['Operator']);
    expect(labels.length).toBeGreaterThan(30);
    // Settings are not shown, but stand in the file that lists them.
    const settings = readFileSync('.env.example', 'utf8');
    const isKnown = (label: string) =>
      notShown.has(label) ||
      words.includes(label) ||
      (/^[A-Z_]+$/.test(label) && settings.includes(label));
    const lost = labels.filter((label) => !isKnown(label));
    expect(lost).toEqual([]);
  });
});

describe(`${MANUAL} says the figures of the program`, () => {
  it.each([
    `waits ${UNDO_SECONDS} seconds`,
    `It works once, for ${LINK_HOURS} hours`,
    `a password of at least ${PASSWORD_CHARACTERS.from} characters`,
    `${SESSION_IDLE_HOURS} hours without use and ${SESSION_HOURS / 24} days at most`,
    `The link works once, for ${INVITATION_HOURS / 24} days`,
    `less than ${NEAR_HOURS} hours are left`,
    `You have **${COMPLAINT_DAYS} days** from its receipt`,
    `The money has to leave within **${REFUND_DAYS} days**`,
    `The customer has ${OBSTACLE_DAYS} days`,
    `up to ${MOST_CHOSEN}; or`,
    `up to ${MOST_MATCHING}.`,
  ])('%s', (sentence) => {
    expect(text).toContain(sentence);
  });
});

it.each([
  ['README.md', 'docs/operating.md'],
  ['docs/deployment.md', 'operating.md'],
])('%s leads to it', (file, link) => {
  expect(readFileSync(file, 'utf8')).toContain(`](${link})`);
});
