import { z } from 'zod';
import type { Bind, Store } from '#test-checkout/store.ts';
import { run } from '#test-checkout/store.ts';
import { Refusal } from './wire.ts';

/** One call under an Idempotency-Key: `request` is its path and its body to the letter. */
export interface KeyedCall {
  key: string;
  request: string;
}

/** An answer, and the statement that makes it true; false where somebody else was first. */
export interface Action {
  answer: object;
  commit: () => Promise<boolean>;
}

/**
 * The real provider may forget a key after a day, so it is forgotten here as well: nothing may rely on it.
 */
const KEPT_MS = 24 * 3600 * 1000;

/**
 * Does an action once for its key and answers a repeated call with the stored answer. The key is looked
 * up before the parameters are checked, as the provider does: a retry a day later is still a replay.
 *
 * @throws Refusal where the same key came with another request
 */
export async function answerOnce(
  store: Store,
  call: KeyedCall,
  decide: () => Promise<Action>,
): Promise<{ answer: object; replayed: boolean }> {
  if (call.key.length > 255) throw new Refusal('The idempotency key is too long.');
  // If the key is taken, or the data for the decision have changed, the loop begins again.
  for (;;) {
    const stored = await storedAnswer(store, call);
    if (stored) return { answer: stored, replayed: true };
    const { answer, commit } = await decide();
    if (await commit()) return { answer, replayed: false };
  }
}

/**
 * The part of a statement that takes the key; it yields no row where the key is taken, nor where the part
 * before it that is named has none.
 */
export function claimKey(
  bind: Bind,
  store: Store,
  call: KeyedCall,
  answer: object,
  provided = '(select) always',
): string {
  return `claimed as (
      insert into test_checkout.idempotency_key (key, request, answer, created_at)
      select ${bind(call.key)}::text, ${bind(call.request)}::text,
        ${bind(JSON.stringify(answer))}::json, ${bind(store.clock())}::timestamptz
      from ${provided}
      on conflict (key) do nothing returning key
    )`;
}

const keyRow = z.object({ request: z.string(), answer: z.looseObject({}) });

async function storedAnswer(store: Store, call: KeyedCall): Promise<object | undefined> {
  const oldest = new Date(store.clock().getTime() - KEPT_MS);
  await run(
    store.sql,
    (bind) => `delete from test_checkout.idempotency_key
      where key = ${bind(call.key)} and created_at < ${bind(oldest)}`,
  );
  const [row] = await run(
    store.sql,
    (bind) =>
      `select request, answer from test_checkout.idempotency_key where key = ${bind(call.key)}`,
  );
  if (!row) return undefined;
  const { request, answer } = keyRow.parse(row);
  if (request === call.request) return answer;
  throw new Refusal(
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    { type: 'idempotency_error' },
  );
}
