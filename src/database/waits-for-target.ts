import { sql } from 'drizzle-orm';
import { postServices } from '#domain/target/target.ts';

/** Whether a row of `order_lines` waits for its target or its post: `waitsFor` as the database says it (rules 41). */
export const waitsForTarget = sql`(target_kind is null
  or target_kind = 'profile' and split_part(package_id, '-', 2) = any(${sql.param([...postServices])}::text[]))`;
