import { expect, it } from 'vitest';
import { contact as contactCs, message as messageCs } from '#messages/cs/site/contact.ts';
import { api } from './en/api.ts';
import { wizard } from './en/order/wizard.ts';
import { contact, message } from '#messages/en/site/contact.ts';
import { howItWorks } from './en/site/how-it-works.ts';
import { howItWorks as howItWorksCs } from './cs/site/how-it-works.ts';
import { layout } from './cs/site/layout.ts';
import { packagePage as packagePageCs } from '#messages/cs/site/offer.ts';
import { packagePage } from '#messages/en/site/offer.ts';

it('texts that are fixed stay to the letter (rules 48)', () => {
  const { notices, problems, details } = wizard;
  expect([
    notices.prefilled,
    notices.added('1,000 Instagram likes'),
    notices.removed,
    notices['data-loaded'],
    notices['company-error'],
    problems.fillAllFields,
    problems['quantity-min'],
    problems['phone-invalid'],
    details.submitting,
    api.refusals['fields-missing'],
    layout.chat.greeting.replaceAll('\u00a0', ' '),
  ]).toEqual([
    'Package added to cart!',
    'Added 1,000 Instagram likes to cart',
    'Item removed',
    'Data loaded',
    'Error loading business data',
    'Please fill in all fields',
    'Quantity must be at least 1',
    'Enter a valid phone number',
    'Submitting...',
    'Please fill in all required fields',
    'Dobrý den, mám zájem o vaše služby.',
  ]);
});

it('texts of the forms that write to the shop stay to the letter (rules 32)', () => {
  const { fillRequired, problems, submitting, outcomes } = message;
  const { home, faq, canceled } = outcomes;
  expect([
    fillRequired,
    problems['phone-invalid'],
    submitting,
    home.sent,
    home.failed,
    faq.sent,
    faq.failed,
    outcomes.package.sent,
    outcomes.package.failed,
    canceled.sent,
    canceled.failed,
    messageCs.outcomes.canceled.sent,
    messageCs.outcomes.canceled.failed,
    messageCs.outcomes.home.sent,
    messageCs.outcomes.package.sent,
    messageCs.outcomes.package.failed,
  ]).toEqual([
    'Please fill in all required fields',
    'Enter a valid phone number',
    'Submitting...',
    'Request sent! We will contact you shortly.',
    'Failed to send request. Please try again.',
    "Message sent! We'll get back to you as soon as possible.",
    'Failed to send message. Please try again.',
    'Inquiry sent! We will get back to you soon.',
    'Failed to send inquiry. Please try again.',
    "Message sent! We'll get back to you soon.",
    'Error sending message',
    'Zpráva odeslána! Ozveme se vám co nejdříve.',
    'Chyba při odesílání zprávy',
    'Poptávka odeslána! Brzy se vám ozveme.',
    'Poptávka odeslána! Brzy se vám ozveme.',
    'Poptávku se nepodařilo odeslat. Zkuste to prosím znovu.',
  ]);
});

it('the four security points keep their names (rules 27)', () => {
  const titles = ({ security }: typeof packagePage) => security.points.map(({ title }) => title);
  expect(titles(packagePage)).toEqual([
    'No password',
    'Anonymous',
    'Secure payment',
    'Your data (GDPR)',
  ]);
  expect(titles(packagePageCs).map((title) => title.replaceAll('\u00a0', ' '))).toEqual([
    'Bez hesla',
    'Anonymně',
    'Bezpečná platba',
    'Vaše údaje (GDPR)',
  ]);
});

it('both editions say when too many messages can be followed by another', () => {
  expect(messageCs.tooOften).toContain('za hodinu');
  expect(message.tooOften).toContain('in an hour');
});

it('a quote is promised where no package of that size is in the list (rules 40)', () => {
  const english = [contact.bulk.lead, howItWorks.bulk.text('1', '2')];
  for (const text of english) expect(text).toContain('no package of that size');
  const czech = [contactCs.bulk.lead, howItWorksCs.bulk.text('1', '2')];
  for (const text of czech) expect(text).toContain('balíček té velikosti');
});
