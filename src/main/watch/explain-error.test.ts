import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { explainError } from './explain-error.ts';

const failed = (cause: Error) => new DrizzleQueryError('select $1', ['secret'], cause);

describe('what went wrong, for whoever gave the command', () => {
  it('is what the database said of a query', () => {
    const cause = new DatabaseError('invalid page in block 0', 1, 'error');
    cause.severity = 'ERROR';
    expect(explainError(failed(cause))).toBe('the database says: invalid page in block 0.');
  });

  it('is what the connection met where the database said nothing', () => {
    const cause = new Error('connect ECONNREFUSED 127.0.0.1:1');
    expect(explainError(failed(cause))).toBe('connect ECONNREFUSED 127.0.0.1:1');
  });

  it('is named where a host has several addresses and none answers', () => {
    const cause = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    expect(explainError(failed(cause))).toBe('ECONNREFUSED');
    expect(explainError(cause)).toBe('ECONNREFUSED');
  });
});
