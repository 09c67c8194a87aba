import { describe, expect, it } from 'vitest';
import { listEffectiveEvents } from './order-event.ts';

const entry = (minute: number, state: string | null, kind: string | null = null) => ({
  at: new Date(Date.UTC(2026, 10, 23, 8, minute)),
  state,
  kind,
});

describe('the history that stands', () => {
  const before = [entry(0, 'pending'), entry(1, 'paid')];

  it('is all of it where nothing was taken back', () => {
    const events = [...before, entry(2, 'delivering'), entry(3, 'completed')];
    expect(listEffectiveEvents(events)).toEqual(events);
  });

  it('lacks every entry of a move that was taken back, and the word of it', () => {
    const move = [entry(2, null, 'progress'), entry(2, 'delivering'), entry(2, 'completed')];
    const after = entry(4, 'delivering');
    expect(listEffectiveEvents([...before, ...move, entry(3, 'paid', 'undone'), after])).toEqual([
      ...before,
      after,
    ]);
  });

  it('lacks a declaration with the tying that was taken back, which came earlier', () => {
    const tied = [entry(0, null, 'withdrawal'), entry(2, null, 'withdrawal-tied')];
    expect(listEffectiveEvents([...before, ...tied, entry(3, 'paid', 'undone')])).toEqual(before);
  });

  it('keeps everything where only an e-mail or a refund did not leave', () => {
    expect(listEffectiveEvents([...before, entry(1, null, 'undone')])).toEqual(before);
  });
});
