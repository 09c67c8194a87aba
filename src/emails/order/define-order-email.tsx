import type { ReactNode } from 'react';
import type { OrderAfterSales } from '#database/orders/after-sales.ts';
import type { EmailRow } from '#database/emails/emails.ts';
import { type Order, findOrder } from '#database/orders/orders.ts';
import type { Email } from '#domain/emails/email.ts';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import type { EmailGroup } from '#domain/emails/email-kind.ts';
import type { OrderEmailKind } from '#domain/emails/email-kind.ts';
import { isErased } from '#domain/people/erasure.ts';
import type { Shop } from '#domain/shop/shop.ts';
import {
  type EmailDefinition,
  type EmailSources,
  type Unwritten,
  type WrittenEmail,
  messageIdHeaderOf,
} from '#emails/define-email.ts';
import { type EmailDraft, layOut } from '#emails/lay-out.tsx';
import { Greeted } from '#emails/parts/email-parts.tsx';
import { type EmailWords, emailWords } from '#emails/words.ts';
import { type OrderFacts, orderFacts } from './order-facts.ts';

/** Which e-mail about an order is written, and what it tells of beside it. */
export interface OrderEmailRow extends Pick<EmailRow, 'id' | 'refundId' | 'aboutId' | 'toAddress'> {
  /** Complaints and refills as they would be, where the e-mail is only shown. */
  afterSales?: OrderAfterSales | undefined;
}

/** What the facts of an e-mail about an order are read from. */
export interface OrderEmailSources extends EmailSources {
  /** As it is, or as it would be. */
  order: Order;
  facts: OrderFacts;
  due: OrderEmailRow;
}

/** What every e-mail about an order is drawn from beside its own facts. */
export interface OrderEmailFrame {
  shop: Shop;
  order: OrderFacts;
  /** The number of the document that is attached, if one is. */
  enclosed: string | null;
  /** Words in the language of who reads it. */
  m: EmailWords;
}

interface OrderEmailDraft extends Pick<
  EmailDraft,
  'subject' | 'preview' | 'heading' | 'content' | 'declineUrl'
> {
  /** What stands below the imprint. */
  after?: ReactNode;
}

interface OrderEmailSpec<Facts extends object> {
  group: EmailGroup;
  isKeptAsSent?: boolean;
  /** The shop reads Czech, whatever the order's language is, and answers to the customer. */
  to: 'customer' | 'shop';
  /** Whether what it says has ceased to be so since it was owed. */
  isObsolete?: (sources: OrderEmailSources) => boolean | Promise<boolean>;
  /** Reads what it tells beside the order. */
  load: (sources: OrderEmailSources) => Facts | 'gone' | Promise<Facts | 'gone'>;
  /** Which document is attached; undefined as well for an order that has none, as it cost nothing. */
  attach?: (sources: OrderEmailSources) => Promise<InvoiceSnapshot | undefined>;
  draft: (facts: Facts & OrderEmailFrame) => OrderEmailDraft;
}

interface Made {
  shop: Shop;
  messageIdHeader: string;
  enclosed: string | null;
}

/** An e-mail about an order, which can also be written of an order as it would be. */
export interface OrderEmailDefinition<
  Kind extends OrderEmailKind = OrderEmailKind,
> extends EmailDefinition {
  kind: Kind;
  writeOf(sources: EmailSources, order: Order, due: OrderEmailRow): Promise<WrittenEmail | 'gone'>;
}

/** The load of an e-mail that tells nothing beside its order. */
export const nothingMore = (): object => ({});

/** Defines a kind of e-mail about an order. */
export function defineOrderEmail<Kind extends OrderEmailKind, Facts extends object>(
  kind: Kind,
  spec: OrderEmailSpec<Facts>,
) {
  const { group, isKeptAsSent = false, isObsolete } = spec;
  const render = (facts: Facts & { order: OrderFacts }, made: Made): Promise<Email> =>
    layOut(addressEmail(spec, facts, made), made);

  async function writeFrom(sources: OrderEmailSources): Promise<WrittenEmail | 'gone'> {
    const { shop, facts: order, due } = sources;
    const facts = await spec.load(sources);
    if (typeof facts === 'string') return facts;
    const invoice = await spec.attach?.(sources);
    const messageIdHeader = messageIdHeaderOf(shop, { kind, id: due.id });
    const made = { shop, messageIdHeader, enclosed: invoice?.number ?? null };
    const email = await render({ ...facts, order }, made);
    const to = due.toAddress === null ? email.to : { name: '', address: due.toAddress };
    return { email: { ...email, to }, invoice };
  }

  return {
    kind,
    group,
    isKeptAsSent,
    render,
    writeOf: (sources: EmailSources, order: Order, due: OrderEmailRow) =>
      writeFrom({ ...sources, order, facts: orderFacts(order, sources.shop), due }),
    async write(
      sources: EmailSources,
      due: EmailRow,
      isShown = false,
    ): Promise<WrittenEmail | Unwritten> {
      const order = due.orderId === null ? undefined : await findOrder(sources.db, due.orderId);
      if (!order) return 'gone';
      const from = { ...sources, order, facts: orderFacts(order, sources.shop), due };
      // Nobody is written to whose data were erased (rules 76).
      const isOver = (due.toAddress === null && isErased(order)) || (await isObsolete?.(from));
      return isOver && !isShown ? 'obsolete' : writeFrom(from);
    },
  };
}

/** Drawn for whom it goes to. */
function addressEmail<Facts extends object>(
  { to, draft }: OrderEmailSpec<Facts>,
  facts: Facts & { order: OrderFacts },
  { shop, enclosed }: Made,
): EmailDraft {
  const { customer, locale } = facts.order;
  if (to === 'shop') {
    const drawn = draft({ ...facts, shop, enclosed, m: emailWords.cs });
    const mailbox = { name: shop.brand, address: shop.orderMail };
    return { ...drawn, to: mailbox, locale: 'cs', replyTo: customer.email || undefined };
  }
  const { content, after, ...drawn } = draft({ ...facts, shop, enclosed, m: emailWords[locale] });
  return {
    ...drawn,
    to: { name: customer.name, address: customer.email },
    locale,
    content: (
      <Greeted shop={shop} locale={locale} after={after}>
        {content}
      </Greeted>
    ),
  };
}
