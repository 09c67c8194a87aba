import type { Random } from './random.ts';

/** Characters that begin, end or part something in what the shop reads. */
const marks = [...'[]()<>{}!*_~`#|:;,=&%?\\/"\'+-.@^$ \t\n\r'] as unknown as readonly [
  string,
  ...string[],
];

/** What begins something, and what ends it. */
type Pair = readonly [string, string];
const pairs: readonly [Pair, ...Pair[]] = [
  ['[', ']'],
  ['![', '](x)'],
  ['(', ')'],
  ['{', '}'],
  ['{"a":', '}'],
  ['<div>', '</div>'],
  ['<b><i>', '</i></b>'],
  ['<table><tr><td>', '</td></tr></table>'],
  ['<!--', '-->'],
  ['"', '"'],
  ['**', '**'],
  ['_', '_'],
  ['`', '`'],
  ['> ', '\n'],
  ['- ', '\n'],
  ['[[claim:', ']]'],
  ['[^', ']'],
  ['=?utf-8?q?', '?='],
  ['%', '41'],
  ['&', ';'],
];

/** Letters of one byte to four, what joins to them, and what is no letter alone. */
const unicode = [
  'a',
  'ř',
  'Ž',
  'ß',
  'İ',
  'ﬁ',
  '中',
  '👩‍👩‍👧‍👦',
  '\u0301',
  '\u200b',
  '\u200d',
  '\u202e',
  '\ufeff',
  '\u0000',
  '\u2028',
  '\ud83d',
  '\uffff',
  '\u{10ffff}',
] as const;

/** Words that mean something to one of the readers. */
const words = [
  '__proto__',
  'constructor',
  'a=1&',
  'a[b]=',
  'data:text/html;base64,',
  'javascript:',
  'https://a.example/',
  '\r\n',
  '\r\n\r\n',
  '--b\r\n',
  '\n--b\n',
  '0.1e999',
  '1;2;3;',
  '""',
  '\\u0000',
  '%25',
  '%F0%9F',
  '&amp;',
  '&#x10ffff;',
  '| - ',
  '1. ',
  '# a\n',
  '```\n',
  '<a href="',
  '</',
] as const;

/** A few characters that may mean something, some of them twice. */
function shortChunk(random: Random): string {
  const parts = Array.from({ length: 1 + random.below(4) }, () => {
    const kind = random.below(5);
    if (kind < 2) return random.pick(marks);
    if (kind === 2) return random.pick(words);
    if (kind === 3) return random.pick(unicode);
    return random.pick(random.pick(pairs));
  });
  return parts.join('').repeat(1 + random.below(2));
}

type Made = (random: Random, most: number) => string;

function repeated(random: Random, most: number): string {
  return filled(shortChunk(random), most);
}

/** Two in turn: what one begins the other ends, or does not. */
function alternating(random: Random, most: number): string {
  return filled(shortChunk(random) + shortChunk(random), most);
}

function nested(random: Random, most: number): string {
  const [begins, ends] = random.pick(pairs);
  const depth = Math.floor(most / (begins.length + ends.length));
  return `${begins.repeat(depth)}${random.chance(0.5) ? 'x' : ''}${ends.repeat(depth)}`;
}

function halfClosed(random: Random, most: number): string {
  const [begins, ends] = random.pick(pairs);
  const share = random.below(most);
  return random.chance(0.5)
    ? filled(begins, most)
    : filled(begins, share) + filled(ends, most - share);
}

/** A long run of one, then of another, and so on. */
function runs(random: Random, most: number): string {
  const count = 1 + random.below(20);
  const made = () => filled(shortChunk(random), random.below(Math.ceil(most / count)));
  return Array.from({ length: count }, made).join('');
}

function mixed(random: Random, most: number): string {
  const drawn = Array.from({ length: 200 }, () => shortChunk(random)).join('');
  return filled(drawn, most);
}

function foreign(random: Random, most: number): string {
  const drawn = Array.from({ length: 100 }, () => random.pick(unicode)).join('');
  return filled(drawn, most);
}

/** Each line a little longer than the one before. */
function growing(random: Random, most: number): string {
  const chunk = shortChunk(random);
  const lines: string[] = [];
  for (let left = most, times = 1; left > 0; times += 1) {
    const line = `${chunk.repeat(times)}\n`;
    lines.push(line);
    left -= line.length;
  }
  return lines.join('').slice(0, most);
}

const texts: readonly [Made, ...Made[]] = [
  repeated,
  repeated,
  alternating,
  nested,
  halfClosed,
  runs,
  mixed,
  foreign,
  growing,
];

/** A text that is bad to read in one of many ways, with at most so many UTF-16 units. */
export function badText(random: Random, most: number): string {
  return random.pick(texts)(random, most).slice(0, most);
}

function filled(chunk: string, length: number): string {
  return chunk.repeat(Math.ceil(length / chunk.length)).slice(0, length);
}

const changes: readonly [Made, ...Made[]] = [badText, repeated, halfClosed, () => ''];

/** A sample that is right, with some of its places cut out, doubled, exchanged or filled with something bad. */
export function mutated(random: Random, sample: string, most: number): string {
  let text = sample;
  for (let left = 1 + random.below(6); left > 0; left -= 1) {
    const from = random.below(text.length + 1);
    const to = Math.min(text.length, from + random.below(60));
    const cut = text.slice(from, to);
    const room = Math.max(1, most - text.length);
    const put = random.chance(0.4)
      ? filled(cut === '' ? 'x' : cut, random.below(room))
      : random.pick(changes)(random, random.below(room) + 1);
    text = text.slice(0, from) + put + text.slice(to);
  }
  return text.slice(0, most);
}
