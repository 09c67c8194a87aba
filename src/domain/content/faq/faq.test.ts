import { expect, it } from 'vitest';
import { type FaqChange, type UsualQuestion, layFaq } from './faq.ts';

const usual: UsualQuestion[] = [
  { id: 'link', section: 'instagram', home: undefined },
  { id: 'payment', section: 'money', home: undefined },
  { id: 'refund', section: 'money', home: undefined },
];
const moved: FaqChange = {
  id: 'link',
  isOwn: false,
  section: 'money',
  position: null,
  isHidden: false,
  home: null,
  words: null,
  createdAt: new Date(0),
};

it('a question that moves to another part stands last in it until it has a place', () => {
  expect(layFaq(usual, [moved]).map(({ id }) => id)).toEqual(['payment', 'refund', 'link']);
  expect(layFaq(usual, [{ ...moved, position: 1 }])[0]?.id).toBe('link');
});
