import { expect, it } from 'vitest';
import { keysOf } from '#domain/records.ts';
import { deliveredTo, postServices, wantsPost } from './target.ts';

it('likes and views go to a post, followers and subscribers to a profile', () => {
  expect(deliveredTo).toEqual({
    followers: 'profile',
    subscribers: 'profile',
    likes: 'post',
    views: 'post',
  });
});

it('those that go to a post are told apart from all others', () => {
  expect(postServices).toEqual(['likes', 'views']);
  const asked = keysOf(deliveredTo).filter(wantsPost);
  expect(asked).toEqual(postServices);
  expect(wantsPost('constructor')).toBe(false);
});
