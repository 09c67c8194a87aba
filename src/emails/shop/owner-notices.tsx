import { listAuditOf } from '#database/audit/audit-list.ts';
import type { Transaction } from '#database/client.ts';
import { findCode } from '#database/offer/code-list.ts';
import { type OwnerEmailAbout, enqueueOwners } from '#database/emails/owner-emails.ts';
import { findReceiver } from '#database/webhooks/webhook-receivers.ts';
import { adminHref } from '#domain/addresses.ts';
import { formatMoney, formatPercent } from '#domain/money.ts';
import { keysOf } from '#domain/records.ts';
import { ActionLink, Paragraph } from '#emails/parts/email-parts.tsx';
import { notices as cs } from '#messages/cs/emails/notices.ts';
import { notices as en } from '#messages/en/emails/notices.ts';
import { auditHead } from './audit-head.tsx';
import { backupBroken } from './backup-broken.tsx';
import { defineNotice } from './define-notice.ts';

const words = { cs, en };

/** What owners are told of, by kind. A new one needs a definition here and its words in both languages. */
export const ownerNotices = {
  'audit-head': auditHead,
  'backup-broken': backupBroken,

  /** A receiver of webhooks does not answer any more. Where it does again, or was removed, nobody needs to hear of it. */
  'webhook-away': defineNotice('webhook-away', {
    load: async ({ db }, id) => {
      const receiver = id === null ? undefined : await findReceiver(db, id);
      return receiver?.openedAt ? receiver : 'obsolete';
    },
    draft: ({ id, name }, locale, { origins }) => {
      const m = words[locale]['webhook-away'];
      return {
        subject: m.subject(name),
        preview: m.preview,
        heading: m.heading,
        content: (
          <>
            <Paragraph>{m.text(name)}</Paragraph>
            <Paragraph>{m.todo}</Paragraph>
            <ActionLink href={origins.cs + adminHref('operatorReceiver', { receiver: id })}>
              {m.open}
            </ActionLink>
          </>
        ),
      };
    },
  }),

  /** A code takes off half the price and more. */
  'code-half-price': defineNotice('code-half-price', {
    load: async ({ db }, id) => {
      const code = id === null ? undefined : await findCode(db, id);
      if (!code) return 'gone';
      const cause = (await listAuditOf(db, [code.id])).find(gaveWorth);
      return { ...code, person: cause?.person ?? null };
    },
    draft: ({ id, code, percent, amount, mostUses, person }, locale, { origins }) => {
      const m = words[locale]['code-half-price'];
      const off =
        amount === null ? formatPercent(locale, percent ?? 0) : formatMoney(locale, amount);
      return {
        subject: m.subject(code, off),
        preview: m.preview,
        heading: m.heading,
        content: (
          <>
            <Paragraph>{m.text(code, off, mostUses)}</Paragraph>
            {person !== null && <Paragraph>{m.by(person)}</Paragraph>}
            <Paragraph>{m.todo}</Paragraph>
            <ActionLink href={origins.cs + adminHref('operatorDiscountCode', { id })}>
              {m.open}
            </ActionLink>
          </>
        ),
      };
    },
  }),
};

/** Enqueues a notice to every owner, in the transaction that makes it due. */
export function notifyOwners(
  tx: Transaction,
  kind: keyof typeof ownerNotices,
  about: OwnerEmailAbout,
): Promise<void> {
  return enqueueOwners(tx, kind, about);
}

/** Whether a change of a code gave what it takes off: its end did not, nor did its note, which names no value. */
function gaveWorth({ action, after }: Awaited<ReturnType<typeof listAuditOf>>[number]): boolean {
  if (action === 'code-changed') return keysOf(after).some((key) => key !== 'code');
  return action === 'code-made' || action === 'code-resumed';
}
