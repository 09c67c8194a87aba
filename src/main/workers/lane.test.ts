import { afterAll, describe, expect, it } from 'vitest';
import { WorkEnded } from '#flows/bounded-work.ts';
import { defaultOffering } from '#content/catalogue/price-list.ts';
import { offeringOf } from '#domain/shop/offering.ts';
import { Lane } from './lane.ts';

const limits = { memoryMegabytes: 32, mostMs: 20_000, mostClockMs: 120_000, mostWaiting: 3 };
const lane = new Lane(limits);
const hasty = new Lane({ ...limits, memoryMegabytes: 256, mostMs: 500 });
afterAll(() => Promise.all([lane.close(), hasty.close()]));

/** A text in Markdown, as the thread takes it. */
function article(content: string) {
  const offering = offeringOf(defaultOffering, '1');
  const facts = { locale: 'en', offering, shown: [] };
  return {
    article: { content, format: 'markdown', origin: 'operator', sources: [] },
    facts,
    origins: [],
  };
}
const render = (content: string) => lane.run('renderArticle', article(content));

/** A file whose rows the thread cannot hold all at once. */
const rows = (count: number) => ({
  content: {
    bytes: new TextEncoder().encode(
      `name;rating;text;date\n${'Jana;5;It was here in time, and it stays;2025-11-01\n'.repeat(count)}`,
    ),
  },
  request: { language: 'en', platform: 'tiktok', isHeaderless: false, isRoundedDown: false },
  today: '2026-11-01',
});

describe('work in a thread', () => {
  it('is done, one after the other', async () => {
    const done = await Promise.all(['one', 'two'].map((text) => render(text)));
    expect(done).toMatchObject([
      { rendered: { html: '<p>one</p>\n' } },
      { rendered: { html: '<p>two</p>\n' } },
    ]);
  });

  it('that takes too long is broken off, and the next is done', async () => {
    const long = hasty.run('readReviewFile', rows(90_000));
    await expect(long).rejects.toMatchObject({ name: 'WorkEnded', end: 'too-long' });
    expect(await hasty.run('readReviewFile', rows(3))).toMatchObject({ ok: true });
  });

  it('that needs too much memory ends its thread and nothing else', async () => {
    const large = lane.run('readReviewFile', rows(90_000));
    await expect(large).rejects.toMatchObject({ name: 'WorkEnded', end: 'too-large' });
    expect(await lane.run('readReviewFile', rows(3))).toMatchObject({ ok: true });
  });

  it('that a busy machine does not get done is to be tried later', async () => {
    const waiting = new Lane({ ...limits, memoryMegabytes: 256, mostClockMs: 100 });
    const long = waiting.run('readReviewFile', rows(90_000));
    await expect(long).rejects.toMatchObject({ name: 'WorkEnded', end: 'busy' });
    await waiting.close();
  });

  it('that fails by itself says why', async () => {
    const failed = lane.run('drawInvoice', { format: 'pdf', invoice: {} });
    await expect(failed).rejects.toThrow(TypeError);
  });

  it('is not begun where too much waits, and is again afterwards', async () => {
    const all = await Promise.allSettled(Array.from({ length: 9 }, () => render('many')));
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.length).toBeGreaterThan(3);
    expect(refused.every((error) => error instanceof WorkEnded && error.end === 'busy')).toBe(true);
    expect(await render('again')).toMatchObject({ rendered: { html: '<p>again</p>\n' } });
  });
});
