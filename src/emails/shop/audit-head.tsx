import { formatMoment } from '#content/moments.ts';
import { readAuditHead } from '#database/audit/audit-head.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { Facts, Paragraph, SectionHeading, SmallPrint } from '#emails/parts/email-parts.tsx';
import { style } from '#emails/parts/email-style.ts';
import { notices as cs } from '#messages/cs/emails/notices.ts';
import { notices as en } from '#messages/en/emails/notices.ts';
import { defineNotice } from './define-notice.ts';

const words = { cs: cs['audit-head'], en: en['audit-head'] };

interface HeadFacts {
  at: Date;
  entries: number;
  /** Null where nothing has been changed yet. */
  head: { seq: number; hash: string } | null;
}

/** Tells an owner, each day, the hash of the last entry in the log of changes, by which a log made anew shows. */
export const auditHead = defineNotice('audit-head', {
  load: async ({ db, clock }): Promise<HeadFacts> => ({
    at: clock(),
    ...(await readAuditHead(db)),
  }),
  draft: (facts, locale) => {
    const m = words[locale];
    const { head } = facts;
    return {
      subject: head ? m.subject(formatCount(locale, head.seq)) : m.subjectEmpty,
      preview: m.preview,
      heading: m.heading,
      content: <Head {...facts} locale={locale} />,
    };
  },
});

function Head({ locale, at, entries, head }: HeadFacts & { locale: Locale }) {
  const m = words[locale];
  const given = head && `${head.seq}:${head.hash}`;
  return (
    <>
      <Paragraph>{m.lead}</Paragraph>
      <Facts
        rows={[
          [m.facts.at, formatMoment(locale, at)],
          [m.facts.entries, formatCount(locale, entries)],
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
