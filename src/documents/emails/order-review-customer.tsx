import type { PerLocale } from '#domain/locale.ts';
import { type ReviewEmailWords, reviewEmails as cs } from '#messages/cs/emails/review.ts';
import { reviewEmails as en } from '#messages/en/emails/review.ts';
import { type EmailDraft, type EmailFacts, customerOf, emailWords } from './email-draft.ts';
import { ActionLink, Anchor, Paragraph, SmallPrint, Title } from './email-parts.tsx';
import { Imprint } from './imprint.tsx';

const reviewWords: PerLocale<ReviewEmailWords> = { cs, en };

/** Asks the customer of a completed order for a review, once (rules 17). */
export function orderReviewCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number, invitation } = facts.order;
  const words = reviewWords[locale];
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: words.preview,
    declineUrl: invitation?.stopUrl,
    content: <Invitation {...facts} />,
  };
}

function Invitation({ shop, order }: EmailFacts) {
  const { locale, number, invitation } = order;
  const words = reviewWords[locale];
  const { greeting } = emailWords[locale].order;
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>{words.lead(number)}</Paragraph>
      <Paragraph>{words.about}</Paragraph>
      {invitation && <ActionLink href={invitation.reviewUrl}>{words.open}</ActionLink>}
      <Paragraph>{words.rules}</Paragraph>
      <SmallPrint>
        {words.once} {invitation && <Anchor href={invitation.stopUrl}>{words.stop}</Anchor>}
      </SmallPrint>
      <Imprint shop={shop} words={emailWords[locale].order} />
    </>
  );
}
