import { expect, it } from 'vitest';
import { type HostileItem, describeItem, makeItem, mostBytes } from './items.ts';
import { badText, mutated } from './pieces.ts';
import { seeded } from './random.ts';

const take = (seed: number, count: number): HostileItem[] =>
  Array.from({ length: count }, (_, number) => makeItem(seed, number));

it('a seed gives the same items each time, each of them alone, and another seed gives others', () => {
  const all = take(7, 60);
  expect(all).toEqual(take(7, 60));
  expect(makeItem(7, 41)).toEqual(all[41]);
  expect(take(8, 60).map(describeItem)).not.toEqual(all.map(describeItem));
});

it('items are of every kind and never larger than their kind may be', () => {
  const all = take(3, 200);
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(Object.keys(mostBytes)));
  for (const item of all) {
    expect(item.size, describeItem(item)).toBeLessThanOrEqual(mostBytes[item.kind]);
    expect(describeItem(item).length).toBeLessThan(400);
  }
});

it('items of one kind are short and long', () => {
  const sizes = take(5, 200).flatMap(({ kind, size }) => (kind === 'article' ? [size] : []));
  expect(Math.min(...sizes)).toBeLessThan(2000);
  expect(Math.max(...sizes)).toBeGreaterThan(100_000);
});

it('a bad text repeats, nests, alternates, and is never longer than it may be', () => {
  const random = seeded(11);
  const texts = Array.from({ length: 300 }, () => badText(random, 5000));
  for (const text of texts) expect(text.length).toBeLessThanOrEqual(5000);
  expect(texts.filter((text) => /(.{1,9}?)\1{50,}/s.test(text)).length).toBeGreaterThan(100);
  expect(new Set(texts).size).toBeGreaterThan(250);
});

it('a changed sample keeps some of itself, and is never longer than it may be', () => {
  const random = seeded(13);
  const sample = 'Dobrý den, děkuji za zprávu a zdravím.';
  const changed = Array.from({ length: 200 }, () => mutated(random, sample, 3000));
  for (const text of changed) expect(text.length).toBeLessThanOrEqual(3000);
  expect(changed.filter((text) => text.includes('zprávu')).length).toBeGreaterThan(60);
  expect(changed.filter((text) => text !== sample).length).toBeGreaterThan(180);
});
