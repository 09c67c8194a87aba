import { formatCount } from '#domain/money.ts';
import { MAX_TARGET_LENGTH } from '#domain/target/target.ts';
import type {
  OrderTargetWords,
  TargetWords,
  targetProblems as csProblems,
} from '#messages/cs/order/target.ts';

export const target: TargetWords = {
  names: {
    profileNumber: 'Profile no.',
    profile: 'Profile',
    channel: 'Channel',
    post: 'Post',
    reel: 'Reel',
    short: 'Short',
    video: 'Video',
    photo: 'Photo',
    shared: 'Shared link',
  },
  whichPost: 'Which post?',
  whichPostHint: 'Without a link to the post we will ask you, and delivery waits until then.',
  /** Beside what was read of a link that may be a page of the network itself. */
  openAndCheck: 'open and check',
  willVerify: 'We check this link after payment.',
};

/** What the order page alone says; the wizard's words go to the browser. */
export const orderTarget: OrderTargetWords = {
  postOnlyHint: 'Paste a link to the post or video on this profile.',
  postsAsked: {
    heading: 'Which post?',
    text: 'For the marked packages we know only the profile. Paste a link to the post or video; delivery waits until then.',
  },
  same: 'We already have this link and see nothing there. Please paste another one, or write to us.',
  otherPlatform: (platform) =>
    `This is a link to ${platform}, but this package is for another network.`,
  postsWait: 'We start delivering the packages without a post once you give us the link to it.',
};

/** What e-mails alone say. */
export const emailTarget = {
  postsMissing:
    'For part of your order we know only the profile, not the post. Please paste a link to the post or video on the order page. We cannot start delivering this part until we have it.',
};

export const targetProblems: typeof csProblems = {
  'target-missing': 'Enter a profile name or a link',
  'target-unreadable': 'We don’t recognise this. Enter an @name or paste the whole link.',
  'target-too-long': `The text is too long, ${formatCount('en', MAX_TARGET_LENGTH)} characters at most. Enter just an @name or a link.`,
  'target-other-platform': (platform: string) =>
    `This is a link to ${platform}, but you have chosen another platform.`,
  'target-needs-profile':
    'This is a link to a post. For this service, enter an @name or a link to a profile.',
  'target-needs-post':
    'This is a profile. Paste a link to the post or video that we should deliver to.',
  'target-short-link':
    'We can’t tell where this link leads. Open it and copy the address, or enter an @name.',
  'target-story':
    'This is a link to a story or highlight. Paste a link to the profile, or to a post for likes and views.',
  'target-post-or-profile':
    'Is this a post or a profile name? Paste the whole link of a post, or put an @ before a name.',
  'target-elsewhere':
    'This link leads neither to a profile nor to a post. Open the one you mean and copy its address, or enter an @name.',
  'target-link-page':
    'This is a page of links. We need the profile or post itself: open it and copy its address.',
  'target-other-site':
    'This link leads to another website. We need an @name or a link from the chosen platform.',
  'target-email': 'This looks like an email address. We need an @name or a link.',
  'target-phone': 'This looks like a phone number. We need an @name or a link.',
  'target-hashtag': 'This looks like a hashtag. We need an @name or a link.',
  'target-display-name':
    'This looks like a display name. We need the @name, without spaces or accents, or a link.',
};
