import { answerTime, shortAnswerTime } from '#domain/answer-time.ts';
import { quotedText } from '#domain/customer/quoted-text.ts';
import type { PerLocale } from '#domain/locale.ts';
import { type EnquiryCopyWords, enquiryCopy as cs } from '#messages/cs/emails/enquiry.ts';
import { enquiryCopy as en } from '#messages/en/emails/enquiry.ts';
import { type EmailDraft, emailWords } from './email-draft.ts';
import { Lines, Paragraph, SectionHeading, SmallPrint, Title } from './email-parts.tsx';
import type { EnquiryFacts } from './enquiry-shop.tsx';
import { Imprint } from './imprint.tsx';

const copyWords: PerLocale<EnquiryCopyWords> = { cs, en };

/**
 * Tells who has written that the message is there, and when it will be answered (rules 40). Anybody can type
 * anybody's address, so it has no link, and of what was typed the message alone, quoted.
 */
export function enquirySender(facts: EnquiryFacts): EmailDraft {
  const { shop, enquiry, thread } = facts;
  const { email: address, locale } = enquiry;
  const words = copyWords[locale];
  return {
    to: { address },
    locale,
    subject: words.subject(shop.brand),
    preview: words.preview(shortAnswerTime(locale, shop)),
    content: <Copy {...facts} />,
    ...(thread !== undefined && { replyTo: thread }),
  };
}

function Copy({ shop, enquiry }: EnquiryFacts) {
  const { locale, message } = enquiry;
  const words = copyWords[locale];
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{emailWords[locale].order.greeting}</Paragraph>
      <Paragraph>{words.lead(answerTime(locale, shop))}</Paragraph>
      <SectionHeading>{words.wrote}</SectionHeading>
      <Paragraph>
        <Lines text={quotedText(message, words.link)} />
      </Paragraph>
      <SmallPrint>{words.cut}</SmallPrint>
      <SmallPrint>{words.notYou}</SmallPrint>
      <Imprint shop={shop} words={emailWords[locale].order} />
    </>
  );
}
