import { describe, expect, it } from 'vitest';
import { renderAnswer } from '#documents/answer/render-answer.ts';
import { markdownToHtml } from './markdown.ts';

const rendered = (text: string) => markdownToHtml(text).trim();

describe('a day at the head of a paragraph', () => {
  it.each([
    '28. února 2026 zdražujeme.',
    '1. ledna 2026 zdražujeme.',
    '28. 2. 2026 zdražujeme.',
    '1. 3. zdražujeme.',
    '28. February 2026 is the day.',
    '2026. Rok, ve kterém zdražíme.',
  ])('stays text: %s', (text) => {
    expect(rendered(text)).toBe(`<p>${text}</p>`);
    expect(renderAnswer(text, []).html).toBe(`<p>${text}</p>`);
    expect(rendered(`> ${text}`)).toContain(`<p>${text}</p>`);
    expect(rendered(`- ${text}`)).toBe(`<ul>\n<li>${text}</li>\n</ul>`);
  });

  it('is no item of a list with the next one', () => {
    const days = '28. února zdražíme.\n\n1. března zlevníme.\n\n2. dubna nic.';
    expect(rendered(days)).not.toContain('<ol');
    expect(rendered('Platí od\n1. ledna 2026.')).toBe('<p>Platí od\n1. ledna 2026.</p>');
  });
});

it.each([
  ['1. Jedna', 1],
  ['1. Jedna\n2. Dvě', 2],
  ['3. Tři\n4. Čtyři', 2],
  ['3. Tři\n\n   Dál.\n\n4. Čtyři', 2],
  ['1) Jedna\n2) Dvě', 2],
  ['1. Jedna\n   1. Vnitřní\n2. Dvě', 3],
])('a list stays a list: %j', (text, items) => {
  expect(rendered(text).match(/<li>/g)).toHaveLength(items);
});

it('code stays as it is', () => {
  const code = '```\n28. února\n[^1]\n```\n\n`[^1]`\n\n[^1]: a';
  expect(rendered(code)).toContain('<code>28. února\n[^1]\n</code>');
  expect(rendered(code)).toContain('<code>[^1]</code>');
});

describe('a footnote', () => {
  it('is a small figure with its text', () => {
    expect(rendered('Text[^1], dál[^b].\n\n[^1]: poznámka\n\n[^b]: druhá **tučně**')).toBe(
      '<p>Text¹, dál².</p>\n<p>¹ poznámka</p>\n<p>² druhá <strong>tučně</strong></p>',
    );
  });

  it('without a text is the mark of a source, as before', () => {
    expect(rendered('Text[^1].')).toBe('<p>Text[^1].</p>');
  });
});

it.each([
  ['**„Rychle“**jsme dodali.', '<strong>„Rychle“</strong>jsme dodali.'],
  ['*„Rychle“*jsme', '<em>„Rychle“</em>jsme'],
  ['řekl**„Ano“** dnes', 'řekl<strong>„Ano“</strong> dnes'],
  ['**"Rychle"**jsme **»a«**i', '<strong>&quot;Rychle&quot;</strong>jsme <strong>»a«</strong>i'],
  ['**Rychle** „**a**“ *b*', '<strong>Rychle</strong> „<strong>a</strong>“ <em>b</em>'],
  [
    '**Tučně:**text a **(závorka)**hned',
    '<strong>Tučně:</strong>text a <strong>(závorka)</strong>hned',
  ],
  ['5*(3+4)*2 a * b *', '5*(3+4)*2 a * b *'],
])('emphasis touches quotation marks: %s', (text, html) => {
  expect(rendered(text)).toBe(`<p>${html}</p>`);
});

it('is quick with many lines that are almost items', () => {
  expect(rendered('28. a\n\nb\n\n'.repeat(20_000))).not.toContain('<ol');
});
