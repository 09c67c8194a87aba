import { render, toPlainText } from 'react-email';
import type { LetterKind } from '#database/schema.ts';
import { cleanText } from '#domain/clean-text.ts';
import type { Letter } from '#ports/mail/port.ts';
import type { LetterDraft, LetterFacts } from './letter-draft.ts';
import { LetterLayout } from './letter-layout.tsx';
import { orderCanceledCustomer } from './order-canceled-customer.tsx';
import { orderCanceledShop } from './order-canceled-shop.tsx';
import { orderPaidCustomer } from './order-paid-customer.tsx';
import { orderPaidShop } from './order-paid-shop.tsx';

const drafts: Record<LetterKind, (facts: LetterFacts) => LetterDraft> = {
  'order-paid-customer': orderPaidCustomer,
  'order-paid-shop': orderPaidShop,
  'order-canceled-customer': orderCanceledCustomer,
  'order-canceled-shop': orderCanceledShop,
};

/** Writes a letter about an order. The Message-ID stays the same however often it is written. */
export async function renderLetter(
  kind: LetterKind,
  { shop, order, messageId }: LetterFacts & { messageId: string },
): Promise<Letter> {
  const { to, locale, content, ...draft } = drafts[kind]({ shop, order });
  const subject = cleanText(draft.subject);
  const html = await render(
    <LetterLayout shop={shop} locale={locale} subject={subject} preview={draft.preview}>
      {content}
    </LetterLayout>,
  );
  return {
    messageId,
    from: { name: cleanText(shop.brand), address: shop.senderMail },
    to: { name: cleanText(to.name ?? ''), address: to.address },
    replyTo: shop.supportMail,
    locale,
    subject,
    html,
    text: toPlainText(html, textOptions),
  };
}

/** Headings and labels are read, not shouted. */
const textOptions = {
  selectors: [
    ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
    {
      selector: '[data-text-format="dataTable"]',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, maxColumnWidth: 72 },
    },
    { selector: 'ul', options: { itemPrefix: '– ' } },
  ],
};
