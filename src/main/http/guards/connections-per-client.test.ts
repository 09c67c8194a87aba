import { describe, expect, it } from 'vitest';
import { createConnectionCount } from './connections-per-client.ts';

const limits = { perClient: 2, perWiderNetwork: 5 };

describe('connections of one client', () => {
  it('are limited to its share, until it closes one', () => {
    const count = createConnectionCount(limits);
    const close = count.open('192.0.2.1');
    expect(count.open('192.0.2.1')).toBeDefined();
    expect(count.open('192.0.2.1')).toBeUndefined();
    expect(count.open('192.0.2.2')).toBeDefined();
    close?.();
    expect(count.open('192.0.2.1')).toBeDefined();
    expect(count.open('192.0.2.1')).toBeUndefined();
  });

  it('are those of a whole /64', () => {
    const count = createConnectionCount(limits);
    expect(count.open('2001:db8:1:1::1')).toBeDefined();
    expect(count.open('2001:db8:1:1::2')).toBeDefined();
    expect(count.open('2001:db8:1:1:ffff::3')).toBeUndefined();
    expect(count.open('2001:db8:1:2::1')).toBeDefined();
  });

  it('in many networks of one /48 are limited together, until one of them is closed', () => {
    const count = createConnectionCount(limits);
    const opened = [1, 2, 3, 4, 5].map((network) => count.open(`2001:db8:1:${network}::1`));
    expect(opened).not.toContain(undefined);
    expect(count.open('2001:db8:1:6::1')).toBeUndefined();
    expect(count.open('2001:db8:2:6::1')).toBeDefined();
    opened[0]?.();
    expect(count.open('2001:db8:1:6::1')).toBeDefined();
    expect(count.open('2001:db8:1:7::1')).toBeUndefined();
  });

  it('take no place of the wider network where they are refused', () => {
    const count = createConnectionCount(limits);
    for (let tried = 0; tried < 10; tried += 1) count.open('2001:db8:1:1::1');
    const others = [2, 3, 4].map((network) => count.open(`2001:db8:1:${network}::1`));
    expect(others).not.toContain(undefined);
  });
});
