import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { type Described, type PortFailure, watchPorts } from './port-failures.ts';

function watched() {
  const written: string[] = [];
  const counted: PortFailure[] = [];
  const time = { now: 0 };
  const watch = watchPorts({
    log: pino({ base: null }, { write: (line) => void written.push(line) }),
    describe: (error): Described | undefined =>
      error instanceof Error
        ? { problem: error.message === 'key' ? 'denied' : 'unavailable', subject: error.name }
        : undefined,
    onFailure: (failure) => void counted.push(failure),
    now: () => time.now,
  });
  const noting = watch('payments', 'Stripe live');
  const fail = (error: unknown = new Error('away')) =>
    expect(
      noting('refund', async () => {
        throw error;
      }),
    ).rejects.toBe(error);
  const lines = () => written.map((line): Record<string, unknown> => JSON.parse(line));
  return { noting, fail, lines, counted, time };
}

describe('the failures of a port', () => {
  it('are counted each, and have a line every ten seconds that says how many had none', async () => {
    const { fail, lines, counted, time } = watched();
    for (let i = 0; i < 1000; i += 1) await fail();
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toMatchObject({
      level: 40,
      port: 'payments',
      provider: 'Stripe live',
      action: 'refund',
      problem: 'unavailable',
    });
    expect(lines()[0]).not.toHaveProperty('leftOut');
    time.now = 9_999;
    await fail();
    expect(lines()).toHaveLength(1);
    time.now = 10_000;
    await fail();
    expect(lines()[1]).toMatchObject({ leftOut: 1000 });
    expect(counted).toHaveLength(1002);
    expect(counted[0]).toEqual({ port: 'payments', action: 'refund', problem: 'unavailable' });
  });

  it('of another kind have lines of their own, at the level of who can mend them', async () => {
    const { fail, lines } = watched();
    await fail();
    await fail(new Error('key'));
    await fail(Object.assign(new Error('away'), { name: 'evt_2' }));
    expect(lines()).toMatchObject([
      { level: 40, problem: 'unavailable' },
      { level: 50, problem: 'denied' },
      { level: 40, problem: 'unavailable' },
    ]);
  });

  it('are no mistakes of the program, and no successes', async () => {
    const { fail, noting, lines, counted } = watched();
    await fail('a mistake');
    expect(await noting('refund', async () => 're_1')).toBe('re_1');
    expect([lines(), counted]).toEqual([[], []]);
  });
});
