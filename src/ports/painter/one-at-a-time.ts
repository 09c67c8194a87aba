import { type Painter, PainterUnavailable } from './port.ts';

/**
 * A painter that paints one picture after the other, so that whoever asks for many of them at once keeps one
 * core busy and not the machine. Who would have to wait behind too many others is told to come later.
 */
export function oneAtATime(painter: Painter, { mostWaiting }: { mostWaiting: number }): Painter {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    provider: painter.provider,
    async paint(drawing, form) {
      if (waiting > mostWaiting) throw new PainterUnavailable('Too many pictures are waiting.');
      waiting += 1;
      const painted = last.then(() => painter.paint(drawing, form));
      // One that fails does not hold up those behind it.
      last = painted.catch(() => {});
      return painted.finally(() => {
        waiting -= 1;
      });
    },
  };
}
