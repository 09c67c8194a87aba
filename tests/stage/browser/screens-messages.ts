import { adminHref } from '#domain/addresses.ts';
import { openMessage, receive } from '#tests/stage/messages.ts';
import { type OpenSection, openInside, plain } from './section-stage.ts';
import { actionButton } from './section.ts';

/** A thread with everything that can stand in one: a note, an answer of somebody else, a program's, no readable one. */
const thread: OpenSection = async (page, stage) => {
  const { shop } = stage;
  const admin = await openMessage(shop, { where: 'package' });
  await admin.send('note', { text: 'Volal, chce slevu\u00a0na sto tisíc sledujících.' });
  const to = `podpora+${admin.token}@vzlet.example`;
  const text = 'Velmi_dlouhe_slovo_bez_mezer_'.repeat(6);
  await receive(shop, { to, text });
  const quote = 'Dne 27. 11. 2026 v 9:00 Vzlet napsal(a):\n> Dobrý den,\n> pošlete prosím odkaz.';
  await receive(shop, { to, text: `Tady je.\n\n${quote}` });
  await receive(
    shop,
    `To: ${to}\r\nContent-Type: application/ms-tnef; name=winmail.dat\r\n\r\neJ8=`,
  );
  await receive(shop, { to, from: 'Asistentka <asistentka.pana.reditele@velka-firma.example>' });
  await receive(shop, { to, head: ['Auto-Submitted: auto-replied'] });
  await openInside(page, stage, adminHref('operatorMessage', { number: String(admin.number) }));
};

/** The messages of the section. */
export const messageScreens: Record<string, OpenSection> = {
  'message thread': thread,
  messages: plain('operatorMessages'),
  'messages without a hit': plain('operatorMessages', { q: 'nikdo takový' }),
  'saved answer refused': async (page, stage) => {
    await plain('operatorAnswers')(page, stage);
    await page.locator('[name="title"]').last().fill('Poděkování');
    await page.locator('[name="text"]').last().fill('Dobrý den, {jmeno}.');
    await actionButton(page, 'save').last().click();
    await page.locator('.field__error, .notice--error').first().waitFor();
  },
};
