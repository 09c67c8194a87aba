import { type Books, query } from './books.ts';

/** What changes without anybody having done anything that counts. */
const ownPace = new Set(['rate_limits', 'kept_forms', 'page_counts']);

/** What all tables of the shop hold, each as one mark: two that are the same say that nothing was changed. */
export async function marksOfTables(shop: Books): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    shop,
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const marks = tables
    .filter(({ name }) => !ownPace.has(name))
    .map(({ name }) => {
      // When a session was used last is no change.
      const row = name === 'sessions' ? `(to_jsonb(t) - 'seen_at')::text` : 't::text';
      return `select '${name}' as name,
        md5(coalesce(string_agg(${row}, ',' order by ${row}), '')) as mark from "${name}" t`;
    });
  const found = await query<{ name: string; mark: string }>(shop, marks.join(' union all '));
  return Object.fromEntries(found.map(({ name, mark }) => [name, mark]));
}
