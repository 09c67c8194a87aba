import { findReply } from '#database/messages/messages.ts';
import { quotedText } from '#domain/messages/without-quote.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { defineEmail } from '#emails/define-email.ts';
import {
  Imprint,
  Lines,
  Paragraph,
  SectionHeading,
  SmallPrint,
} from '#emails/parts/email-parts.tsx';
import { type MessageFacts, loadMessage, messageWords } from './received.tsx';

interface ReplyFacts extends MessageFacts {
  /** What the shop answers. */
  reply: string;
}

/** Answers a message in the words of who works in the shop, with what was asked below (rules 70). */
export const messageReply = defineEmail('message-reply', {
  group: 'messages',
  load: async (sources, due): Promise<ReplyFacts | 'gone'> => {
    const facts = await loadMessage(sources, due);
    const reply = due.aboutId === null ? undefined : await findReply(sources.db, due.aboutId);
    return facts === 'gone' || !reply ? 'gone' : { ...facts, reply: reply.text };
  },
  draft: (facts) => {
    const { shop, message, reply, thread } = facts;
    const { locale, name, email: address, number } = message;
    const words = messageWords[locale].reply;
    return {
      to: { name, address },
      locale,
      subject: words.subject(number, shop.brand),
      preview: reply.slice(0, 120),
      heading: words.heading,
      content: <Reply {...facts} />,
      isPersonal: true,
      replyTo: thread,
    };
  },
});

function Reply({ shop, message: { locale, message }, reply }: ReplyFacts & { shop: Shop }) {
  const words = messageWords[locale].reply;
  return (
    <>
      <Paragraph>
        <Lines text={reply} />
      </Paragraph>
      {message !== '' && (
        <>
          <SectionHeading>{words.wrote}</SectionHeading>
          <Paragraph>
            <Lines text={quotedText(message, words.link)} />
          </Paragraph>
        </>
      )}
      <SmallPrint>{words.answer}</SmallPrint>
      <Imprint shop={shop} locale={locale} />
    </>
  );
}
