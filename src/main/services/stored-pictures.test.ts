import { expect, it } from 'vitest';
import { StorageUnavailable } from '#ports/storage/port.ts';
import { makeStoredPictures } from './stored-pictures.ts';

/** A storage with these pictures that counts how often its list is asked for. */
function stored() {
  const storage = { keys: ['blog/one.png'], asked: 0, isAway: false };
  let now = 0;
  const pictures = makeStoredPictures(
    {
      list: async () => {
        storage.asked += 1;
        if (storage.isAway) throw new StorageUnavailable('Away.');
        return storage.keys;
      },
    },
    () => new Date(now),
  );
  return { storage, pictures, pass: (milliseconds: number) => (now += milliseconds) };
}

it('a picture that is asked for in vain is looked for anew, once in a second for all who ask', async () => {
  const { storage, pictures, pass } = stored();
  expect(await pictures.has('one')).toBe(true);
  for (let i = 0; i < 100; i += 1) expect(await pictures.has(`none-${i}`)).toBe(false);
  expect(storage.asked).toBe(1);
  storage.keys.push('blog/two.png');
  pass(1000);
  expect(await pictures.has('two')).toBe(true);
  expect(storage.asked).toBe(2);
});

it('nobody knows of a new picture while the storage is away, and nobody is told that there is none', async () => {
  const { storage, pictures, pass } = stored();
  await pictures.has('one');
  storage.isAway = true;
  pass(1000);
  await expect(pictures.has('two')).rejects.toThrow(StorageUnavailable);
  expect([await pictures.has('one'), storage.asked]).toEqual([true, 2]);
  storage.isAway = false;
  pass(30_000);
  expect(await pictures.has('two')).toBe(false);
});
