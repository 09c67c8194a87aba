import { describe, expect, it } from 'vitest';
import { optional, when } from './field.ts';
import {
  choice,
  choiceOrNone,
  count,
  day,
  doubt,
  lines,
  money,
  readCount,
  text,
  tick,
} from './fields.ts';
import { defineForm } from './form.ts';

const form = defineForm({
  fields: {
    name: text({
      most: 5,
      long: 'long',
      missing: 'missing',
      shape: { is: /^[a-z]*$/, wrong: 'shape' },
    }),
    note: lines({ most: 20, long: 'long' }),
    kind: choice(['gift', 'sale'], { wrong: 'kind', initial: 'gift' }),
    language: choiceOrNone(['cs', 'en']),
    price: when(({ kind }) => kind === 'sale', money({ most: 1000_00, wrong: 'price' })),
    units: optional(count({ most: 10, wrong: 'pieces' })),
    from: day('day'),
    until: optional(day('day')),
    isShown: tick('on'),
    sure: doubt(({ units = '' }) => units.trim()),
  },
  problems: ['reversed', 'many'],
  check: ({ from, until, units }, { most }: { most: number }) => ({
    until: from && until && until < from ? 'reversed' : undefined,
    sure: (units ?? 0) > most ? 'many' : undefined,
  }),
});

const input = {
  ...form.empty,
  name: ' anna ',
  note: 'one\r\ntwo ',
  from: '2026-11-24',
};
const known = { most: 5 };
const problemsOf = (change: Partial<typeof input>) => {
  const read = form.read({ ...input, ...change }, known);
  return read.ok ? {} : read.problems;
};

describe('a form', () => {
  it('reads what is typed, shows it again, and reads that as the same', () => {
    const read = form.read(input, known);
    expect(read).toEqual({
      ok: true,
      values: {
        name: 'anna',
        note: 'one\ntwo',
        kind: 'gift',
        language: null,
        price: null,
        units: null,
        from: '2026-11-24',
        until: null,
        isShown: true,
      },
    });
    if (!read.ok) return;
    expect(form.show(read.values)).toEqual({ ...input, name: 'anna', note: 'one\ntwo' });
    expect(form.read(form.show(read.values), known)).toEqual(read);
  });

  it('says what is wrong at each field, in their sequence', () => {
    const problems = problemsOf({ until: 'x', from: '2026-02-30', name: '', note: 'x'.repeat(21) });
    expect(Object.entries(problems)).toEqual([
      ['name', 'missing'],
      ['note', 'long'],
      ['from', 'day'],
      ['until', 'day'],
    ]);
  });

  it.each([
    [{ name: 'annabel' }, { name: 'long' }],
    [{ name: 'an-na' }, { name: 'shape' }],
    [{ kind: 'loan' }, { kind: 'kind' }],
    [{ kind: 'sale' }, { price: 'price' }],
    [{ kind: 'sale', price: '1,50' }, { price: 'price' }],
    [{ kind: 'sale', price: '1 001' }, { price: 'price' }],
    [{ kind: 'sale', price: '1 000 Kč' }, {}],
    [{ price: 'nothing' }, {}],
    [{ units: '0' }, { units: 'pieces' }],
    [{ units: '11' }, { units: 'pieces' }],
    [{ language: 'de' }, {}],
    [{ isShown: '' }, {}],
    [{ until: '2026-11-23' }, { until: 'reversed' }],
    [{ until: '2026-11-23', from: '' }, { from: 'day' }],
  ])('reads %j', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it('asks once about what is doubted, and again where it becomes something else', () => {
    expect(problemsOf({ units: '6' })).toEqual({ sure: 'many' });
    expect(problemsOf({ units: '6', sure: '6' })).toEqual({});
    expect(problemsOf({ units: '7', sure: '6' })).toEqual({ sure: 'many' });
  });

  it('takes its own fields out of a post', () => {
    expect(form.pick((name) => `${name}!`)).toMatchObject({ name: 'name!', sure: 'sure!' });
  });
});

describe('a count', () => {
  it.each([
    ['1250', 1250],
    [' 1 250 ', 1250],
    ['1\u00a0250', 1250],
    ['1.250', 1250],
    ['1,250,000', 1_250_000],
    ['0', 0],
    ['', undefined],
    ['1.5', undefined],
    ['12,50', undefined],
    ['.250', undefined],
    ['1.250,000', undefined],
    ['-5', undefined],
    ['1e3', undefined],
    ['1234567890123', undefined],
  ])('%j is %j', (input, value) => {
    expect(readCount(input)).toBe(value);
  });
});
