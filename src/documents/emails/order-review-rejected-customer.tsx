import type { PerLocale } from '#domain/locale.ts';
import { type ReviewRejectedWords, reviewRejected as cs } from '#messages/cs/emails/review.ts';
import { reviewRejected as en } from '#messages/en/emails/review.ts';
import { type EmailDraft, type EmailFacts, customerOf, emailWords } from './email-draft.ts';
import { Lines, Paragraph, SectionHeading, Title } from './email-parts.tsx';
import { Imprint } from './imprint.tsx';

const rejectedWords: PerLocale<ReviewRejectedWords> = { cs, en };

/** Tells the author of a review that it is not published, or no longer, and why (rules 71). */
export function orderReviewRejectedCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number } = facts.order;
  const words = rejectedWords[locale];
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: words.preview,
    content: <Rejection {...facts} />,
  };
}

function Rejection({ shop, order }: EmailFacts) {
  const { locale, number, review, rejection } = order;
  const words = rejectedWords[locale];
  const common = emailWords[locale].order;
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{common.greeting}</Paragraph>
      <Paragraph>{words.lead(number)}</Paragraph>
      {rejection && (
        <Paragraph>
          <strong>{words.reason}</strong> {words.reasons[rejection.reason]}
        </Paragraph>
      )}
      {rejection && rejection.note !== '' && (
        <Paragraph>
          <Lines text={rejection.note} />
        </Paragraph>
      )}
      {review && (
        <>
          <SectionHeading>{words.text}</SectionHeading>
          <Paragraph>
            <Lines text={review.text} />
          </Paragraph>
        </>
      )}
      <Paragraph>{words.rule}</Paragraph>
      <Paragraph>{words.answer}</Paragraph>
      <Imprint shop={shop} words={common} />
    </>
  );
}
