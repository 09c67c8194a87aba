import type { Shop } from '#domain/shop/shop.ts';
import type { LegalForm } from './legal-text.ts';

/** The wording of directive 2011/83/EU, annex I B, with the shop as the receiver. */
export function writeModelForm({ operator, supportMail }: Shop): LegalForm {
  return {
    kind: 'form',
    title: 'Model withdrawal form',
    lines: [
      '(Complete and return this form only if you wish to withdraw from the contract.)',
      `To: ${operator.name}, ${operator.address}, ${supportMail}`,
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service (*):',
      'Ordered on (*)/received on (*):',
      'Order number (optional):',
      'Name of consumer(s):',
      'Address of consumer(s):',
      'Signature of consumer(s) (only if this form is notified on paper):',
      'Date:',
      '(*) Delete as appropriate.',
    ],
  };
}
