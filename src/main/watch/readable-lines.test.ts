import { expect, it } from 'vitest';
import { createLog } from './log.ts';
import { readableLines } from './readable-lines.ts';

function written(write: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = [];
  const terminal = { write: (line: string) => void lines.push(line) };
  write(createLog({ logLevel: 'trace' }, readableLines(terminal)));
  return lines;
}

it('says in a line when, what, and the fields of it', () => {
  const [line] = written((log) =>
    log.info({ requestId: 'a1b2', route: 'wizard', status: 200, ms: 12.5 }, 'request'),
  );
  expect(line).toMatch(
    /^\d\d:\d\d:\d\d request requestId=a1b2 route=wizard status=200 ms=12\.5\n$/,
  );
});

it('names the level where it is not the usual one', () => {
  const lines = written((log) => {
    log.warn('a payment waits');
    log.error('no database');
    log.debug('looked');
  });
  expect(lines.map((line) => line.slice(9))).toEqual([
    'warning a payment waits\n',
    'error no database\n',
    'debug looked\n',
  ]);
});

it('shows an error with its facts and, below, where it happened', () => {
  const error = Object.assign(new TypeError('no way'), { code: 'ENOWAY' });
  const [line = ''] = written((log) => log.error({ err: error, job: 'send-email' }, 'job'));
  const [first = '', second = ''] = line.split('\n');
  expect(first.slice(9)).toBe('error job (TypeError: no way) job=send-email code=ENOWAY');
  expect(second).toMatch(/^ {4}at .*readable-lines\.test/);
});

it('keeps what is written on one line, whatever it holds, and loses nothing', () => {
  const [line = ''] = written((log) =>
    log.info({ text: 'a\n15:00:00 error forged', list: [1, 2], none: null }, 'request'),
  );
  expect(line.trimEnd()).not.toContain('\n');
  expect(line).toContain('text="a\\n15:00:00 error forged" list=[1,2] none=null');
});

it.each(['no JSON at all\n', '[]\n', '{"other":1}\n'])('shows %j as it is', (line) => {
  const lines: string[] = [];
  readableLines({ write: (text) => void lines.push(text) }).write(line);
  expect(lines).toEqual([line]);
});

it('leaves out what is redacted', () => {
  const [line] = written((log) => log.info({ settings: { secretKey: 'sk_live_1' } }, 'opened'));
  expect(line).not.toContain('sk_live_1');
});
