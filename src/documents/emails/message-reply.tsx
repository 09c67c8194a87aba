import { quotedText } from '#domain/customer/quoted-text.ts';
import type { PerLocale } from '#domain/locale.ts';
import { type MessageReplyWords, messageReply as cs } from '#messages/cs/emails/message-reply.ts';
import { messageReply as en } from '#messages/en/emails/message-reply.ts';
import { type EmailDraft, emailWords } from './email-draft.ts';
import { Lines, Paragraph, SectionHeading, SmallPrint, Title } from './email-parts.tsx';
import type { EnquiryFacts } from './enquiry-shop.tsx';
import { Imprint } from './imprint.tsx';

const replyWords: PerLocale<MessageReplyWords> = { cs, en };

/** Answers a message in the words of who works in the shop, with what was asked below (rules 70). */
export function messageReply(facts: EnquiryFacts): EmailDraft {
  const { shop, enquiry, reply, thread } = facts;
  const { locale, name, email: address, number } = enquiry;
  const words = replyWords[locale];
  return {
    to: { name, address },
    locale,
    subject: words.subject(number, shop.brand),
    preview: reply.slice(0, 120),
    content: <Reply {...facts} />,
    isPersonal: true,
    ...(thread !== undefined && { replyTo: thread }),
  };
}

function Reply({ shop, enquiry, reply }: EnquiryFacts) {
  const { locale, message } = enquiry;
  const words = replyWords[locale];
  return (
    <>
      <Title>{words.heading}</Title>
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
      <Imprint shop={shop} words={emailWords[locale].order} />
    </>
  );
}
