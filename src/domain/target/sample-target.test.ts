import { expect, it } from 'vitest';
import { platformIds, serviceSlugs } from '#domain/catalogue/price-list.ts';
import { keysOf } from '#domain/records.ts';
import { readTarget, sampleTargetOf } from './read-target.ts';

const each = platformIds.flatMap((platform) =>
  keysOf(serviceSlugs).map((service) => [platform, service] as const),
);

it.each(each)('the sample of %s takes %s without a question', (platform, service) => {
  const read = readTarget(platform, service, sampleTargetOf(platform, service));
  expect(read).toMatchObject({ ok: true, platform });
  expect(read).not.toHaveProperty('asks');
  expect(read).not.toHaveProperty('isUnverified');
});
