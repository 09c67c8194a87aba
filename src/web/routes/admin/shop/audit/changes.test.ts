import { expect, it } from 'vitest';
import { changesOf } from './changes.ts';

it('says once what a change left as it was', () => {
  const entry = {
    before: { state: 'delivering', line: 0 },
    after: { state: 'completed', line: 0 },
    personal: {},
  };
  expect(changesOf(entry, 'en')).toEqual([
    { name: 'state', before: 'delivering', after: 'delivered' },
    { name: 'package', before: undefined, after: '1' },
  ]);
});
