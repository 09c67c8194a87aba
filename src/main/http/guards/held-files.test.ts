import { describe, expect, it, vi } from 'vitest';
import { HeldFiles } from './held-files.ts';

describe('places for files', () => {
  it('are so many, and are given on in the sequence in which they were asked for', async () => {
    const files = new HeldFiles(2);
    const [one, two] = [await files.take(), await files.take()];
    const came: string[] = [];
    const third = files.take().then((release) => {
      came.push('third');
      return release;
    });
    const fourth = files.take().then((release) => {
      came.push('fourth');
      return release;
    });
    one?.();
    // Nothing is given back twice.
    one?.();
    const release = await third;
    expect(came).toEqual(['third']);
    release?.();
    two?.();
    (await fourth)?.();
    expect(came).toEqual(['third', 'fourth']);
    expect([await files.take(), await files.take()].every(Boolean)).toBe(true);
  });

  it('are not waited for without end', async () => {
    vi.useFakeTimers();
    const files = new HeldFiles(1);
    const release = await files.take();
    const late = files.take();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await late).toBeUndefined();
    vi.useRealTimers();
    release?.();
    expect(await files.take()).toBeDefined();
  });
});
