import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { readXmp } from '#tests/stage/read-xmp.ts';

/** How what was made is labelled, in words and for programs. */
export interface Labels {
  label: Record<Locale, string>;
  article: string;
  picture: Record<string, string>;
}
const IPTC = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
/** Of what the shop composes by itself. */
export const composed: Labels = {
  label: { cs: 'Sestaveno automaticky', en: 'Composed automatically' },
  article: 'https://schema.org/AlgorithmicMediaDigitalSource',
  picture: { 'Iptc4xmpExt:DigitalSourceType': `${IPTC}algorithmicMedia` },
};
/** Of what models make. */
export const generated: Labels = {
  label: { cs: 'Vytvořeno AI', en: 'AI-generated' },
  article: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  picture: {
    'Iptc4xmpExt:DigitalSourceType': `${IPTC}trainedAlgorithmicMedia`,
    'Iptc4xmpExt:AISystemUsed': 'painter-1',
  },
};

/** An article says on its page, in its data and in the file of its picture what has made it. */
export async function lookAtArticle(
  site: Page,
  of: { id: string; language: Locale; labels: Labels; brand: string },
): Promise<void> {
  const { id, language, labels, brand } = of;
  expect(await site.locator('.article__facts').textContent()).toContain(labels.label[language]);
  const data = await site.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join('')).toContain(`"digitalSourceType":"${labels.article}"`);
  const address = `/storage/blog/${id}.png`;
  const shown = site.locator(`.article__cover img[src*="${address}"]`);
  await expect.poll(() => widthOf(shown)).toBe(1200);
  expect(readXmp(await bytesOf(site, address))).toEqual({
    ...labels.picture,
    'photoshop:Credit': brand,
  });
}

/** Dots of a picture that has come. */
export function widthOf(picture: Locator): Promise<number> {
  return picture.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0));
}

/** A file as the browser of a visitor gets it. */
async function bytesOf(page: Page, path: string): Promise<Uint8Array> {
  const bytes = await page.evaluate(async (wanted) => {
    const answer = await fetch(wanted);
    return [...new Uint8Array(await answer.arrayBuffer())];
  }, path);
  return Uint8Array.from(bytes);
}
