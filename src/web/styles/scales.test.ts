import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheets = globSync('src/web/styles/**/*.css').map(
  (path) => [path, readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')] as const,
);

/** Those of tokens.css, which cannot be variables. */
const breakpoints = new Set(['24rem', '40rem', '48rem', '60rem', '68rem', '30rem']);

function matches(css: string, pattern: RegExp): string[] {
  return [...css.matchAll(pattern)].map(([whole]) => whole);
}

describe.each(sheets)('the styles of %s', (path, css) => {
  it('know no other breakpoints than the scale has, written as ranges', () => {
    const media = matches(css, /@media [^{]*/g);
    expect(media.filter((query) => /(?:min|max)-(?:width|height)/.test(query))).toEqual([]);
    const used = media.flatMap((query) => matches(query, /[\d.]+(?:rem|px|em)\b/g));
    expect(used.filter((width) => !breakpoints.has(width))).toEqual([]);
  });

  it('take layers and sizes of type from the tokens', () => {
    if (path.endsWith('/tokens.css')) return;
    expect(matches(css, /z-index: (?!var\(--layer-|1;)[^;]*/g)).toEqual([]);
    expect(matches(css, /font-size: clamp[^;]*/g)).toEqual([]);
    expect(matches(css, /min-height: (?:2\.75|3|3\.5)rem/g)).toEqual([]);
  });
});

describe('the reading of styles', () => {
  it('finds sheets and what is in them', () => {
    expect(sheets.length).toBeGreaterThan(30);
    expect(sheets.filter(([, css]) => css.includes('@media')).length).toBeGreaterThan(10);
  });
});
