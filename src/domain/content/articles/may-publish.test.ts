import { describe, expect, it } from 'vitest';
import { mayPublishArticle } from './article-rules.ts';

const unread = { origin: 'generated', readAt: null } as const;
const shop = { isLocal: false, publishUnread: false };

describe('an article that a generator wrote', () => {
  it('is published on a public shop once somebody has read or reworked it', () => {
    expect(mayPublishArticle(unread, shop)).toBe(false);
    expect(mayPublishArticle({ ...unread, readAt: new Date(0) }, shop)).toBe(true);
  });

  it('is published unread where the operator wants that, and on a local shop', () => {
    expect(mayPublishArticle(unread, { ...shop, publishUnread: true })).toBe(true);
    expect(mayPublishArticle(unread, { ...shop, isLocal: true })).toBe(true);
  });
});

it('what a person wrote is published by whoever may', () => {
  expect(mayPublishArticle({ ...unread, origin: 'operator' }, shop)).toBe(true);
});
