import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { Closing } from './closing.ts';

const log = pino({ enabled: false });

describe('what has been opened', () => {
  it('is closed once, the last opened first, though one of them fails', async () => {
    const closing = new Closing(log);
    const closed: string[] = [];
    closing.add('database', 1000, async () => closed.push('database'));
    closing.add('probes', 1000, () => Promise.reject(new Error('Not this one.')));
    closing.add('jobs', 1000, async () => closed.push('jobs'));
    await Promise.all([closing.close(), closing.close()]);
    expect(closed).toEqual(['jobs', 'database']);
  });

  it('is closed too where that happens while the rest is closed, and ends the opening', async () => {
    const closing = new Closing(log);
    const closed: string[] = [];
    const slow = Promise.withResolvers<void>();
    closing.add('database', 1000, async () => {
      await slow.promise;
      closed.push('database');
    });
    const ended = closing.close();
    expect(() => closing.add('jobs', 1000, async () => closed.push('jobs'))).toThrow('told to end');
    slow.resolve();
    await ended;
    expect(closed).toEqual(['database', 'jobs']);
  });

  it('is closed too where the rest has been closed already, within its time', async () => {
    const closing = new Closing(log);
    await closing.close(true);
    const told: boolean[] = [];
    const hangs = (isHurried: boolean) => {
      told.push(isHurried);
      return new Promise(() => {});
    };
    expect(() => closing.add('jobs', 10, hangs)).toThrow('told to end');
    await closing.close();
    expect(told).toEqual([true]);
  });
});

describe('an opening', () => {
  it('goes on until the end is announced, and what it opened last is closed', async () => {
    const closing = new Closing(log);
    const closed: string[] = [];
    closing.goOn();
    closing.announce();
    expect(() => closing.goOn()).toThrow('told to end');
    expect(() => closing.add('jobs', 1000, async () => closed.push('jobs'))).toThrow('told to end');
    expect(closed).toEqual([]);
    await closing.close();
    expect(closed).toEqual(['jobs']);
  });
});
