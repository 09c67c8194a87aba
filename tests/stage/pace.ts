import { query } from './books.ts';
import type { TestShop } from './shop.ts';

/**
 * Makes the pause between two calls of the generators a tenth of a second, by the clock that counts it, which is the
 * database's. For tests of what is made; that the pause is kept is tried in tests/admin/generators.test.ts.
 */
export async function hurryGenerators(shop: TestShop, milliseconds = 100): Promise<void> {
  await query(
    shop,
    `create or replace function hurry_generators() returns trigger language plpgsql as $$
      begin
        if new.claim is null then
          new.free_at := clock_timestamp() + interval '${milliseconds} milliseconds';
        end if;
        return new;
      end $$`,
  );
  await query(
    shop,
    `create or replace trigger hurry_generators before update on generator_pace
      for each row execute function hurry_generators()`,
  );
}

/** Lets the pause be as long as it is. */
export async function letPause(shop: TestShop): Promise<void> {
  await query(shop, 'drop trigger if exists hurry_generators on generator_pace');
}
