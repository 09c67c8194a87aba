import { findInvitation } from '#database/reviews/review-invitations.ts';
import { type ReviewRow, findReviewOfOrder } from '#database/reviews/reviews.ts';
import type { PerLocale } from '#domain/locale.ts';
import type { RejectReason } from '#domain/reviews/moderation.ts';
import { invitationUrls } from '#domain/addresses/private-links.ts';
import {
  ActionLink,
  Anchor,
  Facts,
  Lines,
  Paragraph,
  SectionHeading,
  SmallPrint,
} from '#emails/parts/email-parts.tsx';
import {
  type ReviewEmailWords,
  type ReviewRejectedWords,
  reviewEmails as cs,
  reviewRejected as csRejected,
  reviewShop as shopWords,
} from '#messages/cs/emails/after-order.ts';
import {
  reviewEmails as en,
  reviewRejected as enRejected,
} from '#messages/en/emails/after-order.ts';
import {
  type OrderEmailFrame,
  type OrderEmailSources,
  defineOrderEmail,
} from './define-order-email.tsx';

const invitationWords: PerLocale<ReviewEmailWords> = { cs, en };
const rejectedWords: PerLocale<ReviewRejectedWords> = { cs: csRejected, en: enRejected };

interface InvitationFacts {
  /** Where the invitation leads to, absolute. */
  invitation: { reviewUrl: string; /** No further invitations. */ stopUrl: string };
}

/** Asks the customer of a completed order for a review, once (rules 17). */
export const reviewCustomer = defineOrderEmail('order-review-customer', {
  group: 'reviews',
  to: 'customer',
  isObsolete: async ({ db, order }) => {
    const invitation = await findInvitation(db, order.id);
    return order.state !== 'completed' || !invitation || invitation.usedAt !== null;
  },
  load: async ({ db, shop, order }): Promise<InvitationFacts | 'gone'> => {
    const { id, locale } = order;
    const invited = await findInvitation(db, id);
    if (!invited) return 'gone';
    return { invitation: invitationUrls(shop, { locale, token: invited.token }) };
  },
  draft: ({ order: { locale, number }, invitation: { reviewUrl, stopUrl } }) => {
    const words = invitationWords[locale];
    return {
      subject: words.subject(number),
      preview: words.preview,
      heading: words.heading,
      declineUrl: stopUrl,
      content: (
        <>
          <Paragraph>{words.lead(number)}</Paragraph>
          <Paragraph>{words.about}</Paragraph>
          <ActionLink href={reviewUrl}>{words.open}</ActionLink>
          <Paragraph>{words.rules}</Paragraph>
          <SmallPrint>
            {words.once} <Anchor href={stopUrl}>{words.stop}</Anchor>
          </SmallPrint>
        </>
      ),
    };
  },
});

interface ReviewFacts {
  /** What a customer wrote of an order, and as the author wants to be named. */
  review: Pick<ReviewRow, 'rating' | 'text' | 'name' | 'service'>;
}

/** Tells the shop of a review that waits for its decision (rules 17). */
export const reviewShop = defineOrderEmail('order-review-shop', {
  group: 'reviews',
  to: 'shop',
  load: async ({ db, order }): Promise<ReviewFacts | 'gone'> => {
    const review = await findReviewOfOrder(db, order.id);
    return review ? { review } : 'gone';
  },
  draft: ({ order: { number }, review }) => ({
    subject: shopWords.subject(number, review.rating),
    preview: review.text.slice(0, 120),
    heading: shopWords.heading,
    content: (
      <>
        <Paragraph>{shopWords.lead}</Paragraph>
        <Facts
          rows={[
            [shopWords.order, String(number)],
            [shopWords.rating, shopWords.stars(review.rating)],
            [shopWords.service, review.service],
            [shopWords.name, review.name],
          ]}
        />
        <SectionHeading>{shopWords.text}</SectionHeading>
        <Paragraph>
          <Lines text={review.text} />
        </Paragraph>
        <SmallPrint>{shopWords.rule}</SmallPrint>
      </>
    ),
  }),
});

interface RejectedFacts extends ReviewFacts {
  /** Why it is not published, and what the shop says besides; empty where it says nothing. */
  rejection: { reason: RejectReason; note: string };
}

/** Tells the author of a review that it is not published, or no longer, and why (rules 71). */
export const reviewRejectedCustomer = defineOrderEmail('order-review-rejected-customer', {
  group: 'reviews',
  to: 'customer',
  isObsolete: async ({ db, order, due }) => {
    const review = await findReviewOfOrder(db, order.id);
    return review?.state !== 'rejected' || review.decisionId !== due.aboutId;
  },
  load: loadRejected,
  draft: (facts) => {
    const words = rejectedWords[facts.order.locale];
    return {
      subject: words.subject(facts.order.number),
      preview: words.preview,
      heading: words.heading,
      content: <Rejection {...facts} />,
    };
  },
});

async function loadRejected({ db, order }: OrderEmailSources): Promise<RejectedFacts | 'gone'> {
  const review = await findReviewOfOrder(db, order.id);
  if (!review || review.reason === null) return 'gone';
  return { review, rejection: { reason: review.reason, note: review.note } };
}

function Rejection({ order, review, rejection }: OrderEmailFrame & RejectedFacts) {
  const words = rejectedWords[order.locale];
  return (
    <>
      <Paragraph>{words.lead(order.number)}</Paragraph>
      <Paragraph>
        <strong>{words.reason}</strong> {words.reasons[rejection.reason]}
      </Paragraph>
      {rejection.note !== '' && (
        <Paragraph>
          <Lines text={rejection.note} />
        </Paragraph>
      )}
      <SectionHeading>{words.text}</SectionHeading>
      <Paragraph>
        <Lines text={review.text} />
      </Paragraph>
      <Paragraph>{words.rule}</Paragraph>
      <Paragraph>{words.answer}</Paragraph>
    </>
  );
}
