import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { type Right, hasRight, roles, rolesWith } from '#domain/admin/rights.ts';
import { areOwners, haveRight } from './right-holders.ts';

const rights: Right[] = ['enter', 'orders', 'money', 'prices', 'people', 'programs', 'legal'];

describe('who has a right', () => {
  it.each(rights)('is the same as a list and of one role: %s', (right) => {
    expect(rolesWith(right)).toEqual(roles.filter((role) => hasRight(role, right)));
  });

  it.each(rights)('is asked of the database by the one table of rights: %s', (right) => {
    const { sql, params } = new PgDialect().sqlToQuery(haveRight(right) ?? expect.fail());
    expect(params).toEqual([...rolesWith(right)]);
    expect(sql).toMatch(/"operators"\."role" in \(.*\) and "operators"\."removed_at" is null/);
  });

  it('is the owner alone who is told of the shop', () => {
    expect(new PgDialect().sqlToQuery(areOwners() ?? expect.fail()).params).toEqual(['owner']);
  });
});
