import { describe, expect, it } from 'vitest';
import { makeSourceOf } from './sources.ts';

describe('what a Referer says', () => {
  it('is the same however often and in whatever sequence Referers come', () => {
    const sourceOf = makeSourceOf((host) => host === 'vzlet.example');
    for (let round = 0; round < 2; round += 1) {
      expect(sourceOf('https://www.google.com/')).toBe('search');
      expect(sourceOf('https://www.google.com/search?q=a')).toBe('search');
      expect(sourceOf('https://vzlet.example/')).toBe('inside');
      expect(sourceOf('https://vzlet.example/cenik')).toBe('inside');
      expect(sourceOf('https://other.example/')).toBe('site');
      expect(sourceOf('about:blank')).toBe('direct');
      expect(sourceOf('')).toBe('direct');
    }
  });

  it('is known of more sites than are remembered, and of an endless Referer', () => {
    const sourceOf = makeSourceOf(() => false);
    for (let number = 0; number < 1200; number += 1) {
      expect(sourceOf(`https://${number}.bing.com/`)).toBe('search');
    }
    expect(sourceOf(`https://www.google.com/${'x'.repeat(9000)}`)).toBe('search');
    expect(sourceOf(`https://${'a.'.repeat(9000)}example/`)).toBe('site');
  });
});
