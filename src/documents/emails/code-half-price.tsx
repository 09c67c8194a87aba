import type { Locale, PerLocale } from '#domain/locale.ts';
import { type Haler, formatMoney, formatPercent } from '#domain/money.ts';
import type { Shop } from '#domain/shop.ts';
import {
  type CodeHalfPriceWords,
  codeHalfPrice as cs,
} from '#messages/cs/emails/code-half-price.ts';
import { codeHalfPrice as en } from '#messages/en/emails/code-half-price.ts';
import type { EmailDraft } from './email-draft.ts';
import { ActionLink, Paragraph, Title } from './email-parts.tsx';

const words: PerLocale<CodeHalfPriceWords> = { cs, en };

/** What the e-mail about a large discount code is made from. */
export interface CodeHalfPriceFacts {
  shop: Shop;
  owner: { name: string; email: string; language: Locale };
  code: { code: string; percent: number | null; amount: Haler | null; mostUses: number | null };
  /** Who made or changed it last; null where the account is gone. */
  person: string | null;
  /** Its page, absolute. */
  url: string;
}

/** Tells an owner of a code that takes off half the price and more. */
export function codeHalfPrice({ owner, code, person, url }: CodeHalfPriceFacts): EmailDraft {
  const m = words[owner.language];
  const { percent, amount, mostUses } = code;
  const off =
    amount === null
      ? formatPercent(owner.language, percent ?? 0)
      : formatMoney(owner.language, amount);
  return {
    to: { name: owner.name, address: owner.email },
    locale: owner.language,
    subject: m.subject(code.code, off),
    preview: m.preview,
    content: (
      <>
        <Title>{m.heading}</Title>
        <Paragraph>{m.text(code.code, off, mostUses)}</Paragraph>
        {person !== null && <Paragraph>{m.by(person)}</Paragraph>}
        <Paragraph>{m.todo}</Paragraph>
        <ActionLink href={url}>{m.open}</ActionLink>
      </>
    ),
  };
}
