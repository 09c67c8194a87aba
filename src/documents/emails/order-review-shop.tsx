import { reviewShop as words } from '#messages/cs/emails/review.ts';
import { type EmailDraft, type EmailFacts, shopMailbox } from './email-draft.ts';
import { Facts, Lines, Paragraph, SectionHeading, SmallPrint, Title } from './email-parts.tsx';

/** Tells the shop of a review that waits for its decision (rules 17). */
export function orderReviewShop(facts: EmailFacts): EmailDraft {
  const { number, review } = facts.order;
  return {
    to: shopMailbox(facts),
    locale: 'cs',
    subject: words.subject(number, review?.rating ?? 0),
    preview: review?.text.slice(0, 120) ?? words.lead,
    content: <Written {...facts} />,
  };
}

function Written({ order: { number, review } }: EmailFacts) {
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{words.lead}</Paragraph>
      {review && (
        <>
          <Facts
            rows={[
              [words.order, String(number)],
              [words.rating, words.stars(review.rating)],
              [words.service, review.service],
              [words.name, review.name],
            ]}
          />
          <SectionHeading>{words.text}</SectionHeading>
          <Paragraph>
            <Lines text={review.text} />
          </Paragraph>
        </>
      )}
      <SmallPrint>{words.rule}</SmallPrint>
    </>
  );
}
