import { expect, it } from 'vitest';
import { type PressMark, marksToShow } from './press-mark.ts';

function mark(id: string): PressMark {
  const text = { cs: 'text', en: 'text' };
  return { id, name: id, title: text, sentence: text };
}

it('shows made-up marks on a local shop alone, and only until there is a real one', () => {
  const demo = [mark('demo')];
  const own = [mark('own')];
  expect(marksToShow([], demo, true)).toEqual({ marks: demo, isSample: true });
  expect(marksToShow([], demo, false)).toEqual({ marks: [], isSample: false });
  expect(marksToShow(own, demo, true)).toEqual({ marks: own, isSample: false });
  expect(marksToShow(own, demo, false)).toEqual({ marks: own, isSample: false });
});
