import { formatMoment } from '#content/moment-text.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import type { ProofFault } from '#domain/operator/backup-proof.ts';
import type { Shop } from '#domain/shop.ts';
import { type BackupBrokenWords, backupBroken as cs } from '#messages/cs/emails/backup-broken.ts';
import { backupBroken as en } from '#messages/en/emails/backup-broken.ts';
import { type ProofMessages, proof as proofCs } from '#messages/cs/operator/proof.ts';
import { proof as proofEn } from '#messages/en/operator/proof.ts';
import type { EmailDraft } from './email-draft.ts';
import { ActionLink, Facts, Paragraph, SectionHeading, SmallPrint, Title } from './email-parts.tsx';

const words: PerLocale<BackupBrokenWords> = { cs, en };
const proofWords: PerLocale<ProofMessages> = { cs: proofCs, en: proofEn };

/** Faults that the e-mail names; the page has all of them. */
const MOST = 20;

/** What the e-mail about a backup that did not hold is made from. */
export interface BackupBrokenFacts {
  shop: Shop;
  owner: { name: string; email: string; language: Locale };
  proof: { file: string | null; endedAt: Date; faults: readonly ProofFault[] };
}

/** Tells an owner that the backup of the night does not hold, and which rows are damaged. */
export function backupBroken(facts: BackupBrokenFacts): EmailDraft {
  const { owner } = facts;
  const m = words[owner.language];
  return {
    to: { name: owner.name, address: owner.email },
    locale: owner.language,
    subject: m.subject,
    preview: m.preview,
    content: <Broken {...facts} />,
  };
}

function Broken({ shop, owner: { language }, proof }: BackupBrokenFacts) {
  const m = words[language];
  const { faults, order, row } = proofWords[language];
  return (
    <>
      <Title>{m.heading}</Title>
      <Paragraph>{m.lead}</Paragraph>
      <Facts
        rows={[
          [m.facts.file, proof.file],
          [m.facts.endedAt, formatMoment(language, proof.endedAt)],
        ]}
      />
      <SectionHeading>{m.faults}</SectionHeading>
      {proof.faults.slice(0, MOST).map((fault) => (
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
