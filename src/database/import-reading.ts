import { z } from 'zod';
import { locales } from '#domain/locale.ts';
import { importPlatforms } from '#domain/reviews/import.ts';
import { importColumns, neededColumns } from '#domain/reviews/import-columns.ts';
import { dateOrders } from '#domain/reviews/import-dates.ts';
import { scales } from '#domain/reviews/import-rating.ts';
import type { ImportReading } from '#domain/reviews/import-reading.ts';

const places = z.partialRecord(z.enum(importColumns), z.int().nonnegative());
const scale = z.literal(scales);

const shape: z.ZodType<ImportReading> = z.object({
  wish: z.object({
    language: z.enum(locales),
    platform: z.enum(importPlatforms).optional(),
    places: places.optional(),
    isHeaderless: z.boolean(),
    dateOrder: z.enum(dateOrders).optional(),
    scale: scale.optional(),
    isRoundedDown: z.boolean(),
  }),
  header: z.array(z.string()),
  places,
  missing: z.array(z.enum(neededColumns)),
  isDateUnclear: z.boolean(),
  hasDateOrder: z.boolean(),
  scale,
  isScaleUnclear: z.boolean(),
  hasBetween: z.boolean(),
  isList: z.boolean(),
});

/** How a file was read, as it was stored; null where it was not, or by a program that said it otherwise. */
export function knownReading(stored: unknown): ImportReading | null {
  return shape.safeParse(stored).data ?? null;
}
