import { formatMoment } from '#content/moment-text.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import type { Shop } from '#domain/shop.ts';
import { type AuditHeadWords, auditHead as cs } from '#messages/cs/emails/audit-head.ts';
import { auditHead as en } from '#messages/en/emails/audit-head.ts';
import type { EmailDraft } from './email-draft.ts';
import { Facts, Paragraph, SectionHeading, SmallPrint, Title } from './email-parts.tsx';
import { style } from './email-style.ts';

const words: PerLocale<AuditHeadWords> = { cs, en };

/** What the daily e-mail about the log of changes is made from. */
export interface AuditHeadFacts {
  shop: Shop;
  owner: { name: string; email: string; language: Locale };
  at: Date;
  entries: number;
  /** Null where nothing has been changed yet. */
  head: { seq: number; hash: string } | null;
}

/** Tells an owner the hash of the last entry in the log of changes, by which a log made anew shows. */
export function auditHead(facts: AuditHeadFacts): EmailDraft {
  const { owner, head } = facts;
  const m = words[owner.language];
  return {
    to: { name: owner.name, address: owner.email },
    locale: owner.language,
    subject: head ? m.subject(formatCount(owner.language, head.seq)) : m.subjectEmpty,
    preview: m.preview,
    content: <Head {...facts} />,
  };
}

function Head({ owner: { language }, at, entries, head }: AuditHeadFacts) {
  const m = words[language];
  const given = head && `${head.seq}:${head.hash}`;
  return (
    <>
      <Title>{m.heading}</Title>
      <Paragraph>{m.lead}</Paragraph>
      <Facts
        rows={[
          [m.facts.at, formatMoment(language, at)],
          [m.facts.entries, formatCount(language, entries)],
          [m.facts.last, head && String(head.seq)],
          [m.facts.hash, head && <span style={style.code}>{head.hash}</span>],
        ]}
      />
      <SectionHeading>{m.how}</SectionHeading>
      <Paragraph>{m.command}</Paragraph>
      <p className="ink" style={style.code}>
        npm run audit:verify{given && ` -- --head ${given}`}
      </p>
      <SmallPrint>{m.kept}</SmallPrint>
    </>
  );
}
