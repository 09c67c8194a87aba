import { type Writings, describeTargets } from '#tests/stage/target-contract.ts';

const ORIGIN = 'https://www.instagram.com';

const understood: Writings[] = [
  {
    input: [
      'nasa',
      '@nasa',
      ' @NASA ',
      'nasa/',
      '\u200b@nasa\u202c',
      'instagram.com/nasa',
      'www.instagram.com/nasa/',
      'http://instagram.com/nasa',
      'HTTPS://WWW.Instagram.com/NASA/?igsh=abc%3D%3D&utm_source=qr#top',
      'https://m.instagram.com/nasa/reels/',
      'https://instagram.com/@nasa',
      'https://instagram.com/_u/nasa',
      'instagr.am/nasa',
    ],
    kind: 'profile',
    label: '@nasa',
    url: `${ORIGIN}/nasa/`,
  },
  { input: ['my.name_1'], kind: 'profile', label: '@my.name_1', url: `${ORIGIN}/my.name_1/` },
  {
    input: [
      'https://www.instagram.com/reel/Cabc_-12345/?igsh=x',
      'https://www.instagram.com/reels/Cabc_-12345/',
      'instagram.com/nasa/reel/Cabc_-12345',
    ],
    kind: 'post',
    label: 'reel/Cabc_-12345',
    url: `${ORIGIN}/reel/Cabc_-12345/`,
  },
  {
    input: ['instagram.com/p/Cabc12345', 'instagram.com/nasa/p/Cabc12345/?img_index=2'],
    kind: 'post',
    label: 'p/Cabc12345',
    url: `${ORIGIN}/p/Cabc12345/`,
  },
  {
    input: ['instagram.com/tv/Cabc12345'],
    kind: 'post',
    label: 'tv/Cabc12345',
    url: `${ORIGIN}/tv/Cabc12345/`,
  },
  {
    input: ['https://www.instagram.com/share/reel/BAabc12345'],
    kind: 'post',
    label: 'share/reel/BAabc12345',
    url: `${ORIGIN}/share/reel/BAabc12345`,
  },
];

describeTargets('instagram', understood, [
  'p',
  'explore',
  '@accounts',
  'instagram.com',
  'instagram.com/explore/tags/x',
  'instagram.com/stories/nasa/3211234567890123456',
  'instagram.com/stories/highlights/1',
  'instagram.com/reels/audio/1',
  'instagram.com/share/reel',
  'https://instagram.com/%zz',
  'https://instagram.com/%2540nasa',
  'na..sa',
  'a'.repeat(31),
  'násá',
]);
