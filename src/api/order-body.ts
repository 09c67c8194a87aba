import { z } from 'zod';
import { MAX_QUANTITY } from '#domain/catalogue/pricing.ts';
import { type DetailsText, detailsLimits } from '#domain/customer/details-form.ts';
import { MAX_LINES } from '#domain/order/cart.ts';
import { mapRecord } from '#domain/records.ts';
import { flag, number, readObject, text } from './read-fields.ts';

/** Parts of a package that are not read: they are our own text, sent back to us. */
const ignored = z.unknown().optional();

const packageShape = readObject({
  id: text,
  amount: z.union([z.string(), z.number()], 'field-invalid').optional(),
  price: number.optional(),
  slug: ignored,
  amountSlug: ignored,
  pricePerFollower: ignored,
  description: ignored,
  deliveryTime: ignored,
  guarantee: ignored,
  bonus: ignored,
  features: ignored,
  popular: ignored,
});

const itemShape = readObject({
  id: ignored,
  platform: text,
  service: text,
  package: packageShape,
  quantity: z.int('quantity-min').min(1, 'quantity-min').max(MAX_QUANTITY, 'quantity-max'),
  target: text,
  profile: text,
  username: text,
});

/** Fields that have Czech names in the bodies; all other texts have their names from the order form. */
export const bodyNames = { companyId: 'ico', vatId: 'dic' } as const satisfies {
  [field in DetailsText]?: string;
};

const { companyId: ico, vatId: dic, ...details } = mapRecord(detailsLimits, () => text);

/** An order with everything that the order form asks for (rules 25). */
export const orderShape = {
  orderItems: z.array(itemShape, 'list-needed').min(1, 'items-missing').max(MAX_LINES, 'cart-full'),
  username: text,
  discount: number.optional(),
  total: number.optional(),
  ...details,
  ico,
  dic,
  companyInvoice: flag,
  expressConsent: flag,
  reviewInvitation: flag,
  idempotencyKey: text,
};

const orderObject = readObject(orderShape);

/** An order as either call sends it, with the customer's name and mailbox under one name. */
export type SentOrder = z.output<typeof orderObject>;

export type SentItem = SentOrder['orderItems'][number];
