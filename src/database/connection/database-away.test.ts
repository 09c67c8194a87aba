import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { isDatabaseAway, isTooSlow, waitWhileAway } from './database-away.ts';

describe('the database is away', () => {
  it('where nobody listens at its address', async () => {
    const client = openDatabase('postgres://nobody@127.0.0.1:1/nothing', () => {});
    const error: unknown = await client.db.execute('select 1').catch((error: unknown) => error);
    await client.close();
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseAway(error)).toBe(true);
  });

  it('where the server ended the connection, however deep the error lies', () => {
    const ended = new DatabaseError('terminating connection', 0, 'error');
    ended.code = '57P01';
    expect(isDatabaseAway(new DrizzleQueryError('select 1', [], ended))).toBe(true);
    expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true);
  });

  it.each([
    ['53100', 'could not extend file: No space left on device'],
    ['53200', 'out of memory'],
    ['53300', 'too many clients already'],
    ['57014', 'canceling statement due to statement timeout'],
    ['58030', 'could not read block: Input/output error'],
    ['25006', 'cannot execute INSERT in a read-only transaction'],
    ['08006', 'connection failure'],
  ])('where the server cannot do its work for the moment: %s, %s', (code, message) => {
    const refused = new DatabaseError(message, 0, 'error');
    refused.code = code;
    const error = new DrizzleQueryError('insert', [], refused);
    expect(isDatabaseAway(error)).toBe(true);
    expect(isTooSlow(error)).toBe(code === '57014');
  });

  it('but not where a query is wrong or something else failed', () => {
    const wrong = new DatabaseError('no such table', 0, 'error');
    wrong.code = '42P01';
    expect(isDatabaseAway(new DrizzleQueryError('select 1', [], wrong))).toBe(false);
    expect(isDatabaseAway(new TypeError('x is undefined'))).toBe(false);
    expect(isDatabaseAway('a word')).toBe(false);
  });

  it('in a way that the job queue takes for passing', async () => {
    const client = openDatabase('postgres://nobody@127.0.0.1:1/nothing', () => {});
    waitWhileAway(client.pool, () => {});
    await expect(client.pool.connect()).rejects.toMatchObject({ code: '57P03' });
    await client.close();
  });
});
