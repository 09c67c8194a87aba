import { z } from 'zod';
import { type DiscountSource, discountSources } from '#domain/catalogue/pricing.ts';
import {
  type Company,
  type Customer,
  customerFields,
  writtenCustomer,
} from '#domain/customer/customer.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { mapRecord } from '#domain/records.ts';
import { type TargetKind, targetKinds } from '#domain/target/target.ts';

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

/** What a record is made of: the order as it was placed, without what became of it later. */
export interface RecordedOrder extends Customer {
  id: string;
  number: number;
  token: string;
  locale: Locale;
  cartId: string;
  fingerprint: string;
  createdAt: Date;
  discountPercent: number;
  discountSource: DiscountSource;
  discountCode: string | null;
  expressConsent: boolean | null;
  consentVersion: string | null;
  consentAt: Date | null;
  termsVersion: string;
  lines: RecordedLine[];
}

/** Amounts in haléře; subtotal and total of a line follow from them. */
export interface RecordedLine {
  packageId: string;
  quantity: number;
  unitPrice: number;
  /** Off the whole line. */
  discount: number;
  /** The three are null where the order was placed without a target. */
  targetKind: TargetKind | null;
  targetLabel: string | null;
  targetUrl: string | null;
}

const VERSION = 1;

const amount = z.int().nonnegative();
const line = z
  .tuple([
    z.string(),
    z.int().min(1),
    amount,
    amount,
    z.enum(targetKinds).nullable(),
    z.string().nullable(),
    z.string().nullable(),
  ])
  .refine(([, , , , ...target]) => new Set(target.map((part) => part === null)).size === 1)
  .transform(([packageId, quantity, unitPrice, discount, targetKind, targetLabel, targetUrl]) => {
    return { packageId, quantity, unitPrice, discount, targetKind, targetLabel, targetUrl };
  });

const orderShape = z.object({
  id: z.uuid(),
  number: z.int().positive(),
  token: z.string().regex(/^[\w-]{32}$/),
  locale: z.enum(locales),
  cartId: z.string().min(1),
  fingerprint: z.string(),
  createdAt: z.iso.datetime().transform((text) => new Date(text)),
  ...customerShape,
  discountPercent: z.int().min(0).max(100),
  discountSource: z.enum(discountSources),
  discountCode: z.string().nullable(),
  expressConsent: z.boolean().nullable(),
  consentVersion: z.string().nullable(),
  /** Left out where it is the moment of the order. */
  consentAt: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .exactOptional(),
  termsVersion: z.string(),
  lines: z.array(line).min(1),
});

const recordShape = z.object({
  version: z.literal(VERSION),
  /** Several shops may share an account at the provider; each rebuilds its own orders alone. */
  shop: z.string(),
  order: orderShape,
});

/**
 * An order as a text that the payment provider keeps with the payment, so that the order can be rebuilt
 * from it (rules 12; decisions/0011). It is a function of what is stored and of nothing else:
 * asking twice for one checkout must be the same request to the letter, or the provider refuses its
 * key. Only printable ASCII without spaces stands in it, which no provider cuts, trims or turns
 * into anything else.
 * @param shop the origin of the Czech edition
 */
export function writeOrderRecord(order: RecordedOrder, shop: string): string {
  const recorded: z.input<typeof orderShape> = {
    id: order.id,
    number: order.number,
    token: order.token,
    locale: order.locale,
    cartId: order.cartId,
    fingerprint: order.fingerprint,
    createdAt: order.createdAt.toISOString(),
    ...writtenCustomer(order),
    discountPercent: order.discountPercent,
    discountSource: order.discountSource,
    discountCode: order.discountCode,
    expressConsent: order.expressConsent,
    consentVersion: order.consentVersion,
    ...consentMoment(order),
    termsVersion: order.termsVersion,
    lines: order.lines.map((line) => [
      line.packageId,
      line.quantity,
      line.unitPrice,
      line.discount,
      line.targetKind,
      line.targetLabel,
      line.targetUrl,
    ]),
  };
  return JSON.stringify({ version: VERSION, shop, order: recorded }).replaceAll(/[^!-~]/g, escape);
}

/** The order that this shop wrote down; undefined where the text is another shop's or cannot be read. */
export function readOrderRecord(text: string, shop: string): RecordedOrder | undefined {
  const read = recordShape.safeParse(parseRecord(text));
  if (!read.success || read.data.shop !== shop) return undefined;
  const { order } = read.data;
  const asOrdered = order.expressConsent === null ? null : order.createdAt;
  return { ...order, consentAt: order.consentAt ?? asOrdered };
}

function consentMoment({ consentAt, createdAt }: RecordedOrder): { consentAt?: string } {
  if (!consentAt || consentAt.getTime() === createdAt.getTime()) return {};
  return { consentAt: consentAt.toISOString() };
}

function escape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function parseRecord(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
