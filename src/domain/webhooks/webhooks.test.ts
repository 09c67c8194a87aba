import { describe, expect, it } from 'vitest';
import { isInward, problemOfUrl, readReceiver } from './receiver.ts';
import { RETRY_SECONDS, judgeCall, nextTry, readRetryAfter } from './sending.ts';
import { readMoment } from '#domain/time/calendar.ts';

describe('an address of the network', () => {
  it.each([
    ['127.0.0.1', true],
    ['10.0.0.1', true],
    ['172.16.0.1', true],
    ['172.32.0.1', false],
    ['192.168.1.1', true],
    ['169.254.169.254', true],
    ['100.64.0.1', true],
    ['0.0.0.0', true],
    ['224.0.0.1', true],
    ['255.255.255.255', true],
    ['8.8.8.8', false],
    ['300.1.1.1', true],
    ['::1', true],
    ['::', true],
    ['fe80::1%eth0', true],
    ['fd12:3456::1', true],
    ['fec0::1', true],
    ['ff02::1', true],
    ['::ffff:8.8.8.8', true],
    ['::ffff:7f00:1', true],
    ['64:ff9b::7f00:1', true],
    ['2002:7f00:1::', true],
    ['2001:db8::1', true],
    ['2001:0:7f00:1::', true],
    ['2606:4700:4700::1111', false],
    ['2001:4860:4860:0:0:0:0:8888', false],
    ['2606::1::1', true],
    ['books', true],
    ['', true],
  ])('%s leads inwards: %s', (address, is) => {
    expect(isInward(address)).toBe(is);
  });
});

describe('the address of a receiver', () => {
  it.each([
    ['https://books.example.com/vzlet?a=1', undefined],
    ['https://books.example.com:8443/', undefined],
    [' ', 'url-empty'],
    ['books.example.com', 'url-invalid'],
    ['ftp://books.example.com', 'url-invalid'],
    [`https://books.example.com/${'a'.repeat(500)}`, 'url-invalid'],
    ['http://books.example.com', 'url-not-https'],
    ['https://me@books.example.com', 'url-credentials'],
    ['https://books.example.com:5432', 'url-port'],
    ['https://books.example.com:22', 'url-port'],
    ['https://127.0.0.1', 'url-inward'],
    ['https://0x7f.1', 'url-inward'],
    ['https://2130706433', 'url-inward'],
    ['https://[::1]', 'url-inward'],
    ['https://[::ffff:10.0.0.1]', 'url-inward'],
    ['https://localhost', 'url-inward'],
    ['https://localhost.', 'url-inward'],
    ['https://db.internal', 'url-inward'],
    ['https://metadata.google.internal', 'url-inward'],
  ])('%s: %s', (url, problem) => {
    expect(problemOfUrl(url, false)).toBe(problem);
  });

  it('may be of this machine on a local shop', () => {
    expect(problemOfUrl('http://127.0.0.1:5000/', true)).toBeUndefined();
  });

  it('comes with a name and with events that there are', () => {
    const url = 'https://books.example.com';
    const read = (name: string, events: string[]) => readReceiver({ name, url, events }, false);
    expect(read(' ', ['order.paid'])).toMatchObject({ problem: 'name-empty' });
    expect(read('A', ['order.lost'])).toMatchObject({ problem: 'events-empty' });
    expect(read('A\u0000  b', ['order.paid', 'order.paid'])).toMatchObject({
      receiver: { url: 'https://books.example.com/', events: ['order.paid'] },
    });
  });
});

describe('a try', () => {
  const at = new Date('2026-11-24T12:00:00Z');

  it.each([
    [200, 'delivered'],
    [299, 'delivered'],
    [301, 'refused'],
    [401, 'refused'],
    [410, 'refused'],
    [429, 'again'],
    [500, 'again'],
    [101, 'refused'],
  ])('is judged by its status: %i %s', (status, verdict) => {
    expect(judgeCall({ status, answer: '' })).toBe(verdict);
  });

  it('is repeated later and later, and ends', () => {
    const failed = { problem: 'time' } as const;
    expect(judgeCall(failed)).toBe('again');
    const pauses = RETRY_SECONDS.map((_, step) => nextTry(step, failed, at)?.getTime() ?? 0);
    expect(pauses.map((then) => (then - at.getTime()) / 1000)).toEqual([...RETRY_SECONDS]);
    expect(nextTry(RETRY_SECONDS.length, failed, at)).toBeUndefined();
  });

  it('reads Retry-After in seconds and as a moment', () => {
    expect(readRetryAfter('120', at)).toBe(120);
    expect(readRetryAfter('Tue, 24 Nov 2026 12:01:00 GMT', at)).toBe(60);
    expect(readRetryAfter('Tue, 24 Nov 2026 11:00:00 GMT', at)).toBe(0);
    expect(readRetryAfter('soon', at)).toBeUndefined();
    expect(readRetryAfter(undefined, at)).toBeUndefined();
  });
});

it('reads a moment as it is typed in Prague', () => {
  expect(readMoment('2026-11-24T13:30')?.toISOString()).toBe('2026-11-24T12:30:00.000Z');
  expect(readMoment('2026-07-01T13:30')?.toISOString()).toBe('2026-07-01T11:30:00.000Z');
  expect(readMoment('2026-10-25T02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(readMoment('2026-03-29T02:30')).toBeUndefined();
  expect(readMoment('2026-13-01T02:30')).toBeUndefined();
  expect(readMoment('yesterday')).toBeUndefined();
});
