import { z } from 'zod';
import { mapRecord } from '#domain/records.ts';
import { type Company, customerFields, isLaterField } from './customer.ts';

const companyShape = {
  name: z.string(),
  companyId: z.string(),
  vatId: z.string().exactOptional(),
  address: z.string(),
} satisfies Record<keyof Company, z.ZodType>;

/**
 * A customer as `writtenCustomer` writes him; a field that the writer did not know yet is empty. For
 * the server only: browsers go by `customerFields` itself and are spared the library.
 */
export const customerShape = {
  ...mapRecord(customerFields, (field): z.ZodType<string, string | undefined> =>
    isLaterField(field) ? z.string().default('') : z.string(),
  ),
  company: z.object(companyShape).nullable(),
};
