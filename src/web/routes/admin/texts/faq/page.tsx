import { faqTitles } from '#content/faq/faq.ts';
import { adminHref, href, withQuery } from '#domain/addresses.ts';
import type { FaqSection } from '#domain/content/faq/faq.ts';
import type { Locale } from '#domain/locale.ts';
import type { AdminFaqMessages } from '#messages/cs/admin/texts.ts';
import { ConfirmButton } from '#web/admin/page/confirm-button.tsx';
import { SaveNotice } from '#web/admin/form/save-notice.tsx';
import { type Column, ListTable } from '#web/admin/list/list-table.tsx';
import { adminFaqWords } from '#web/admin/texts/texts-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** A question as the list shows it. */
export interface ListedQuestion {
  id: string;
  question: string;
  state: 'usual' | 'changed' | 'own';
  isHidden: boolean;
  /** Its place on the home page. */
  home: number | undefined;
  /** Whether it states figures that no rule stands behind. */
  isByHand: boolean;
}

interface ListedSection {
  section: FaqSection;
  /** The stamp of its sequence. */
  seen: string;
  questions: readonly ListedQuestion[];
}

interface AdminFaqPageProps {
  locale: Locale;
  sections: readonly ListedSection[];
  isChanged: boolean;
  saved: string | null;
  isStale: boolean;
}

/** Every question, section by section in the sequence of the site. */
export function AdminFaqPage({ locale, sections, isChanged, saved, isStale }: AdminFaqPageProps) {
  const m = adminFaqWords[locale];
  const byHand = sections.flatMap(({ questions }) => questions.filter((one) => one.isByHand));
  return (
    <div className="admin-page">
      <header className="stack">
        <h1>{m.title}</h1>
        <p className="log__lead">{m.lead}</p>
        <div className="cluster">
          <ButtonLink href={adminHref('operatorNewQuestion')}>{m.fresh}</ButtonLink>
          <a href={href('faq', 'cs')}>{m.toSite}</a>
          <a href={withQuery(adminHref('operatorAudit'), { action: 'question-kept' })}>{m.log}</a>
        </div>
      </header>
      <SaveNotice
        stale={isStale && m.staleSequence}
        saved={saved !== null && !isStale && (saved === 'all' ? m.restoredAll : m.saved)}
      />
      {byHand.length > 0 && (
        <Notice tone="warning" title={m.byHandTitle}>
          {m.byHandCount(byHand.length)}
        </Notice>
      )}
      {sections.map((section) => (
        <SectionTable key={section.section} locale={locale} {...section} />
      ))}
      {isChanged && (
        <ConfirmButton
          title={m.restoreAll}
          text={m.restoreAllSure}
          yes={m.restoreAllYes}
          action="restore-all"
          isDanger={false}
        />
      )}
    </div>
  );
}

function SectionTable({ locale, section, seen, questions }: ListedSection & { locale: Locale }) {
  const m = adminFaqWords[locale];
  const title = faqTitles[locale][section];
  return (
    <section className="admin-block" aria-labelledby={`section-${section}`}>
      <h2 id={`section-${section}`}>{title}</h2>
      {questions.length === 0 ? (
        <p className="quiet">{m.none}</p>
      ) : (
        <form method="post">
          <input type="hidden" name="seen" value={seen} />
          <ListTable
            caption={m.caption(title)}
            columns={columnsOf(m, questions)}
            rows={questions}
            keyOf={({ id }) => id}
            rowId={({ id }) => `move-${id}`}
          />
        </form>
      )}
    </section>
  );
}

function columnsOf(
  m: AdminFaqMessages,
  questions: readonly ListedQuestion[],
): Column<ListedQuestion>[] {
  const { columns } = m;
  return [
    {
      head: columns.question,
      isName: true,
      render: ({ id, question }) => (
        <a href={adminHref('operatorQuestion', { question: id })}>{question}</a>
      ),
    },
    {
      head: columns.state,
      render: ({ state, isHidden, isByHand }) =>
        (state !== 'usual' || isHidden) && (
          <span className="cluster">
            {state !== 'usual' && <Tag>{m.states[state]}</Tag>}
            {isHidden && <Tag>{m.states.hidden}</Tag>}
            {isByHand && <Tag tone="warning">{m.states.byHand}</Tag>}
          </span>
        ),
    },
    { head: columns.home, render: ({ home }) => home },
    {
      head: columns.position,
      className: 'faq-admin__moves',
      render: (one) => (
        <>
          {one !== questions[0] && (
            <Button name="up" value={one.id} variant="quiet" aria-label={m.upOf(one.question)}>
              {m.up}
            </Button>
          )}
          {one !== questions.at(-1) && (
            <Button name="down" value={one.id} variant="quiet" aria-label={m.downOf(one.question)}>
              {m.down}
            </Button>
          )}
        </>
      ),
    },
  ];
}
