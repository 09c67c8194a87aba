import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { Queryable } from './client.ts';
import { testimonials } from '#database/schema/content.ts';

export type TestimonialRow = typeof testimonials.$inferSelect;

/** The newest reviews of a language, of the given origins alone (rules 17). */
export function listTestimonials(
  db: Queryable,
  which: { language: Locale; origins: readonly TestimonialRow['origin'][]; limit: number },
): Promise<TestimonialRow[]> {
  return db
    .select()
    .from(testimonials)
    .where(
      and(
        eq(testimonials.language, which.language),
        inArray(testimonials.origin, [...which.origins]),
      ),
    )
    .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
    .limit(which.limit);
}
