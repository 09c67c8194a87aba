import { formatMoment } from '#content/moments.ts';
import { type BackupCheckRow, findBackupCheck } from '#database/jobs/backup-checks.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop/shop.ts';
import {
  ActionLink,
  Facts,
  Paragraph,
  SectionHeading,
  SmallPrint,
} from '#emails/parts/email-parts.tsx';
import { notices as cs } from '#messages/cs/emails/notices.ts';
import { backupCheck as backupCheckCs } from '#messages/cs/admin/duties.ts';
import { notices as en } from '#messages/en/emails/notices.ts';
import { backupCheck as backupCheckEn } from '#messages/en/admin/duties.ts';
import { defineNotice } from './define-notice.ts';

const words = { cs: cs['backup-broken'], en: en['backup-broken'] };
const backupCheckWords = { cs: backupCheckCs, en: backupCheckEn };

/** Faults that the e-mail names; the page has all of them. */
const MOST = 20;

/** Tells an owner that the backup of the night does not hold, and which rows are damaged. */
export const backupBroken = defineNotice('backup-broken', {
  load: async ({ db }, id) => (id !== null && (await findBackupCheck(db, id))) || 'gone',
  draft: (backupCheck, locale, shop) => {
    const { subject, preview, heading } = words[locale];
    return { subject, preview, heading, content: <Broken {...{ backupCheck, locale, shop }} /> };
  },
});

interface BrokenProps {
  backupCheck: BackupCheckRow;
  locale: Locale;
  shop: Shop;
}

function Broken({ backupCheck, locale, shop }: BrokenProps) {
  const m = words[locale];
  const { faults, order, row } = backupCheckWords[locale];
  return (
    <>
      <Paragraph>{m.lead}</Paragraph>
      <Facts
        rows={[
          [m.facts.file, backupCheck.file],
          [m.facts.endedAt, formatMoment(locale, backupCheck.endedAt)],
        ]}
      />
      <SectionHeading>{m.faults}</SectionHeading>
      {backupCheck.faults.slice(0, MOST).map((fault) => (
        <Paragraph key={`${fault.kind} ${fault.row} ${fault.how ?? ''} ${fault.order ?? ''}`}>
          {faults[fault.kind]}: {row(fault)}
          {fault.order !== null && ` (${order(fault.order)})`}
        </Paragraph>
      ))}
      <Paragraph>{m.next}</Paragraph>
      <ActionLink href={new URL(adminHref('operatorDuties'), shop.origins.cs).href}>
        {m.open}
      </ActionLink>
      <SmallPrint>{m.more}</SmallPrint>
    </>
  );
}
