/** Every test database is a copy of this one, so the migrations run once. */
export const TEMPLATE = 'shop_template';

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
