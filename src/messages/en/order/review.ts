import { plural } from '#domain/locale.ts';
import { REVIEW_NAME_MOST, REVIEW_TEXT } from '#domain/reviews/review-form.ts';
import type { ReviewPageMessages } from '#messages/cs/order/review.ts';

export const review: ReviewPageMessages = {
  title: 'Write a review',
  lead: (number) => `It is about your order no. ${number}. Tell us how it went, good and bad.`,
  rating: 'How many stars?',
  ratings: {
    5: 'Excellent',
    4: 'Good',
    3: 'Fair',
    2: 'Poor',
    1: 'Bad',
  },
  line: 'What are you writing about?',
  service: 'You are reviewing',
  text: 'Your experience',
  textHint: 'Please leave out passwords, phone numbers and other personal data.',
  name: 'Signed by',
  nameHint: 'This is how the review will be signed. A first name or a nickname is enough.',
  consent: 'I agree to the review being published under this name.',
  checked:
    'A person reads the review before it is published and turns down only spam, abuse, personal data, what is not about the order, and what is unlawful. Criticism is fine.',
  checkedLink: 'How we gather and verify reviews',
  send: 'Send the review',
  summary: (count) =>
    `${count} ${plural('en', count, { one: 'thing needs', other: 'things need' })} your attention`,
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
  tooOften: 'Sent too many times in a row. Please wait a little and try again.',
  away: 'The review could not be saved just now. Your text is still filled in; please send it again in a moment.',
  done: {
    title: 'Thank you for your review',
    text: 'Your review is saved. Somebody reads it before we publish it; then you will find it among the others, labelled “Verified purchase”.',
    link: 'Go to the reviews',
  },
  stop: {
    title: 'Review invitations',
    text: 'Press the button once and we will never invite you to write a review again, for later orders either. Emails about the orders themselves are not affected.',
    button: 'Send no more invitations',
    doneTitle: 'We will send no more invitations',
    doneText: 'Your wish is saved. You can still review this order if you like.',
    write: 'Write a review',
  },
};
