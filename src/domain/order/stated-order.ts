import {
  type Customer,
  type CustomerField,
  companyTexts,
  customerFields,
} from '#domain/customer/customer.ts';
import type { DetailsField } from '#domain/customer/details-form.ts';
import { keysOf } from '#domain/records.ts';
import type { Target } from '#domain/target/target.ts';

/**
 * The texts that a call can contradict or add; the e-mail is not among them, because the order is found by
 * it.
 */
type StatedText = Exclude<CustomerField, 'email'>;

/** The part of an order that another call about it can contradict or complete. */
export interface MadeOrder extends Pick<Customer, StatedText | 'company'> {
  discountCode: string | null;
  expressConsent: boolean | null;
  lines: readonly {
    position: number;
    packageId: string;
    quantity: number;
    targetUrl: string | null;
  }[];
}

/** What a call says about an order. Empty and undefined fields were not sent and leave the order as it is. */
export interface StatedOrder extends Pick<Customer, StatedText> {
  /** Null where it says that there is none. */
  company: Customer['company'] | undefined;
  /** Upper case. */
  discountCode: string;
  expressConsent: boolean | undefined;
  items: readonly { packageId: string; quantity: number; target: Target | null }[];
}

/** A field of the order form, or one of the items: `orderItems.0.target`. */
export type StatedField =
  | DetailsField
  | 'expressConsent'
  | 'orderItems'
  | `orderItems.${number}.${ItemField}`;
type ItemField = 'package' | 'quantity' | 'target';

/** What an order lacks and a call says; the keys are those of the order. */
export interface Additions {
  facts: Partial<Pick<MadeOrder, StatedText | 'company' | 'expressConsent'>>;
  /** By the position of the line. */
  targets: { position: number; target: Target }[];
}

/** Where a call contradicts the order that it is about. */
export function findContradictions(order: MadeOrder, stated: StatedOrder): StatedField[] {
  const fields = [
    ...statedTexts.map((field) => isOther(order[field], stated[field]) && field),
    stated.discountCode !== '' && order.discountCode !== stated.discountCode && 'discountCode',
    order.expressConsent === true && stated.expressConsent === false && 'expressConsent',
  ] as const;
  return [
    ...fields.filter((field) => field !== false),
    ...companyContradictions(order, stated),
    ...itemContradictions(order, stated),
  ];
}

/**
 * What a call adds to an order that it does not contradict. The order of a company asks for no early
 * start (rules 16).
 */
export function findAdditions(order: MadeOrder, stated: StatedOrder): Additions {
  const company = order.company ? undefined : stated.company;
  const asksNow = order.expressConsent === false && stated.expressConsent === true;
  return {
    facts: {
      ...addedTexts(order, stated),
      ...(company ? { company, expressConsent: null } : asksNow ? { expressConsent: true } : {}),
    },
    targets: order.lines.flatMap(({ position, targetUrl }, index) => {
      const target = stated.items[index]?.target;
      return target && targetUrl === null ? [{ position, target }] : [];
    }),
  };
}

const statedTexts = keysOf(customerFields).filter((field) => field !== 'email');

function addedTexts(order: MadeOrder, stated: StatedOrder): Partial<Record<StatedText, string>> {
  const added = statedTexts.filter((field) => order[field] === '' && stated[field] !== '');
  return Object.fromEntries(added.map((field) => [field, stated[field]]));
}

/** Whether both say something, and not the same. */
function isOther(mine: string, its: string): boolean {
  return mine !== '' && its !== '' && mine !== its;
}

/** A customer who has asked for an early start has done so as a consumer, and cannot become a company. */
function companyContradictions(order: MadeOrder, { company }: StatedOrder): StatedField[] {
  const mine = order.company;
  if (company === undefined) return [];
  if (!mine) return company && order.expressConsent === true ? ['companyInvoice'] : [];
  if (!company) return ['companyInvoice'];
  const [known, its] = [companyTexts(mine), companyTexts(company)];
  // The country was not always asked for.
  return keysOf(known).filter((field) =>
    field === 'companyCountry' ? isOther(known[field], its[field]) : known[field] !== its[field],
  );
}

/** Items stand in the sequence in which they were ordered. */
function itemContradictions({ lines }: MadeOrder, { items }: StatedOrder): StatedField[] {
  if (lines.length !== items.length) return ['orderItems'];
  return lines.flatMap((line, index): StatedField[] => {
    const item = items[index];
    if (line.packageId !== item?.packageId) return [`orderItems.${index}.package`];
    if (line.quantity !== item.quantity) return [`orderItems.${index}.quantity`];
    const differs = isOther(line.targetUrl ?? '', item.target?.url ?? '');
    return differs ? [`orderItems.${index}.target`] : [];
  });
}
