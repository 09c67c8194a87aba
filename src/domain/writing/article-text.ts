import { z } from 'zod';

/** An article as a writer hands it over: the shop puts it together itself, so it holds no headings of its own. */
export const articleShape = z.object({
  title: z.string().describe('title, at most 65 characters, sentence case'),
  excerpt: z
    .string()
    .describe('one or two sentences that say what the reader learns, 110 to 170 characters'),
  intro: z.string().describe('opening paragraph in Markdown, without a heading'),
  sections: z
    .array(
      z.object({
        heading: z.string().describe('heading of the section, plain words, no number'),
        text: z.string().describe('paragraphs or a list in Markdown, without headings'),
      }),
    )
    .describe('four to seven sections'),
  keywords: z.array(z.string()).describe('three to six keywords, plain words'),
});
export type ComposedArticle = z.output<typeof articleShape>;

/** What a writer hands over of a review; name and stars are the shop's, since nobody stands behind it. */
export const reviewShape = z.object({
  text: z.string().describe('two to four sentences, 80 to 400 characters, no first person'),
});
export type ReviewText = z.output<typeof reviewShape>;

/** The article as Markdown, the way it is stored. */
export function contentOf({
  intro,
  sections,
}: Pick<ComposedArticle, 'intro' | 'sections'>): string {
  const below = sections.map(({ heading, text }) => `## ${heading.trim()}\n\n${text.trim()}`);
  return [intro.trim(), ...below].join('\n\n');
}

/** All words of an article, for comparing. */
export function joinWrittenArticle(text: ComposedArticle): string {
  return joinStoredArticle({ ...text, content: contentOf(text) });
}

/** All words of an article as it is stored, its title on the first line. */
export function joinStoredArticle(text: {
  title: string;
  excerpt: string;
  content: string;
}): string {
  return [text.title, text.excerpt, text.content].join('\n\n');
}
