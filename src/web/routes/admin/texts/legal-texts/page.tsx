import { formatVersion } from '#content/legal/legal-text.ts';
import { adminHref, href, withQuery } from '#domain/addresses.ts';
import { NOTICE_STAYS_DAYS, type NoticedText, TERMS_NOTICE_DAYS } from '#domain/legal/notice.ts';
import type { Locale } from '#domain/locale.ts';
import type { FormState } from '#web/admin/form/admin-form.tsx';
import { ListTable } from '#web/admin/list/list-table.tsx';
import type { LegalVersion } from '#web/legal/legal-page.tsx';
import type { ShownNotice } from '#web/legal/read-notices.ts';
import { NoticeForm } from '#web/admin/legal/notice-form.tsx';
import { legalTextsWords } from '#web/admin/texts/texts-words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tag } from '#web/ui/tag.tsx';

interface ListedNotice extends ShownNotice {
  text: NoticedText;
  /** Whether the text is still an older one, though its day has come. */
  isLate: boolean;
}

type Texts = 'terms' | 'privacy' | 'accessibility' | 'consent';

interface LegalTextsPageProps extends FormState {
  locale: Locale;
  today: string;
  notices: readonly ListedNotice[];
  /** The day of the wording in force, of each text. */
  days: Record<Texts, string>;
  /** Every wording of what has several, the one in force first. */
  versions: Record<NoticedText, LegalVersion[]>;
  /** Of the form for a new notice. */
  id: string;
  isSaved: boolean;
}

/** The wordings of the legal texts, the notices of their changes, and a form for a new one. */
export function LegalTextsPage(props: LegalTextsPageProps) {
  const { locale, notices, isSaved } = props;
  const m = legalTextsWords[locale];
  return (
    <div className="admin-page new-order">
      <header className="stack">
        <h1>{m.title}</h1>
        <p className="log__lead">{m.lead}</p>
        <p>
          <a href={withQuery(adminHref('operatorAudit'), { action: 'notice-given' })}>{m.log}</a>
        </p>
      </header>
      {isSaved && (
        <Notice tone="success" live>
          {m.saved}
        </Notice>
      )}
      {notices
        .filter(({ isLate }) => isLate)
        .map(({ id, text, effectiveOn }) => (
          <Notice key={id} tone="warning">
            {m.notices.late(m.noticed[text], effectiveOn)}
          </Notice>
        ))}
      <TextTable {...props} />
      <NoticeTable locale={locale} notices={notices} />
      <section className="admin-block" aria-labelledby="new-notice">
        <h2 id="new-notice">{m.fresh}</h2>
        <p className="quiet">{m.freshHint(TERMS_NOTICE_DAYS, NOTICE_STAYS_DAYS)}</p>
        <NoticeForm {...props} seen="" isNew />
      </section>
    </div>
  );
}

function TextTable({ locale, days, versions }: LegalTextsPageProps) {
  const { texts: m } = legalTextsWords[locale];
  const rows: { text: Texts; at: string | undefined; former: LegalVersion[] }[] = [
    { text: 'terms', at: href('terms', 'cs'), former: versions.terms.slice(1) },
    { text: 'privacy', at: href('privacy', 'cs'), former: versions.privacy.slice(1) },
    { text: 'accessibility', at: href('accessibility', 'cs'), former: [] },
    { text: 'consent', at: undefined, former: [] },
  ];
  return (
    <section className="admin-block" aria-labelledby="texts">
      <h2 id="texts">{m.title}</h2>
      <ListTable
        caption={m.title}
        rows={rows}
        keyOf={({ text }) => text}
        columns={[
          {
            head: m.columns.text,
            isName: true,
            render: ({ text, at }) =>
              at === undefined ? (
                `${m.names[text]} (${m.consentIn})`
              ) : (
                <a href={at}>{m.names[text]}</a>
              ),
          },
          { head: m.columns.since, render: ({ text }) => formatVersion(locale, days[text]) },
          {
            head: m.columns.former,
            render: ({ former }) => <FormerLinks locale={locale} former={former} />,
          },
        ]}
      />
    </section>
  );
}

function FormerLinks({ locale, former }: { locale: Locale; former: readonly LegalVersion[] }) {
  if (former.length === 0) return legalTextsWords[locale].texts.none;
  return (
    <ul className="admin-list">
      {former.map(({ version, href: address }) => (
        <li key={version}>
          <a href={address}>{formatVersion(locale, version)}</a>
        </li>
      ))}
    </ul>
  );
}

function NoticeTable({ locale, notices }: Pick<LegalTextsPageProps, 'locale' | 'notices'>) {
  const { notices: m, noticed } = legalTextsWords[locale];
  return (
    <section className="admin-block" aria-labelledby="notices">
      <h2 id="notices">{m.title}</h2>
      {notices.length === 0 ? (
        <EmptyState title={m.none}>{m.noneHint}</EmptyState>
      ) : (
        <ListTable
          caption={m.title}
          rows={notices}
          keyOf={({ id }) => id}
          columns={[
            {
              head: m.columns.text,
              isName: true,
              render: ({ id, text, effectiveOn }) => (
                <a
                  href={adminHref('operatorLegalNotice', { notice: id })}
                  aria-label={m.open(noticed[text], effectiveOn)}
                >
                  {noticed[text]}
                </a>
              ),
            },
            { head: m.columns.effective, render: ({ effectiveOn }) => effectiveOn },
            {
              head: m.columns.state,
              render: ({ state }) => (
                <Tag tone={state === 'coming' ? 'success' : 'neutral'}>{m.states[state]}</Tag>
              ),
            },
            { head: m.columns.published, render: ({ publishedOn }) => publishedOn },
          ]}
        />
      )}
    </section>
  );
}
