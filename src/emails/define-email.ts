import type { Queryable } from '#database/client.ts';
import type { EmailRow } from '#database/emails/emails.ts';
import type { Email } from '#domain/emails/email.ts';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import type { EmailGroup } from '#domain/emails/email-kind.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Inbox } from '#ports/inbox/port.ts';
import { type EmailDraft, layOut } from './lay-out.tsx';

/** What an e-mail is written with. */
export interface EmailSources {
  db: Queryable;
  shop: Shop;
  inbox: Pick<Inbox, 'takesReplies'>;
  clock: () => Date;
}

/** Why an e-mail is not written: nobody needs it any more, or what it tells of is no longer stored. */
export type Unwritten = 'obsolete' | 'gone';

/** An e-mail as it leaves, without its files. */
export interface WrittenEmail {
  email: Email;
  /** The document that is attached to it, in all its formats. */
  invoice: InvoiceSnapshot | undefined;
}

interface EmailTraits {
  /** Where lists of e-mails show it. */
  group: EmailGroup;
  /**
   * Whether it is kept word for word as it leaves: what customers may have to be shown again as they got it, which is
   * the contract and what was asked of it, its end, complaints, withdrawals, and money that went back (rules 77).
   */
  isKeptAsSent?: boolean;
}

/** Whatever the shop does with a kind of e-mail: it is sent, shown, listed and sent again by this alone. */
export interface EmailDefinition extends Required<EmailTraits> {
  kind: string;
  /** @param isShown whether somebody only looks at it: it need not be due any more */
  write(sources: EmailSources, due: EmailRow, isShown?: boolean): Promise<WrittenEmail | Unwritten>;
}

interface EmailSpec<Facts extends object> extends EmailTraits {
  /** Reads what the e-mail tells, as it is at this moment. */
  load: (sources: EmailSources, due: EmailRow) => Promise<Facts | Unwritten>;
  draft: (facts: Facts & { shop: Shop }) => EmailDraft;
}

/** Defines a kind of e-mail that is about no order; `defineOrderEmail` defines the others. */
export function defineEmail<Kind extends string, Facts extends object>(
  kind: Kind,
  { group, isKeptAsSent = false, load, draft }: EmailSpec<Facts>,
) {
  const render = (facts: Facts, made: { shop: Shop; messageIdHeader: string }): Promise<Email> =>
    layOut(draft({ ...facts, shop: made.shop }), made);
  return {
    kind,
    group,
    isKeptAsSent,
    render,
    async write(sources: EmailSources, due: EmailRow): Promise<WrittenEmail | Unwritten> {
      const facts = await load(sources, due);
      if (typeof facts === 'string') return facts;
      const { shop } = sources;
      const email = await render(facts, { shop, messageIdHeader: messageIdHeaderOf(shop, due) });
      return { email, invoice: undefined };
    },
  };
}

/** The Message-ID of an e-mail, which stays the same however often it is written. */
export function messageIdHeaderOf(
  { origins }: Shop,
  { kind, id }: Pick<EmailRow, 'kind' | 'id'>,
): string {
  return `<${kind}-${id}@${new URL(origins.cs).hostname}>`;
}
