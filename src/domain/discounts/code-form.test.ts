import { describe, expect, expectTypeOf, it } from 'vitest';
import { type CodeInput, codeForm, codeState } from './code-form.ts';

const input: CodeInput = {
  code: ' jaro-26 ',
  worth: 'percent',
  percent: '20 %',
  amount: '',
  from: '2026-11-24',
  until: '2026-11-24',
  uses: '100',
  perCustomer: '1',
  least: '1 500 Kč',
  goods: 'instagram/followers',
  edition: 'en',
  note: 'Pro věrné',
  sure: '',
};
const problemsOf = (change: Partial<CodeInput>, today?: string) => {
  const read = codeForm.read({ ...input, ...change }, { today });
  return read.ok ? {} : read.problems;
};

describe('the form of a discount code', () => {
  it('is read into what it says, and written back as it was', () => {
    const read = codeForm.read(input, { today: '2026-11-24' });
    expect(read).toMatchObject({
      ok: true,
      values: { code: 'JARO-26', percent: 20, amount: null, least: 150_000, service: 'followers' },
    });
    if (read.ok) expect(codeForm.read(codeForm.show(read.values), {})).toEqual(read);
  });

  it('takes off either a percentage or an amount, whatever the other field says', () => {
    const read = codeForm.read({ ...input, worth: 'amount', amount: '50' }, {});
    expect(read).toMatchObject({ ok: true, values: { percent: null, amount: 50_00 } });
    const worth = read.ok ? read.values : undefined;
    // One of the two is enough to know the other one.
    if (worth?.percent === null) expectTypeOf(worth.amount).toEqualTypeOf<number>();
    expect(problemsOf({ amount: 'x' })).toEqual({});
  });

  it('asks about a discount that is far or free, once, and wants an end to what is free', () => {
    expect(problemsOf({ percent: '50' })).toEqual({});
    expect(problemsOf({ percent: '51' })).toEqual({ sure: 'worth-far' });
    expect(problemsOf({ percent: '51', sure: 'percent 51' })).toEqual({});
    expect(problemsOf({ percent: '100', sure: 'percent 51' })).toEqual({ sure: 'worth-free' });
    expect(problemsOf({ percent: '100' })).toEqual({ sure: 'worth-free' });
    expect(problemsOf({ percent: '100', uses: '', sure: 'percent 100' })).toEqual({
      uses: 'uses-needed',
    });
    const amount = { ...input, worth: 'amount', amount: '200' };
    expect(codeForm.read(amount, { cheapest: 199_00 })).toMatchObject({
      problems: { sure: 'worth-far' },
    });
    expect(codeForm.read(amount, { cheapest: 200_00 })).toMatchObject({ ok: true });
  });

  it.each([
    [{ percent: '0' }, { percent: 'percent-wrong' }],
    [{ percent: '101' }, { percent: 'percent-wrong' }],
    [{ percent: '12,5' }, { percent: 'percent-wrong' }],
    [{ percent: '-5' }, { percent: 'percent-wrong' }],
    [{ worth: 'amount', amount: '' }, { amount: 'amount-wrong' }],
    [{ worth: 'amount', amount: '0' }, { amount: 'amount-wrong' }],
    [{ worth: 'amount', amount: '1.50' }, { amount: 'amount-wrong' }],
    [{ worth: 'amount', amount: '1000001' }, { amount: 'amount-wrong' }],
    [{ worth: 'gift' }, { worth: 'worth-missing' }],
    [{ uses: '0' }, { uses: 'count-wrong' }],
    [{ uses: '1.5' }, { uses: 'count-wrong' }],
    [{ perCustomer: '0' }, { perCustomer: 'count-wrong' }],
    [{ least: '0' }, { least: 'least-wrong' }],
    [{ from: '2026-02-30' }, { from: 'day-wrong' }],
    [{ until: 'zítra' }, { until: 'day-wrong' }],
    [{ from: '2026-11-25' }, { until: 'dates-reversed' }],
    [{ code: '' }, { code: 'code-missing' }],
    [{ code: 'AB' }, { code: 'code-shape' }],
    [{ code: 'LÉTO' }, { code: 'code-shape' }],
    [{ code: 'A'.repeat(25) }, { code: 'code-shape' }],
    [{ goods: 'myspace' }, { goods: 'goods-unknown' }],
    [{ goods: 'instagram/followers/x' }, { goods: 'goods-unknown' }],
    [{ note: 'x'.repeat(301) }, { note: 'note-long' }],
  ])('refuses %j at its field', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it('refuses an end before today, where a code is made', () => {
    expect(problemsOf({}, '2026-11-25')).toEqual({ until: 'until-past' });
    expect(problemsOf({})).toEqual({});
  });
});

describe('a code', () => {
  const [before, now, after] = [new Date(0), new Date(1000), new Date(2000)];
  const free = { validFrom: null, validUntil: null, mostUses: null, endedAt: null };

  it.each([
    [free, 5, 'running'],
    [{ ...free, validFrom: after }, 0, 'not-yet'],
    [{ ...free, validUntil: now }, 0, 'over'],
    [{ ...free, mostUses: 5 }, 5, 'used-up'],
    [{ ...free, endedAt: before, validUntil: before }, 0, 'ended'],
  ] as const)('%j with %i uses is %s', (code, uses, state) => {
    expect(codeState(code, uses, now)).toBe(state);
  });
});
