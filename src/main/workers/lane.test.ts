import { afterAll, describe, expect, it } from 'vitest';
import { WorkEnded } from '#flows/bounded-work.ts';
import { defaultOffering } from '#content/offering.ts';
import { offeringOf } from '#domain/offering.ts';
import { Lane } from './lane.ts';

/** More time than a busy machine needs: what is short here is memory. */
const limits = { memoryMegabytes: 32, mostMs: 50_000, mostWaiting: 3 };
const lane = new Lane(limits);
const hasty = new Lane({ ...limits, mostMs: 50 });
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
const render = (content: string, by = lane) => by.run('renderArticle', article(content));

/** A file whose rows the thread cannot hold all at once. */
const rows = (count: number) => ({
  bytes: new TextEncoder().encode(
    `name;rating;text;date\n${'Jana;5;It was here in time, and it stays;2025-11-01\n'.repeat(count)}`,
  ),
  source: { language: 'en', platform: 'tiktok' },
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
    const long = render('['.repeat(199_000), hasty);
    await expect(long).rejects.toMatchObject({ name: 'WorkEnded', end: 'too-long' });
    // A thread starts within the time of a patient lane.
    expect(await render('next')).toMatchObject({ rendered: { html: '<p>next</p>\n' } });
  });

  it('that needs too much memory ends its thread and nothing else', async () => {
    const large = lane.run('readReviewFile', rows(90_000));
    await expect(large).rejects.toMatchObject({ name: 'WorkEnded', end: 'too-large' });
    expect(await lane.run('readReviewFile', rows(3))).toMatchObject({ ok: true });
  });

  it('that fails by itself says why', async () => {
    const failed = lane.run('drawInvoice', { format: 'pdf', invoice: {} });
    await expect(failed).rejects.toThrow(TypeError);
  });

  it('is not begun where too much waits, and is again afterwards', async () => {
    const all = await Promise.allSettled(Array.from({ length: 9 }, () => render('many')));
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.length).toBeGreaterThan(3);
    expect(refused.every((error) => error instanceof WorkEnded && error.end === 'too-many')).toBe(
      true,
    );
    expect(await render('again')).toMatchObject({ rendered: { html: '<p>again</p>\n' } });
  });
});
