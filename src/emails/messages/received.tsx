import { formatMoment } from '#content/moments.ts';
import type { EmailRow } from '#database/emails/emails.ts';
import { findMessageById } from '#database/messages/form-messages.ts';
import { answerTime, shortAnswerTime } from '#domain/shop/answer-time.ts';
import type { ReceivedMessage } from '#domain/messages/sent-message.ts';
import { quotedText } from '#domain/messages/without-quote.ts';
import { threadAddress } from '#domain/messages/message.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { type EmailSources, defineEmail } from '#emails/define-email.ts';
import {
  Facts,
  Greeted,
  Lines,
  Paragraph,
  SectionHeading,
  SmallPrint,
} from '#emails/parts/email-parts.tsx';
import { emailWords } from '#emails/words.ts';
import { messageEmails as cs, shopEmails } from '#messages/cs/emails/emails.ts';
import { messageEmails as en } from '#messages/en/emails/emails.ts';

/** What the e-mails about a message are made from. */
export interface MessageFacts {
  message: ReceivedMessage & { number: number };
  /** The address by which answers of the customer find the message; undefined where nothing reads them there. */
  thread: string | undefined;
}

/** Words of the e-mails to who has written to the shop. */
export const messageWords = { cs, en };

const words = shopEmails.received;
const labels = emailWords.cs.order.customer;

/** Carries a visitor's message to the shop's mailbox (rules 25), which answers to who wrote it. */
export const messageShop = defineEmail('message-shop', {
  group: 'messages',
  load: loadMessage,
  draft: ({ shop, message }) => ({
    to: { name: shop.brand, address: shop.supportMail },
    // The operator reads Czech, whatever the sender's language is.
    locale: 'cs',
    subject: words.subject(message.service, message.name),
    preview: message.message.slice(0, 120),
    heading: words.heading,
    content: <MessageText {...message} />,
    replyTo: message.email,
  }),
});

/**
 * Tells who has written that the message is there, and when it will be answered (rules 40). Anybody can type
 * anybody's address, so it has no link, and of what was typed the message alone, quoted.
 */
export const messageSender = defineEmail('message-sender', {
  group: 'messages',
  load: loadMessage,
  draft: (facts) => {
    const { shop, message, thread } = facts;
    const { email: address, locale } = message;
    const copy = messageWords[locale].copy;
    return {
      to: { address },
      locale,
      subject: copy.subject(shop.brand),
      preview: copy.preview(shortAnswerTime(locale, shop)),
      heading: copy.heading,
      content: <Copy {...facts} />,
      replyTo: thread,
    };
  },
});

/**
 * Reads the message that an e-mail is about. What goes to who wrote it is answered to the address of the thread, where
 * the shop reads the mailbox behind it.
 */
export async function loadMessage(
  { db, shop, inbox }: EmailSources,
  { messageId }: EmailRow,
): Promise<MessageFacts | 'gone'> {
  const message = messageId === null ? undefined : await findMessageById(db, messageId);
  if (!message) return 'gone';
  const thread = inbox.takesReplies
    ? threadAddress(shop.supportMail, message.replyToken)
    : undefined;
  return { message, thread };
}

function MessageText({ message, ...sender }: ReceivedMessage) {
  const { name, email, phone, company, service } = sender;
  return (
    <>
      <Facts
        rows={[
          [words.service, service],
          [labels.name, name],
          [labels.email, email],
          [labels.phone, phone],
          [labels.companyName, company],
          [words.received, formatMoment('cs', sender.createdAt)],
          [words.locale, shopEmails.paid.locales[sender.locale]],
        ]}
      />
      <SectionHeading>{words.message}</SectionHeading>
      <Paragraph>
        <Lines text={message} />
      </Paragraph>
      <SmallPrint>{words.lead}</SmallPrint>
    </>
  );
}

function Copy({ shop, message: { locale, message } }: MessageFacts & { shop: Shop }) {
  const copy = messageWords[locale].copy;
  return (
    <Greeted shop={shop} locale={locale}>
      <Paragraph>{copy.lead(answerTime(locale, shop))}</Paragraph>
      <SectionHeading>{copy.wrote}</SectionHeading>
      <Paragraph>
        <Lines text={quotedText(message, copy.link)} />
      </Paragraph>
      <SmallPrint>{copy.cut}</SmallPrint>
      <SmallPrint>{copy.notYou}</SmallPrint>
    </Greeted>
  );
}
