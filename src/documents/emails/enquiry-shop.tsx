import type { ReceivedEnquiry } from '#domain/customer/enquiry.ts';
import type { Shop } from '#domain/shop.ts';
import { shopEmails } from '#messages/cs/emails/emails.ts';
import { formatMoment } from '#content/moment-text.ts';
import { type EmailDraft, emailWords } from './email-draft.ts';
import { Facts, Lines, Paragraph, SectionHeading, SmallPrint, Title } from './email-parts.tsx';

/** What the e-mail about an enquiry is made from. */
export interface EnquiryFacts {
  shop: Shop;
  enquiry: ReceivedEnquiry & { number: number };
  /** What the shop answers, in the e-mail that does. */
  reply: string;
  /** The address by which answers of the customer find the message; undefined where nothing reads them there. */
  thread: string | undefined;
}

/** The operator reads Czech, so e-mails to the shop are Czech whatever the sender's language is. */
const locale = 'cs';
const words = shopEmails.enquiry;
const labels = emailWords[locale].order.customer;

/** Carries a visitor's message to the shop's mailbox (rules 25). */
export function enquiryShop({ shop, enquiry }: EnquiryFacts): EmailDraft {
  return {
    to: { name: shop.brand, address: shop.supportMail },
    locale,
    subject: words.subject(enquiry.service, enquiry.name),
    preview: enquiry.message.slice(0, 120),
    content: <EnquiryText {...enquiry} />,
    replyTo: enquiry.email,
  };
}

function EnquiryText(enquiry: ReceivedEnquiry) {
  const { name, email, phone, company, service, message } = enquiry;
  return (
    <>
      <Title>{words.heading}</Title>
      <Facts
        rows={[
          [words.service, service],
          [labels.name, name],
          [labels.email, email],
          [labels.phone, phone],
          [labels.companyName, company],
          [words.received, formatMoment(locale, enquiry.createdAt)],
          [words.locale, shopEmails.paid.locales[enquiry.locale]],
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
