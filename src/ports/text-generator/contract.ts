import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleBrief } from '#domain/writing/compose.ts';
import { type Wanted, type Writer, WriterUnavailable } from './port.ts';

export interface WriterUnderTest {
  writer: Writer;
  close(): Promise<void>;
}

const brief: ArticleBrief = {
  language: 'en',
  subject: {
    keyword: 'followers on Instagram',
    topic: 'buying',
    platform: 'instagram',
    service: 'followers',
    spoken: 'followers on Instagram',
    isOurs: true,
  },
  slots: {
    price: '[[price:ig-followers-1000]]',
    packageId: 'ig-followers-1000',
    on: 'on Instagram',
  },
  published: [],
  seed: 7,
};
const prompt = { system: 'You write.', user: 'Keyword: "followers on Instagram"' };

/** What every adapter of the writer keeps. */
export function describeWriter(name: string, create: () => Promise<WriterUnderTest>): void {
  describe(`the writer ${name}`, () => {
    let made: WriterUnderTest;
    beforeAll(async () => {
      made = await create();
    });
    afterAll(() => made.close());
    const wanted = (signal?: AbortSignal): Wanted<ArticleBrief> => ({ prompt, brief, signal });

    it('says whether a model writes', () => {
      const { model, writer, provider } = made.writer;
      expect(writer === 'model').toBe(model !== undefined);
      expect(provider).toMatch(/\S/);
    });

    it('writes an article in its form', async () => {
      const { text } = await made.writer.writeArticle(wanted());
      expect(text.title).toMatch(/\S/);
      expect(text.sections.length).toBeGreaterThan(2);
      for (const { heading, text: words } of text.sections) {
        expect(heading).toMatch(/\S/);
        expect(words).toMatch(/\S/);
      }
    });

    it('writes a review in its form', async () => {
      const { text } = await made.writer.writeReview(wanted());
      expect(text.text).toMatch(/\S/);
    });

    it('ends when it is told to', async () => {
      const stopped = made.writer.writeArticle(wanted(AbortSignal.abort()));
      await expect(stopped).rejects.toBeInstanceOf(WriterUnavailable);
    });
  });
}
