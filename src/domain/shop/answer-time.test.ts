import { describe, expect, it } from 'vitest';
import {
  type BusinessHours,
  answerTime,
  readBusinessHours,
  shortAnswerTime,
  writeBusinessHours,
} from './answer-time.ts';

function read(input: string): BusinessHours {
  const hours = readBusinessHours(input);
  if (!hours) throw new Error(input);
  return hours;
}

describe('the hours in which messages are answered', () => {
  it.each([
    [
      'Mon-Fri 9-17',
      'pondělí až pátek, 9–17\u00a0hodin',
      'Monday to Friday, 9:00–17:00 Prague time',
    ],
    ['mon-sun 8:30-20', 'každý den, 8:30–20\u00a0hodin', 'every day, 8:30–20:00 Prague time'],
    ['Sat 10-12:15', 'sobota, 10–12:15\u00a0hodin', 'Saturday, 10:00–12:15 Prague time'],
  ])('are said in words: %s', (input, cs, en) => {
    const answers = { withinHours: 2, hours: read(input) };
    expect(answerTime('cs', { answers })).toBe(`do\u00a02\u00a0hodin v\u00a0pracovní době (${cs})`);
    expect(answerTime('en', { answers })).toBe(`within 2 hours during business hours (${en})`);
  });

  it('stand behind one hour as well', () => {
    const answers = { withinHours: 1, hours: read('Mon-Fri 9-17') };
    expect(shortAnswerTime('cs', { answers })).toBe('do\u00a01\u00a0hodiny v\u00a0pracovní době');
    expect(shortAnswerTime('en', { answers })).toBe('within 1 hour during business hours');
  });

  it.each([
    ['Mon-Sat 8:30-24', 'mon-sat 08:30-24:00'],
    ['sun 9-17', 'sun-sun 09:00-17:00'],
  ])('are written in one form: %s', (input, written) => {
    expect(writeBusinessHours(read(input))).toBe(written);
    expect(read(written)).toEqual(read(input));
  });

  it.each(['', 'Mon-Fri', '9-17', 'Fri-Mon 9-17', 'Mon-Fri 17-9', 'Mon-Fri 9-25', 'Mo-Fr 9-17'])(
    'make no sense: "%s"',
    (input) => {
      expect(readBusinessHours(input)).toBeUndefined();
    },
  );
});
