import { describe, expect, it } from 'vitest';
import {
  type ReviewForm,
  invitationDue,
  isInvitationLate,
  proposedName,
  readReviewForm,
} from './review-form.ts';
import {
  type Provenance,
  type Review,
  type ReviewWords,
  allOff,
  homeReviews,
  sortReviews,
  originLabel,
  originsShown,
  pickBySeed,
} from './review.ts';
import { platformOf } from './platform.ts';

const line = { orderId: '00000000-0000-4000-8000-000000000000', position: 0 };

function review(id: string, day: string, provenance: Provenance): Review {
  const stated: ReviewWords = {
    id,
    name: 'Jana',
    location: '',
    text: 'Dobré.',
    rating: 5,
    platform: 'instagram',
    language: 'cs',
    writtenAt: new Date(day),
  };
  return { ...stated, ...provenance };
}

describe('where a review comes from', () => {
  it('gives every one of them a label, and "verified" to what hangs on an ordered line alone', () => {
    expect(originLabel({ origin: 'customer', line })).toBe('verified');
    expect(originLabel({ origin: 'imported', source: 'https://example.com' })).toBe('imported');
    expect(originLabel({ origin: 'sample' })).toBe('sample');
    expect(originLabel({ origin: 'generated', writer: 'model' })).toBe('generated');
    expect(originLabel({ origin: 'generated', writer: 'composer' })).toBe('composed');
  });

  it('cannot be left out', () => {
    const words: ReviewWords = review('a', '2026-01-01', { origin: 'sample' });
    // @ts-expect-error no review without an origin
    const nameless: Review = words;
    // @ts-expect-error no customer's review without the line that was ordered
    const unbought: Review = { ...words, origin: 'customer' };
    // @ts-expect-error no imported review without its source
    const unsourced: Review = { ...words, origin: 'imported' };
    expect([nameless, unbought, unsourced]).toHaveLength(3);
  });

  it('decides where it is shown: all on a local shop, made-up ones elsewhere once switched on', () => {
    expect(originsShown(true, allOff)).toEqual(['customer', 'imported', 'sample', 'generated']);
    expect(originsShown(false, allOff)).toEqual(['customer', 'imported']);
    expect(originsShown(false, { samples: true, generated: false })).toEqual([
      'customer',
      'imported',
      'sample',
    ]);
    expect(originsShown(false, { samples: false, generated: true })).toContain('generated');
  });
});

it.each([
  ['Instagram sledující', 'instagram'],
  ['Zhlédnutí na TikToku', 'tiktok'],
  ['YOUTUBE subscribers', 'youtube'],
  ['Facebook likes', 'facebook'],
  ['Instagram and TikTok', 'instagram'],
  ['Something else', 'instagram'],
  ['', 'instagram'],
])('the platform of "%s" is %s', (service, platform) => {
  expect(platformOf(service)).toBe(platform);
});

describe('the list of reviews', () => {
  const sample = (id: string, day: string) => review(id, day, { origin: 'sample' });
  const samples = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, i) =>
    sample(id, `2020-01-0${i + 1}`),
  );

  it('is newest first', () => {
    expect(sortReviews(samples).map(({ id }) => id)).toEqual(['g', 'f', 'e', 'd', 'c', 'b', 'a']);
  });

  it('draws the same for one seed', () => {
    const drawn = pickBySeed(samples, 3, '2026-11-22');
    expect(pickBySeed(samples.toReversed(), 3, '2026-11-22')).toEqual(drawn);
    expect(new Set(drawn).size).toBe(3);
  });

  it('fills the home page with generated ones, then with samples, where people have written too little', () => {
    const of = { count: 6, seed: 'x' };
    const written = [review('new', '2019-05-05', { origin: 'customer', line })];
    const generated = ['g1', 'g2'].map((id, i) =>
      review(id, `2026-05-0${i + 1}`, { origin: 'generated', writer: 'model' }),
    );
    const shown = homeReviews({ written, generated, samples }, of);
    expect(shown).toHaveLength(6);
    expect(shown.slice(0, 3).map(({ id }) => id)).toEqual(['new', 'g2', 'g1']);
    expect(homeReviews({ written, generated: [], samples: [] }, of)).toEqual(written);
    const many = Array.from({ length: 9 }, (_, i) =>
      review(`n${i}`, `2026-05-1${9 - i}`, { origin: 'customer', line }),
    );
    expect(homeReviews({ written: many, generated, samples }, of)).toEqual(many.slice(0, 6));
  });
});

describe('the invitation', () => {
  const doneAt = new Date('2026-11-01T10:00:00Z');

  it('is due six days after completion, and given up a month later', () => {
    expect(invitationDue(doneAt)).toEqual(new Date('2026-11-07T10:00:00Z'));
    expect(isInvitationLate(doneAt, new Date('2026-12-07T09:59:00Z'))).toBe(false);
    expect(isInvitationLate(doneAt, new Date('2026-12-07T10:01:00Z'))).toBe(true);
  });
});

describe('the form of a review', () => {
  const form: ReviewForm = {
    rating: '4',
    text: ' Přišlo to včas.\r\nDíky. ',
    name: ' Jana\u200b N. ',
    line: '',
    consent: true,
  };

  it('is read and cleaned; of a single line nobody has to choose', () => {
    expect(readReviewForm(form, [0])).toEqual({
      ok: true,
      review: { rating: 4, text: 'Přišlo to včas.\nDíky.', name: 'Jana N.', line: 0 },
    });
    expect(readReviewForm({ ...form, line: '2' }, [0, 2])).toMatchObject({ review: { line: 2 } });
  });

  it('keeps one empty line between two paragraphs, and no more', () => {
    const text = `Přišlo to včas.\n${' \n'.repeat(900)}Díky.\nJana`;
    expect(readReviewForm({ ...form, text }, [0])).toMatchObject({
      review: { text: 'Přišlo to včas.\n\nDíky.\nJana' },
    });
  });

  it.each<[Partial<ReviewForm>, object]>([
    [{ rating: '' }, { rating: 'rating-missing' }],
    [{ rating: '6' }, { rating: 'rating-missing' }],
    [{ rating: '05' }, { rating: 'rating-missing' }],
    [{ text: ' \n ' }, { text: 'text-missing' }],
    [{ text: 'Fajn.' }, { text: 'text-short' }],
    [{ text: 'x'.repeat(2001) }, { text: 'text-long' }],
    [{ name: '\u200b' }, { name: 'name-missing' }],
    [{ name: 'x'.repeat(61) }, { name: 'name-long' }],
    [{ consent: false }, { consent: 'consent-missing' }],
  ])('says what is wrong with %j', (changes, problems) => {
    expect(readReviewForm({ ...form, ...changes }, [0])).toEqual({ ok: false, problems });
  });

  it.each(['', '1', 'x', '0 '])('asks which of several lines it is about: "%s"', (chosen) => {
    expect(readReviewForm({ ...form, line: chosen }, [0, 2])).toEqual({
      ok: false,
      problems: { line: 'line-missing' },
    });
  });

  it.each([
    ['Jana Nováková', 'Jana N.'],
    ['  žofie   marie Říhová ', 'žofie Ř.'],
    ['Jana', 'Jana'],
    ['', ''],
  ])('proposes for %s the name %s', (name, proposed) => {
    expect(proposedName(name)).toBe(proposed);
  });
});
