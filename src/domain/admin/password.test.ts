import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password.ts';

const known = { email: 'jana.mala@vzlet.cz', name: 'Jana Malá', brand: 'Vzlet' };
const problemOf = (password: string) => passwordProblem(password, known);

describe('a password', () => {
  it.each([
    'tři žluté lodě plují',
    'kachna na ledě',
    '5 ptáků v hnízdě',
    'x'.repeat(3) + 'dlouhy vlak',
  ])('is one of 12 characters and more, whichever they are: %s', (password) =>
    expect(problemOf(password)).toBeUndefined(),
  );

  it('is refused where it is shorter than 12 characters or longer than 128', () => {
    expect(problemOf('jedenáct zn')).toBe('password-too-short');
    expect(problemOf('👩‍🚀👩‍🚀👩‍🚀')).toBe('password-too-short');
    expect(problemOf('kočka leze dírou '.repeat(8))).toBe('password-too-long');
  });

  it.each([
    'jana.mala@vzlet.cz',
    'JANA.MALA@vzlet.cz',
    'Jana Mala 1234',
    'VzletVzletVzlet',
    'vzlet1234567',
    'MaláJana2026',
    'Malá vzlet Jana 1',
  ])('is refused where it is made of mailbox, name or brand: %s', (password) =>
    expect(problemOf(password)).toBe('password-guessable'),
  );

  it('is refused where it is the name, of which the mailbox is a part', () => {
    const joined = { email: 'nova@vzlet.cz', name: 'Jana Nová Kolegyně', brand: 'Vzlet' };
    expect(passwordProblem('Nová Kolegyně', joined)).toBe('password-guessable');
    expect(passwordProblem('nova kolegyne 26', joined)).toBe('password-guessable');
    expect(passwordProblem('nová lampa svítí', joined)).toBeUndefined();
  });

  it.each([
    'Heslo-1234567',
    '123456789012',
    'qwertzuiopas',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'Administrator 123',
  ])('is refused where programs try it first: %s', (password) =>
    expect(problemOf(password)).toBe('password-common'),
  );
});
