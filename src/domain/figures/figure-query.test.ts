import { describe, expect, it } from 'vitest';
import { readFigureQuery, writeFigureQuery } from './figure-query.ts';
import { changeOf, stepsOf, unitOf, wholeMonths } from './figure-steps.ts';
import { daysOf, periodBefore, periodOf } from './periods.ts';

const NOW = new Date('2026-11-23T11:00:00Z');
const read = (query: string) => readFigureQuery(new URLSearchParams(query), NOW);

describe('the query of figures', () => {
  it('begins with the visits of thirty days', () => {
    expect(read('')).toEqual({
      subject: 'visits',
      period: periodOf('month', NOW),
      filter: {},
      problems: {},
      input: {},
    });
  });

  it.each([
    ['from=2026-02-30&to=2026-03-01', { from: 'figure-day' }],
    ['from=2026-03-01&to=', { to: 'figure-day' }],
    ['from=2026-03-02&to=2026-03-01', { to: 'figure-days' }],
    ['from=2024-10-01&to=2026-11-01', { from: 'figure-long' }],
    ['edition=de', { edition: 'figure-choice' }],
    ['subject=orders&package=ig-likes', { package: 'figure-choice' }],
    ['source=nobody', { source: 'figure-choice' }],
  ])('says what is wrong with %s, and keeps it', (query, problems) => {
    const found = read(query);
    expect(found.problems).toEqual(problems);
    expect(found.period).toEqual(periodOf('month', NOW));
    const input = new URLSearchParams(query);
    for (const [field, kept] of Object.entries(found.input)) {
      expect(kept).toBe(input.get(field) ?? '');
    }
  });

  it('takes twenty-five months and not a day more', () => {
    expect(read('from=2024-10-01&to=2026-10-31').problems).toEqual({});
    expect(read('from=2024-10-01&to=2026-11-01').problems).toEqual({ from: 'figure-long' });
  });

  it('is written as it was read, without what its subject does not know', () => {
    const asked = read(
      'subject=orders&from=2026-01-01&to=2026-02-01&package=ig-likes-100&page=faq',
    );
    expect(asked.filter).toEqual({ package: 'ig-likes-100' });
    expect(read(writeFigureQuery(asked))).toEqual(asked);
  });
});

describe('the steps of a period', () => {
  it.each([
    { from: '2026-03-20', to: '2026-04-10' },
    { from: '2026-09-01', to: '2027-01-15' },
    { from: '2024-10-31', to: '2026-10-30' },
  ])('have each of its days once, those of a clock change too: %o', (period) => {
    for (const unit of [unitOf(period), 'day', 'week', 'month'] as const) {
      expect(stepsOf(period, unit).flatMap(daysOf)).toEqual(daysOf(period));
    }
  });

  it('are weeks from Monday on, and months from their first day on', () => {
    const period = { from: '2026-03-28', to: '2026-04-06' };
    expect(stepsOf(period, 'week').map(({ from }) => from)).toEqual([
      '2026-03-28',
      '2026-03-30',
      '2026-04-06',
    ]);
    expect(wholeMonths(period)).toEqual([
      { from: '2026-03-01', to: '2026-03-31' },
      { from: '2026-04-01', to: '2026-04-30' },
    ]);
  });

  it('are compared with as many days before', () => {
    expect(periodBefore({ from: '2026-03-29', to: '2026-03-31' })).toEqual({
      from: '2026-03-26',
      to: '2026-03-28',
    });
    expect([changeOf(30, 20), changeOf(19, 40), changeOf(40, 19), changeOf(20, 40)]).toEqual([
      50,
      undefined,
      undefined,
      -50,
    ]);
  });
});
