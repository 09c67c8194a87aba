import { isDeepStrictEqual } from 'node:util';
import { textOf } from '#tests/stage/html.ts';
import type { Books, Playing } from './open.ts';

/** Takes down what somebody says of an order beside what it should be; where the two differ, that is a fault. */
export type Compare = (what: string, said: unknown, wanted: unknown) => void;

/** One of the mouths by which an order is told of: reads it there, and compares what is said. */
export type Mouth = (playing: Playing, books: Books, compare: Compare) => Promise<void>;

/** An e-mail that has just left, beside the books of that moment. */
export interface ToldByEmail {
  books: Books;
  text: string;
  compare: Compare;
}

/** @returns a way to compare, and the differences that were found so far */
export function comparing(who: string, found: string[]): Compare {
  return (what, said, wanted) => {
    if (isDeepStrictEqual(said, wanted)) return;
    found.push(`${who}, ${what}: said ${show(said)}, and it is ${show(wanted)}`);
  };
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

/** Words as a reader of a page has them: one space between two. */
export function plain(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim();
}

/** What stands for a part of a sentence that differs from one to the next. */
const GAPS = ['⓵', '⓶', '⓷', '⓸', '⓹'] as const;

/** A count, or a sum in either edition. */
const FIGURE = String.raw`((?:CZK )?[\d.,]*\d(?: Kč)?)`;

type Write = (...parts: string[]) => string;

/**
 * The counts or sums of a sentence that a text has in it; undefined where it has no such sentence.
 * @param write makes the sentence of its parts, as the program does
 */
export function partsIn(text: string, write: Write): string[] | undefined {
  const pattern = plain(write(...GAPS))
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/[⓵-⓹]/gu, FIGURE);
  return new RegExp(String.raw`${pattern}(?=\s|$)`, 'u').exec(text)?.slice(1);
}

/** Whether a text has such a sentence in it, whatever its parts: by its longest words between them. */
export function isStated(text: string, write: Write): boolean {
  const [longest = ''] = plain(write(...GAPS))
    .split(/[⓵-⓹]/u)
    .toSorted((a, b) => b.length - a.length);
  return text.includes(longest);
}

/** The same by all of its words. */
export function isAllStated(text: string, write: Write): boolean {
  const parts = plain(write(...GAPS)).split(/[⓵-⓹]/u);
  return parts.every((part) => text.includes(part));
}

/** The names and values of the lists of facts of a page; of one that comes twice the first. */
export function pairsOf(html: string): (name: string) => string | undefined {
  const found = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)];
  const pairs = found.map(([, name = '', value = '']) => [textOf(name), textOf(value)] as const);
  return (name) => pairs.find(([each]) => each === plain(name))?.[1];
}
