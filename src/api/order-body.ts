import { z } from 'zod';
import { MAX_LINES } from '#domain/order/cart.ts';
import { flag, number, object, text } from './read-fields.ts';

/** What comes along with a package and is not looked at: it is our own text, sent back. */
const ignored = z.unknown().optional();

const packageShape = object({
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

const itemShape = object({
  id: ignored,
  platform: text,
  service: text,
  package: packageShape,
  quantity: z.int('quantity-min').min(1, 'quantity-min').max(99, 'quantity-max'),
  target: text,
  profile: text,
  username: text,
});

/** What both calls about an order have in common (rules 25). */
export const orderShape = {
  orderItems: z.array(itemShape, 'list-needed').min(1, 'items-missing').max(MAX_LINES, 'cart-full'),
  username: text,
  discount: number.optional(),
  total: number.optional(),
  phoneCountry: text,
  phone: text,
  companyInvoice: flag,
  companyName: text,
  ico: text,
  dic: text,
  address: text,
  note: text,
  discountCode: text,
  expressConsent: flag,
  idempotencyKey: text,
};

const orderObject = object(orderShape);

/** An order as either call sends it, with the customer's name and mailbox under one name. */
export type SentOrder = z.output<typeof orderObject> & {
  name: string | undefined;
  email: string | undefined;
};

export type SentItem = SentOrder['orderItems'][number];
