import type { ArticleTopic, Cover } from '#domain/content/articles/article.ts';
import type { Point } from '#web/ui/smooth-path.ts';
import { type Random, randomOf } from './random.ts';

/** What a cover is drawn from. */
export interface CoverSubject {
  id: string;
  topic?: ArticleTopic | undefined;
  cover: Cover;
}

/** The place of a drawing, in its own units. */
export interface Frame {
  width: number;
  height: number;
}

/** What a shape is coloured as: the ground, two tones of it, ink, and the one point of the signal colour. */
export type CoverRole = 'ground' | 'faint' | 'tone' | 'full' | 'tip';

/** Shapes of one colour: filled, or drawn as lines of that width. */
export interface CoverLayer {
  role: CoverRole;
  d: string;
  width?: number;
  /** Lengths of dash and gap; without it the line is whole. */
  dash?: string;
  /** Lines and dashes end as they are, not in half circles. */
  isCut?: boolean;
  /** Where shapes of the layer overlap, the ground shows. */
  isCrossed?: boolean;
}

/** What a composition works with. */
export interface Sketch extends Frame {
  /** From 0 to 1, with a little of everything that is nothing, so that it can be seen. */
  values: readonly number[];
  /** The place of the greatest value, the first of several. */
  peak: number;
  random: Random;
}

export type Composition = (sketch: Sketch) => CoverLayer[];

/** How much of the whole a value of nothing takes. */
const LEAST = 0.07;

export function sketchOf({ id, cover }: CoverSubject, frame: Frame): Sketch {
  const { values } = cover;
  return {
    ...frame,
    values: values.map((value) => LEAST + (1 - LEAST) * (value / 100)),
    peak: values.indexOf(Math.max(...values)),
    random: randomOf(id),
  };
}

/** A point that is at least so far from every edge, as near to where it was wanted as that allows. */
export function fitInside({ width, height }: Frame, { x, y }: Point, margin: number): Point {
  const held = (value: number, most: number) => Math.min(most - margin, Math.max(margin, value));
  return { x: held(x, width), y: held(y, height) };
}

/** The values as if there were so many of them, each between its neighbours. */
export function resample(values: readonly number[], count: number): number[] {
  const last = values.length - 1;
  return Array.from({ length: count }, (_, index) => {
    const at = (index / Math.max(1, count - 1)) * last;
    const from = Math.floor(at);
    const ease = (1 - Math.cos((at - from) * Math.PI)) / 2;
    const here = values[from] ?? 0;
    return here + ((values[from + 1] ?? here) - here) * ease;
  });
}

/** The sums of all values up to each, as shares of the whole. */
export function runningShares(values: readonly number[]): number[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  let sum = 0;
  return values.map((value) => (sum += value) / whole);
}
