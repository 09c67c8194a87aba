import { lasting } from '#domain/period-text.ts';
import { KEPT } from '#domain/retention.ts';
import { INVITE_AFTER_DAYS } from '#domain/reviews/invitation.ts';
import type { WriteHowReviews } from './how-reviews-text.ts';

export const howReviewsEn: WriteHowReviews = ({ supportMail }, labels) => ({
  title: 'How we gather and verify reviews',
  metaDescription:
    'Who can write a review here, what a verified purchase means, what we check before publishing and when a review is turned down.',
  lead: 'Every review on this site says where it comes from. This page explains what each label means and how we handle reviews.',
  sections: [
    {
      id: 'who',
      heading: 'Who writes a review',
      paragraphs: [
        `Once an order is complete we send its customer a link to review it, unless they declined beforehand: one email, ${lasting('en', INVITE_AFTER_DAYS, 'day')} later. We do not pick out those who are likely to rate us well.`,
        `The link is personal, belongs to a single order and is good for one review. Nobody can switch the label “${labels.verified}” on by hand: it follows from the order that the review is stored with.`,
        'There is no discount, gift or other reward for a review. You can decline the invitation when you order, or by a link in the email itself, which then holds for your later orders too.',
      ],
    },
    {
      id: 'labels',
      heading: 'What the labels mean',
      paragraphs: [],
      terms: [
        [
          labels.verified,
          'A customer wrote it through a personal link to a completed order. These are the only reviews we verify, and the only ones we count.',
        ],
        [
          labels.imported,
          'It was published elsewhere and we brought it here together with its source. We have not checked whether a purchase stands behind it.',
        ],
        [
          labels.sample,
          'We wrote the text ourselves to show what reviews look like on the site. There is no customer behind it.',
        ],
        [
          `${labels.generated}, ${labels.composed}`,
          'A language model wrote the text, or a program put it together from ready-made sentences. There is no customer behind it either.',
        ],
      ],
      after: ['None of these labels can be switched off or hidden.'],
    },
    {
      id: 'checks',
      heading: 'What we check before publishing',
      paragraphs: [
        'A person reads every review. We publish good ones and bad ones, newest first, and do not edit their text. We turn a review down only where it',
      ],
      points: [
        'is spam or advertising,',
        'abuses or threatens somebody,',
        'gives away personal data,',
        'is not about the order,',
        'is against the law.',
      ],
      after: [
        'Being critical is no reason to turn a review down. We may reply to one; our reply then stands right below it and is marked as ours.',
      ],
    },
    {
      id: 'counts',
      heading: 'Counts and averages',
      paragraphs: [
        `The count we give as our own covers only reviews labelled “${labels.verified}”. We show no average rating. Figures without a documented source are marked as samples.`,
      ],
    },
    {
      id: 'data',
      heading: 'Your review and your personal data',
      paragraphs: [
        `We publish the rating, the text and whatever name you choose to sign with, nothing else. To withdraw your review, or to report somebody else’s, write to ${supportMail}.`,
        `Invitations and rejected reviews are kept for ${lasting('en', KEPT.messageYears, 'year')}. If you asked for no further invitations, we remember that for as long as we keep the order.`,
      ],
    },
  ],
});
