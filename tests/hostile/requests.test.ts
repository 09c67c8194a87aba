import { expect, it } from 'vitest';
import { type Aim, type HostileRequest, createRequests } from './requests.ts';

const aim: Aim = { host: 'localhost:3000', files: ['/assets/a.js'] };

function take(seed: number, count: number): HostileRequest[] {
  const next = createRequests(seed, aim);
  return Array.from({ length: count }, next);
}

it('a seed gives the same hostile requests each time, another seed gives others', () => {
  const sent = (seed: number) =>
    Buffer.concat(take(seed, 500).map(({ bytes }) => bytes)).toString('base64');
  expect(sent(7) === sent(7)).toBe(true);
  expect(sent(7) === sent(8)).toBe(false);
});

it('hostile requests are of every kind, and strange ranges are asked of every built file', () => {
  const made = take(1, 3000);
  expect(new Set(made.map(({ kind }) => kind))).toEqual(
    new Set(['method', 'path', 'header', 'range', 'body', 'noise']),
  );
  const ranges = made.filter(({ kind }) => kind === 'range').map(({ bytes }) => bytes.toString());
  const asked = ranges.filter((text) => text.includes('/assets/a.js'));
  for (const range of ['bytes=5-4', '5-4', `bytes=0-${'9'.repeat(20)}`, 'bytes=4-1,2']) {
    expect(asked.some((text) => text.includes(`Range: ${range}\r\n`))).toBe(true);
  }
});

it('some of what is posted is shorter than it says', () => {
  const posted = take(2, 500).filter(({ kind }) => kind === 'body');
  const isShort = posted.map(({ bytes }) => {
    const [head = ''] = bytes.toString('latin1').split('\r\n\r\n', 1);
    const [, length] = /^Content-Length: (\d+)$/m.exec(head) ?? [];
    return Number(length) > bytes.length - head.length - 4;
  });
  expect(isShort).toContain(true);
  expect(isShort).toContain(false);
});
