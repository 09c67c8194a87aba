import { z } from 'zod';
import { mapRecord } from '#domain/records.ts';
import { type Company, customerFields } from './customer.ts';

const companyShape = {
  name: z.string(),
  companyId: z.string(),
  vatId: z.string().exactOptional(),
  address: z.string(),
  country: z.string().exactOptional(),
} satisfies Record<keyof Company, z.ZodType>;

/**
 * A customer as `writtenCustomer` writes one. For the server only: browsers use `customerFields` and need not
 * load the library.
 */
export const customerShape = {
  ...mapRecord(customerFields, () => z.string()),
  company: z.object(companyShape).nullable(),
};
