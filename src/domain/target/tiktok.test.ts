import { type Writings, describeTargets } from '#tests/stage/target-contract.ts';

const ORIGIN = 'https://www.tiktok.com';
const ID = '7312345678901234567';

const understood: Writings[] = [
  {
    input: [
      'nasa',
      '@Nasa',
      'tiktok.com/@nasa?lang=cs',
      'https://www.tiktok.com/@nasa/live',
      'm.tiktok.com/%40nasa',
    ],
    kind: 'profile',
    label: '@nasa',
    url: `${ORIGIN}/@nasa`,
  },
  { input: ['@explore'], kind: 'profile', label: '@explore', url: `${ORIGIN}/@explore` },
  {
    input: [`https://www.tiktok.com/@na.sa/video/${ID}?is_from_webapp=1`],
    kind: 'post',
    label: `@na.sa/video/${ID}`,
    url: `${ORIGIN}/@na.sa/video/${ID}`,
  },
  {
    input: [`tiktok.com/@nasa/photo/${ID}`],
    kind: 'post',
    label: `@nasa/photo/${ID}`,
    url: `${ORIGIN}/@nasa/photo/${ID}`,
  },
  {
    input: [
      `m.tiktok.com/v/${ID}.html`,
      `https://www.tiktok.com/embed/v2/${ID}`,
      `https://www.tiktokv.com/share/video/${ID}/?utm_source=copy`,
      `https://www.tiktok.com/@/video/${ID}`,
    ],
    kind: 'post',
    label: `v/${ID}.html`,
    url: `https://m.tiktok.com/v/${ID}.html`,
  },
  {
    input: ['https://vm.tiktok.com/ZMabc1234/', 'vm.tiktok.com/ZMabc1234?k=1'],
    kind: 'short link',
    label: 'vm.tiktok.com/ZMabc1234',
    url: 'https://vm.tiktok.com/ZMabc1234',
  },
  {
    input: ['vt.tiktok.com/ZSabc1234'],
    kind: 'short link',
    label: 'vt.tiktok.com/ZSabc1234',
    url: 'https://vt.tiktok.com/ZSabc1234',
  },
  {
    input: ['tiktok.com/t/ZTabc1234/'],
    kind: 'short link',
    label: 't/ZTabc1234',
    url: `${ORIGIN}/t/ZTabc1234`,
  },
];

describeTargets('tiktok', understood, [
  'live',
  'tiktok.com/tag/x',
  'tiktok.com/explore',
  'tiktok.com/@nasa/video/x',
  'tiktok.com/t',
  'vm.tiktok.com',
  'x',
  'a'.repeat(25),
]);
