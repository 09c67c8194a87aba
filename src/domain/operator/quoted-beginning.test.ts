import { describe, expect, it } from 'vitest';
import { QUOTED_CHARACTERS, quotedText } from '#domain/messages/without-quote.ts';

describe('the quotation of a message', () => {
  it.each([
    ['https://evil.example/a', '[x]'],
    ['viz evil.example/a?b=c a dál', 'viz [x] a dál'],
    ['www.evil.example', '[x]'],
    ['pište na eva@evil.example.', 'pište na [x]'],
    ['(evil.example)', '[x]'],
    ['javascript://evil', '[x]'],
    ['evil。example', '[x]'],
    ['účet: příklad.cz', 'účet: [x]'],
  ])('leads nowhere: %s', (message, quoted) => {
    expect(quotedText(message, '[x]')).toBe(quoted);
  });

  it.each([
    'Dobrý den,\n\nkolik to stojí?',
    'Chci 10.000 kusů, tj. 5.000 a 5.000.',
    'V 9.30 a 17.00',
  ])('stays as it was written: %s', (message) => {
    expect(quotedText(message, '[x]')).toBe(message);
  });

  it('is cut, and not within a character', () => {
    const emoji = quotedText(`a${'👍'.repeat(QUOTED_CHARACTERS)}`, '[x]');
    expect(emoji.isWellFormed()).toBe(true);
    const quoted = quotedText('slovo '.repeat(1000), '[x]');
    expect(quoted.length).toBeLessThanOrEqual(QUOTED_CHARACTERS + 1);
    expect(quoted.endsWith('…')).toBe(true);
  });
});
