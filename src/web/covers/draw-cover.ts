import type { CoverFamily } from '#domain/content/articles/article.ts';
import { bars } from './bars.ts';
import { boards } from './board.ts';
import { curves } from './curve.ts';
import { ladders } from './ladder.ts';
import { hashOf } from './random.ts';
import { rings } from './rings.ts';
import {
  type Composition,
  type CoverLayer,
  type CoverSubject,
  type Frame,
  sketchOf,
} from './sketch.ts';

/** With these the covers of the articles that come with the shop are spread over all compositions. */
const spreads: Record<CoverFamily, number> = {
  curve: 2537,
  ladder: 5654,
  board: 10051,
  rings: 4481,
  bars: 1449,
};

const families: Record<CoverFamily, readonly Composition[]> = {
  curve: curves,
  ladder: ladders,
  board: boards,
  rings,
  bars,
};

export interface DrawnCover {
  /** The deeper of the two grounds of its topic. */
  isDeep: boolean;
  /** Drawn from right to left. */
  isTurned: boolean;
  /** From the lowest to the highest. */
  layers: CoverLayer[];
}

/** The cover of an article: the same for the same data, and another for any other. */
export function drawCover(subject: CoverSubject, frame: Frame): DrawnCover {
  const compositions = families[subject.cover.family];
  const chosen = hashOf(`${spreads[subject.cover.family]} ${subject.id}`);
  const composition = compositions[chosen % compositions.length];
  const layers = composition?.(sketchOf(subject, frame)) ?? [];
  return {
    isDeep: (chosen >>> 8) % 2 === 1,
    isTurned: (chosen >>> 12) % 3 === 0,
    layers: layers.filter(({ d }) => d !== ''),
  };
}
