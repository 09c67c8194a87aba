import type { ReactNode } from 'react';
import { Body, Container, Head, Html, Preview, render, toPlainText } from 'react-email';
import { cleanText } from '#domain/text/clean-text.ts';
import type { Email } from '#domain/emails/email.ts';
import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { darkScheme, style } from './parts/email-style.ts';

/** An e-mail before it is laid out and turned into HTML and text. */
export interface EmailDraft {
  to: { name?: string; address: string };
  locale: Locale;
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  heading: string;
  content: ReactNode;
  /** Who answers go to, where that is not the shop. */
  replyTo?: string | undefined;
  /** Written by a person for the one who gets it. */
  isPersonal?: boolean;
  /** One post there declines further ones of its kind; of no e-mail that a contract needs. */
  declineUrl?: string | undefined;
}

/** Lays an e-mail out and turns it into HTML and text. */
export async function layOut(
  { to, locale, content, heading, ...draft }: EmailDraft,
  { shop, messageIdHeader }: { shop: Shop; messageIdHeader: string },
): Promise<Email> {
  const subject = cleanText(draft.subject);
  const html = await render(
    <EmailLayout {...{ shop, locale, subject, heading }} preview={draft.preview}>
      {content}
    </EmailLayout>,
  );
  return {
    messageIdHeader,
    from: { name: cleanText(shop.brand), address: shop.senderMail },
    to: { name: cleanText(to.name ?? ''), address: to.address },
    replyTo: draft.replyTo ?? shop.supportMail,
    ...(draft.isPersonal && { isPersonal: true }),
    ...(draft.declineUrl && { declineUrl: draft.declineUrl }),
    locale,
    subject,
    html,
    text: toPlainText(html, textOptions),
    attachments: [],
  };
}

interface EmailLayoutProps {
  shop: Shop;
  locale: Locale;
  subject: string;
  preview: string;
  heading: string;
  children: ReactNode;
}

/** The sheet of every e-mail: one column, no pictures, nothing loaded from anywhere. */
function EmailLayout({ shop, locale, subject, preview, heading, children }: EmailLayoutProps) {
  return (
    <Html lang={locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkScheme}</style>
      </Head>
      <Body className="paper" lang={locale} style={style.body}>
        {/* The title is the subject, and there is only one. */}
        <Preview useTitleTag={false}>{preview}</Preview>
        <Container style={style.column}>
          <p className="ink mark" style={style.wordmark}>
            {shop.brand}
            <span aria-hidden="true" data-skip-in-text style={style.dot}>
              ●
            </span>
          </p>
          <h1 className="ink" style={style.title}>
            {heading}
          </h1>
          {children}
        </Container>
      </Body>
    </Html>
  );
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
    ...Object.entries({ block: 1, item: 2 }).map(([name, leadingLineBreaks]) => ({
      selector: `[data-text-format="${name}"]`,
      format: 'block',
      options: { leadingLineBreaks, trailingLineBreaks: 1 },
    })),
  ],
};
