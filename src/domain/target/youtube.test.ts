import { type Writings, describeTargets } from '#tests/stage/target-contract.ts';

const ORIGIN = 'https://www.youtube.com';
const CHANNEL = 'UC1234567890abcdefghij_-';

const understood: Writings[] = [
  {
    input: [
      'nasa',
      '@nasa',
      'youtube.com/@nasa/videos',
      'https://m.youtube.com/@nasa?si=x',
      'youtube.com/%40nasa',
    ],
    kind: 'profile',
    label: '@nasa',
    url: `${ORIGIN}/@nasa`,
  },
  {
    input: ['@Kučera-ml·1', 'Kuc\u030cera-ml·1'],
    kind: 'profile',
    label: '@Kučera-ml·1',
    url: `${ORIGIN}/@Ku%C4%8Dera-ml%C2%B71`,
  },
  {
    input: ['youtube.com/@日本'],
    kind: 'profile',
    label: '@日本',
    url: `${ORIGIN}/@%E6%97%A5%E6%9C%AC`,
  },
  {
    input: ['https://www.youtube.com/@%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82'],
    kind: 'profile',
    label: '@привет',
    url: `${ORIGIN}/@%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82`,
  },
  {
    input: [
      CHANNEL,
      `youtube.com/channel/${CHANNEL}/featured`,
      `https://studio.youtube.com/channel/${CHANNEL}`,
    ],
    kind: 'profile',
    label: `channel/${CHANNEL}`,
    url: `${ORIGIN}/channel/${CHANNEL}`,
  },
  {
    input: ['youtube.com/c/NasaVideo'],
    kind: 'profile',
    label: 'c/NasaVideo',
    url: `${ORIGIN}/c/NasaVideo`,
  },
  {
    input: ['youtube.com/user/NASAtelevision'],
    kind: 'profile',
    label: 'user/NASAtelevision',
    url: `${ORIGIN}/user/NASAtelevision`,
  },
  {
    input: [
      'https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=42s',
      'youtu.be/dQw4w9WgXcQ?si=abc',
      'youtube.com/live/dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
      'studio.youtube.com/video/dQw4w9WgXcQ/edit',
    ],
    kind: 'post',
    label: 'watch?v=dQw4w9WgXcQ',
    url: `${ORIGIN}/watch?v=dQw4w9WgXcQ`,
  },
  {
    input: ['youtube.com/shorts/dQw4w9WgXcQ?feature=share'],
    kind: 'post',
    label: 'shorts/dQw4w9WgXcQ',
    url: `${ORIGIN}/shorts/dQw4w9WgXcQ`,
  },
];

describeTargets('youtube', understood, [
  'watch',
  'youtube.com',
  'youtube.com/feed/subscriptions',
  'youtube.com/playlist?list=PL1',
  'youtube.com/watch?v=short',
  'youtube.com/embed/videoseries?list=x',
  'youtube.com/channel/UCshort',
  'https://youtube.com/%ff',
  'ab',
  '---',
  'a'.repeat(31),
  'c/..',
]);
