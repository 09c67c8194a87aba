import { type Writings, describeTargets } from '#tests/stage/target-contract.ts';

const ORIGIN = 'https://www.facebook.com';
const NUMBER = '100064123456789';
const PFBID = 'pfbid02abcDEFghiJKL';

const understood: Writings[] = [
  {
    input: [
      'nasa',
      '@nasa',
      'facebook.com/nasa',
      'https://cs-cz.facebook.com/nasa/about?locale=cs_CZ',
      'fb.com/nasa',
      'm.facebook.com/nasa/posts/',
      'mbasic.facebook.com/nasa',
    ],
    kind: 'profile',
    label: '@nasa',
    url: `${ORIGIN}/nasa`,
  },
  { input: ['Jan.Novak.1'], kind: 'profile', label: '@Jan.Novak.1', url: `${ORIGIN}/Jan.Novak.1` },
  {
    input: [
      `https://www.facebook.com/profile.php?id=${NUMBER}&sk=about`,
      `@${NUMBER}`,
      `facebook.com/${NUMBER}`,
      `facebook.com/people/Jan-Nov%C3%A1k/${NUMBER}/`,
      `https://www.facebook.com/Kav%C3%A1rna-Modr%C3%A1-${NUMBER}/`,
      `facebook.com/p/Kavárna-Modrá-${NUMBER}`,
      `facebook.com/pages/Kavárna/${NUMBER}`,
      `facebook.com/pages/category/Cafe/Kavárna-${NUMBER}/`,
    ],
    kind: 'profile',
    label: `profile.php?id=${NUMBER}`,
    url: `${ORIGIN}/profile.php?id=${NUMBER}`,
  },
  {
    input: [`facebook.com/people/Jan/${PFBID}/`],
    kind: 'profile',
    label: `people/_/${PFBID}`,
    url: `${ORIGIN}/people/_/${PFBID}`,
  },
  {
    input: [`facebook.com/na.sa/posts/${PFBID}?rdid=1`, `facebook.com/na.sa/posts/title/${PFBID}`],
    kind: 'post',
    label: `@na.sa/posts/${PFBID}`,
    url: `${ORIGIN}/na.sa/posts/${PFBID}`,
  },
  {
    input: ['facebook.com/Modrá-100064123/posts/123456789'],
    kind: 'post',
    label: '@100064123/posts/123456789',
    url: `${ORIGIN}/100064123/posts/123456789`,
  },
  {
    input: ['facebook.com/nasa/videos/title/123456789/'],
    kind: 'post',
    label: '@nasa/videos/123456789',
    url: `${ORIGIN}/nasa/videos/123456789`,
  },
  {
    input: ['facebook.com/reel/123456789?fs=e'],
    kind: 'post',
    label: 'reel/123456789',
    url: `${ORIGIN}/reel/123456789`,
  },
  {
    input: [
      'facebook.com/watch/?v=123456789&ref=x',
      'facebook.com/watch?v=123456789',
      'facebook.com/watch/live/?v=123456789',
      'facebook.com/video.php?v=123456789',
    ],
    kind: 'post',
    label: 'watch?v=123456789',
    url: `${ORIGIN}/watch?v=123456789`,
  },
  {
    input: [
      'facebook.com/photo.php?fbid=123456789&set=a.1',
      'facebook.com/photo/?fbid=123456789',
      'facebook.com/nasa/photos/a.55/123456789/',
    ],
    kind: 'post',
    label: 'photo?fbid=123456789',
    url: `${ORIGIN}/photo?fbid=123456789`,
  },
  {
    input: [
      'facebook.com/permalink.php?story_fbid=123456789&id=100064123',
      'm.facebook.com/story.php?id=100064123&story_fbid=123456789',
    ],
    kind: 'post',
    label: 'permalink.php?story_fbid=123456789&id=100064123',
    url: `${ORIGIN}/permalink.php?story_fbid=123456789&id=100064123`,
  },
  {
    input: [
      'facebook.com/groups/my.group/posts/123456789/',
      'facebook.com/groups/my.group/permalink/123456789/',
    ],
    kind: 'post',
    label: 'groups/my.group/posts/123456789',
    url: `${ORIGIN}/groups/my.group/posts/123456789`,
  },
  {
    input: ['https://fb.watch/abcDEF123_/?mibextid=x'],
    kind: 'post',
    label: 'fb.watch/abcDEF123_',
    url: 'https://fb.watch/abcDEF123_',
  },
  {
    input: ['https://www.facebook.com/share/v/1AbCdEfGhI/?mibextid=x'],
    kind: 'post',
    label: 'share/v/1AbCdEfGhI',
    url: `${ORIGIN}/share/v/1AbCdEfGhI`,
  },
  {
    input: ['facebook.com/share/1AbCdEfGhI/'],
    kind: 'share link',
    label: 'share/1AbCdEfGhI',
    url: `${ORIGIN}/share/1AbCdEfGhI`,
  },
];

describeTargets('facebook', understood, [
  'watch',
  'groups',
  'facebook.com/groups/nasa',
  'facebook.com/hashtag/x',
  'facebook.com/profile.php',
  'facebook.com/profile.php?id=x',
  'facebook.com/share',
  'facebook.com/events/123456789',
  'facebook.com/l.php?u=x',
  'na_sa',
  'a'.repeat(51),
]);
