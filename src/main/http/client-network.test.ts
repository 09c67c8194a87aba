import { describe, expect, it } from 'vitest';
import { bareAddress, networkOf, widerNetworkOf } from './client-network.ts';

describe('the network of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the address that a proxy writes', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:49152', '192.0.2.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['[2001:db8::7]:49152', '2001:db8::7'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
    ['[fe80::1%eth0]:80', 'fe80::1%eth0'],
    ['unknown', 'unknown'],
  ])('%s is %s without brackets and port', (written, address) => {
    expect(bareAddress(written)).toBe(address);
  });
});

describe('the wider network', () => {
  it.each([
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::/64', '2001:db8:1::/48'],
    ['192.0.2.7', undefined],
    ['unknown', undefined],
    ['zofie@example.com 2001:db8:1:2::/64', undefined],
  ])('of %s is %s', (network, wider) => {
    expect(widerNetworkOf(network)).toBe(wider);
  });
});
