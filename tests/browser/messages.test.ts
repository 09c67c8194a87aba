import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { emailsOf, onlyOrder } from '#tests/stage/books.ts';
import { enterSection } from '#tests/stage/browser/section.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { PACKAGE, character } from '#tests/stage/enquiries.ts';
import { listStored, receive } from '#tests/stage/messages.ts';
import { placeOrder } from '#tests/stage/ordering.ts';
import { createClock } from '#tests/stage/time.ts';

const time = createClock();
const here = useShop({ clock: time.clock });

/** Fills in what a form of the site still asks for, and sends it. */
async function write(page: Page, form: 'contact' | 'bulk', button: string): Promise<void> {
  await page.locator(`#${form}-name`).fill(character.name);
  await page.locator(`#${form}-email`).fill(character.email);
  await page.locator(`#${form}-phone`).fill('777 123 456');
  await page.locator(`#${form}-message`).fill(character.message);
  if (form === 'bulk') await page.locator('#bulk-cooperationType').selectOption('agency');
  else await page.locator('#contact-service').selectOption('tiktok');
  await page.getByRole('button', { name: button }).click();
  await page.locator('.toast:not(.toast--error)').waitFor();
}

/** The three forms by which visitors write to the shop. */
async function writeAll(page: Page): Promise<void> {
  await page.goto('/#kontakt');
  await write(page, 'contact', 'Odeslat zprávu');
  await page.goto(PACKAGE);
  await write(page, 'bulk', 'Odeslat poptávku');
  await placeOrder(here.shop.visitor());
  await page.goto(`/payment-canceled?order=${(await onlyOrder(here.shop)).token}`);
  await page.locator('[name="message"]').fill('Karta nešla.');
  await page.locator('form:has([name="message"])').getByRole('button', { name: 'Odeslat' }).click();
  await page.locator('.toast:not(.toast--error)').waitFor();
}

/** A saved answer with the place of the customer's name. */
async function saveAnswer(page: Page): Promise<void> {
  await page.goto('/ad/messages/answers');
  await page.locator('[name="title"]').last().fill('Poděkování');
  await page.locator('[name="text"]').last().fill('Dobrý den, {name},\nděkujeme a ozveme se.');
  await page.locator('button[value="save"]').last().click();
  await page.getByText('Poděkování').first().waitFor();
}

async function answer(page: Page, number: number): Promise<void> {
  await page.goto('/ad/messages');
  await page.locator(`tbody a[href$="/ad/messages/${number}"]`).first().click();
  await page.locator('[name="answer"]').selectOption({ label: 'Poděkování' });
  await page.getByRole('button', { name: 'Vložit do odpovědi' }).click();
  await expect
    .poll(() => page.locator('textarea[name="text"]').first().inputValue())
    .toContain(`Dobrý den, ${character.name},`);
  await page.getByRole('button', { name: 'Odeslat odpověď' }).click();
  await page.locator('.undo__row').first().waitFor();
}

it('what visitors write by every form is answered by a saved answer, and what they write back is in its thread', async () => {
  const page = await here.visit({ locale: 'cs' });
  await writeAll(page);
  await enterSection(page, here.shop, { role: 'editor' });
  await saveAnswer(page);
  const stored = await listStored(here.shop);
  expect(stored.map(({ kind }) => kind)).toEqual(['contact', 'bulk', 'payment-help']);
  for (const { number } of stored) await answer(page, number);
  await time.pass(here.shop, 1);
  await here.shop.workOnce();
  // The shop's own workers may be about to send one of them.
  await expect.poll(async () => (await emailsOf(here.shop, 'message-reply')).length).toBe(3);
  const replies = await emailsOf(here.shop, 'message-reply');
  for (const { text } of replies) expect(text).toContain('děkujeme a ozveme se.');
  const [first] = stored;
  if (!first) throw new Error('No message was stored.');
  await page.goto(`/ad/messages/${first.number}`);
  expect(await page.locator('main').innerText()).toContain('Čeká na zákazníka');
  const to = replies
    .map((reply) => String(reply['reply_to']))
    .find((address) => address.includes(first.reply_token));
  if (to === undefined) throw new Error('No reply names the address of its thread.');
  await receive(here.shop, { to, text: 'Děkuji, zajímá mě sto tisíc.' });
  await page.reload();
  const thread = await page.locator('main').innerText();
  expect(thread).toContain('Děkuji, zajímá mě sto tisíc.');
  expect(thread).toContain('K\u00a0vyřízení');
});
