import { formatDuration } from '#domain/text/period-text.ts';
import { KEPT } from '#domain/shop/retention.ts';
import { INVITE_AFTER_DAYS } from '#domain/reviews/review-form.ts';
import type { WriteHowReviews } from './how-reviews.cs.ts';

export const howReviewsEn: WriteHowReviews = ({ supportMail }, labels) => ({
  title: 'How we gather and verify reviews',
  metaDescription:
    'Who can write a review here, what a verified purchase means, what we check before publishing and when a review is turned down.',
  lead: 'Every review on this site says where it comes from. This page explains what the labels mean and how we handle reviews.',
  sections: [
    {
      id: 'who',
      heading: 'Who writes a review',
      paragraphs: [
        `We send the customer one email with a link to review the order, ${formatDuration('en', INVITE_AFTER_DAYS, 'day')} after it is completed. We leave out customers who declined beforehand or were not told of the invitation when they ordered, orders whose whole payment was refunded, and emails that a fault has held up for weeks. We do not choose by the rating we expect.`,
        `The link is personal, belongs to a single order and can be used for one review. The label “${labels.verified}” cannot be switched on by hand: it follows from the order with which the review is stored.`,
        'There is no discount, gift or other reward for a review. You can decline the invitation when you order, or through a link in the email itself, which then applies to your later orders too.',
      ],
    },
    {
      id: 'labels',
      heading: 'What the labels mean',
      paragraphs: [],
      terms: [
        [
          ['verified'],
          'A customer wrote it through a personal link to a completed order. These are the only reviews we verify, and the only ones we count.',
        ],
        [
          ['imported'],
          'It was published elsewhere; we have brought it here and name the source. We have not checked whether there was a purchase.',
        ],
        [
          ['sample'],
          'We wrote the text ourselves to show what reviews look like on the site. There is no customer behind it.',
        ],
        [
          ['generated', 'composed'],
          'A language model wrote the text, or a program put it together from ready-made sentences. There is no customer behind it either.',
        ],
      ],
      after: ['None of these labels can be switched off or hidden.'],
    },
    {
      id: 'checks',
      heading: 'What we check before publishing',
      paragraphs: [
        'A person reads every review that a customer sends us. We publish good and bad ones, newest first, and do not edit their text. We turn a review down only if it',
      ],
      points: [
        'is spam or advertising,',
        'abuses or threatens somebody,',
        'reveals personal data,',
        'is not about the order,',
        'is against the law.',
      ],
      after: [
        'Criticism is no reason to turn a review down. If we reply to one, our reply stands right below it and is marked as ours.',
      ],
    },
    {
      id: 'counts',
      heading: 'Counts and averages',
      paragraphs: [
        `Our own count of reviews includes only those labelled “${labels.verified}”. We show no average rating. Figures without a documented source are marked as samples or not shown.`,
      ],
    },
    {
      id: 'data',
      heading: 'Your review and your personal data',
      paragraphs: [
        `We publish the rating, the text, the name you choose to sign with, the platform and the date, and nothing else. To have your review taken down, or to report somebody else’s, write to ${supportMail}.`,
        `Invitations and rejected reviews are kept for ${formatDuration('en', KEPT.messageYears, 'year')}. If you ask for no further invitations, we remember that for as long as we keep the order.`,
      ],
    },
  ],
});
