import { expect, it } from 'vitest';
import { api } from './en/api.ts';
import { wizard } from './en/order/wizard.ts';
import { layout } from './cs/site/layout.ts';

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
