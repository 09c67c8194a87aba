import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { adminHref } from '#domain/addresses.ts';
import { signIn } from '#tests/stage/operator.ts';
import { untilScripted } from '#tests/stage/browser/section.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop();

async function openEditor(more: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const page = await here.visit(more);
  const { cookie } = await signIn(here.shop, { role: 'editor', language: 'cs' });
  const { cs } = here.shop.services.shop.origins;
  await page.context().addCookies([{ ...cookie, url: `${cs}/ad` }]);
  await page.goto(cs + adminHref('operatorNewArticle'));
  if (more.javaScriptEnabled !== false) await untilScripted(page);
  return page;
}

/** Pastes a file into the text, as a clipboard with a picture does. */
function paste(page: Page): Promise<void> {
  return page.locator('[data-article-text]').evaluate(async (text) => {
    const canvas = document.createElement('canvas');
    canvas.width = 40;
    canvas.height = 30;
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(drawn ? [drawn] : [], 'dosah.png', { type: 'image/png' }));
    const event = { clipboardData, bubbles: true, cancelable: true };
    text.dispatchEvent(new ClipboardEvent('paste', event));
  });
}

it('shows the preview as it is typed, and takes pictures that are pasted', async () => {
  const page = await openEditor();
  const text = page.locator('[data-article-text]');
  await text.fill('Text **tučně**. ');
  await page.locator('#article-preview strong').waitFor();

  await paste(page);
  await expect.poll(() => text.inputValue()).toMatch(/^Text .*!\[popis obrázku\]\(\/.+\)$/);
  // The description is chosen, so typing replaces it.
  await page.keyboard.type('Graf');
  expect(await text.inputValue()).toContain('![Graf](/');
  const picture = page.locator('#article-preview img[alt="Graf"]');
  await picture.waitFor();
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBe(40);
});

it('asks before a text is left that is stored nowhere, and leads to the preview', async () => {
  const page = await openEditor();
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.getByLabel('Titulek').pressSequentially('Rozepsaný');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await page.getByLabel('Titulek').pressSequentially('Uložený');
  await page.getByLabel('Úryvek').fill('Krátce.');
  await page.locator('[data-article-text]').fill('Text.');
  await page.getByRole('button', { name: 'Uložit koncept' }).click();
  await page.getByText('Koncept je uložený.').waitFor();
  await page.getByLabel('Titulek').fill('Uložený a zveřejněný');
  await page.getByRole('button', { name: 'Zveřejnit', exact: true }).click();
  await page.getByRole('heading', { name: 'Uložený a zveřejněný' }).waitFor();
  await page.getByRole('button', { name: 'Náhled' }).click();
  await page.locator('#article-preview .article-preview__title').waitFor();
  expect(asked).toEqual(['beforeunload']);
  expect(new URL(page.url()).hash).toBe('#article-preview');
});

it('takes a picture that is chosen from the files, and puts it where the caret is', async () => {
  const page = await openEditor();
  const text = page.locator('[data-article-text]');
  await text.fill('Před. Po.');
  await text.evaluate((area) => {
    if (area instanceof HTMLTextAreaElement) area.setSelectionRange(6, 6);
  });
  const create = { width: 40, height: 30, channels: 3, background: '#2a6' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  const chooser = page.getByLabel('Vložit obrázek ze souboru');
  await chooser.setInputFiles({ name: 'dosah.png', mimeType: 'image/png', buffer });
  await expect
    .poll(() => text.inputValue())
    .toMatch(/^Před\. !\[popis obrázku\]\(\/storage\/articles\/[0-9a-f]{32}\.webp\)Po\.$/);
  expect(await chooser.inputValue()).toBe('');
});

it('promises no pasting where no script runs', async () => {
  const page = await openEditor({ javaScriptEnabled: false });
  expect(await page.getByText('Obrázek vložte ze schránky').isVisible()).toBe(false);
  expect(await page.getByLabel('Vložit obrázek ze souboru').isVisible()).toBe(false);
});
