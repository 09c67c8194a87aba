import { REVIEW_NAME_MOST, REVIEW_TEXT } from '#domain/reviews/review-form.ts';
import type { ReviewPageMessages } from '#messages/cs/order/review.ts';

export const review: ReviewPageMessages = {
  title: 'Write a review',
  lead: (number) => `It is about order no. ${number}. Tell us what went well and what did not.`,
  rating: 'How many stars?',
  ratings: {
    5: 'Excellent',
    4: 'Good',
    3: 'Fair',
    2: 'Poor',
    1: 'Very poor',
  },
  line: 'What are you writing about?',
  service: 'You are reviewing',
  text: 'Your experience',
  textHint: 'Please leave out passwords, phone numbers and other personal data.',
  name: 'Name under the review',
  nameHint: 'This is how the review will be signed. A first name or a nickname is enough.',
  consent: 'I agree to my review being published under this name.',
  checked:
    'A person reads the review before it is published. We turn it down only if it is spam, abuse, unlawful or not about the order, or reveals personal data. Criticism is fine.',
  checkedLink: 'How we gather and verify reviews',
  send: 'Send the review',
  summary: (count) => (count === 1 ? 'One field to correct' : `${count} fields to correct`),
  errorTitle: (title) => `Error: ${title}`,
  problems: {
    'rating-missing': 'Choose a number of stars.',
    'text-missing': 'Write a few words about how it went.',
    'text-short': `Please write a little more, at least ${REVIEW_TEXT.least} characters.`,
    'text-long': `Please shorten the text to ${REVIEW_TEXT.most} characters.`,
    'name-missing': 'Enter a name to sign with; a first name will do.',
    'name-long': `Please shorten the name to ${REVIEW_NAME_MOST} characters.`,
    'line-missing': 'Choose the package you are writing about.',
    'consent-missing': 'Without your consent we cannot publish the review.',
  },
  tooOften: 'That was too many attempts in a row. Please try again in a few minutes.',
  away: 'The review could not be saved just now. Your text is still filled in; please send it again in a moment.',
  done: {
    title: 'Thank you for your review',
    text: 'Your review is saved. A person reads it first; once we publish it, you will find it among the others, labelled “Verified purchase”.',
    link: 'Go to the reviews',
  },
  notBought: {
    title: 'This order can no longer be reviewed',
    text: 'Only those who bought the service can review it. You have withdrawn from this order, or nothing was paid for it, or your money has gone back.',
    link: 'Go to the reviews',
  },
  stop: {
    title: 'Review invitations',
    text: 'Press the button and we will not invite you to write a review again, even for later orders. Emails about the orders themselves are not affected.',
    button: 'Stop the invitations',
    doneTitle: 'We will send no more invitations',
    doneText: 'We have noted it. You can still review this order if you like.',
    write: 'Write a review',
  },
};
