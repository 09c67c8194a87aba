import { createElement } from 'react';
import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';
import { type Painter, PainterUnavailable } from './port.ts';

const form = { width: 1, height: 1, format: 'png' } as const;
const drawing = createElement('div');

/** A painter that is told when to finish each picture. */
function heldPainter() {
  const begun: PromiseWithResolvers<Uint8Array<ArrayBuffer>>[] = [];
  const painter: Painter = {
    provider: 'held',
    paint() {
      const painting = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
      begun.push(painting);
      return painting.promise;
    },
  };
  return { painter, begun };
}

it('begins a picture when the one before it is done, or has failed', async () => {
  const { painter, begun } = heldPainter();
  const { paint } = oneAtATime(painter, { mostWaiting: 5 });
  const asked = [paint(drawing, form), paint(drawing, form), paint(drawing, form)];
  await expect.poll(() => begun.length).toBe(1);
  begun[0]?.reject(new PainterUnavailable('broken'));
  await expect(asked[0]).rejects.toThrow('broken');
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.resolve(new Uint8Array([1]));
  expect(await asked[1]).toEqual(new Uint8Array([1]));
  await expect.poll(() => begun.length).toBe(3);
  begun[2]?.resolve(new Uint8Array([2]));
  expect(await asked[2]).toEqual(new Uint8Array([2]));
});

it('refuses who would have to wait behind too many, and takes them again later', async () => {
  const { painter, begun } = heldPainter();
  const { paint } = oneAtATime(painter, { mostWaiting: 1 });
  const first = paint(drawing, form);
  const second = paint(drawing, form);
  await expect(paint(drawing, form)).rejects.toThrow(PainterUnavailable);
  await expect.poll(() => begun.length).toBe(1);
  begun[0]?.resolve(new Uint8Array());
  await first;
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.resolve(new Uint8Array());
  await second;
  void paint(drawing, form);
  await expect.poll(() => begun.length).toBe(3);
});
