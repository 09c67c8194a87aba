import type { ListedEntry } from '#database/audit-list.ts';
import { href } from '#domain/addresses.ts';
import type { NoticedText } from '#domain/legal/notice.ts';
import { type Locale, type PerLocale, locales } from '#domain/locale.ts';
import type { NoticeTypos } from '#domain/operator/notice-form.ts';
import { NOTICES } from '#web/legal/notice-view.tsx';
import type { ShownNotice } from '#web/legal/read-notices.ts';
import { ConfirmButton } from '#web/admin/page/confirm-button.tsx';
import { NoticeForm } from '#web/operator/legal/notice-form.tsx';
import type { TypedNotice } from '#web/operator/legal/typed-notice.ts';
import { SaveNews } from '#web/operator/save-news.tsx';
import { legalTextsWords } from '#web/operator/texts-words.ts';
import { AuditTable } from '#web/routes/operator/audit/table.tsx';
import { FactList } from '#web/routes/operator/order/fact-list.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface LegalNoticePageProps {
  locale: Locale;
  today: string;
  id: string;
  text: NoticedText;
  title: string;
  shown: PerLocale<ShownNotice>;
  typed: TypedNotice;
  /** Its version, as the form has seen it. */
  seen: string;
  problems: NoticeTypos;
  isStale: boolean;
  /** Whether its day came, or it was withdrawn, while somebody was correcting it. */
  isTooLate: boolean;
  isSaved: boolean;
  history: readonly ListedEntry[];
}

/** One notice: what it says and said, and until its day comes a form to correct it and a way to take it back. */
export function LegalNoticePage(props: LegalNoticePageProps) {
  const { locale, text, title, isStale, isTooLate, isSaved, history } = props;
  const { one: m, saved } = legalTextsWords[locale];
  return (
    <div className="desk-page new-order">
      <header className="stack">
        <a className="way" href={href('operatorLegalTexts', 'cs')}>
          ← {m.back}
        </a>
        <h1>{title}</h1>
        <p>
          <a href={`${href(text, 'cs')}#${NOTICES}`}>{m.onSite}</a>
        </p>
      </header>
      <SaveNews stale={isStale && m.stale} saved={isSaved && saved} />
      <Said {...props} />
      {isTooLate && <Left {...props} />}
      <Ways {...props} />
      <section className="desk-block" aria-labelledby="history">
        <h2 id="history">{m.history}</h2>
        <AuditTable locale={locale} entries={history} />
      </section>
    </div>
  );
}

/** There is no form any more that could hold what was typed. */
function Left({ locale, typed }: LegalNoticePageProps) {
  const { one: m } = legalTextsWords[locale];
  const words = { cs: typed.whatCs, en: typed.whatEn };
  return (
    <Notice tone="warning" title={m.left} live>
      {locales.map((edition) => (
        <p key={edition} lang={edition} className="breakable">
          {words[edition]}
        </p>
      ))}
    </Notice>
  );
}

function Said({ locale, shown }: LegalNoticePageProps) {
  const { one: m, notices } = legalTextsWords[locale];
  const { state, publishedOn, earlier } = shown[locale];
  return (
    <section className="desk-block" aria-label={m.state}>
      <FactList
        facts={[
          [m.state, notices.states[state]],
          [m.published, publishedOn],
          ...locales.map((edition): [string, React.ReactNode] => [
            m[edition],
            <Wording key={edition} locale={edition} html={shown[edition].html} />,
          ]),
        ]}
      />
      {earlier.map((wording, index) => (
        <details key={wording.html + wording.publishedOn}>
          <summary>{m.earlier(wording.publishedOn)}</summary>
          {locales.map((edition) => (
            <Wording
              key={edition}
              locale={edition}
              html={shown[edition].earlier[index]?.html ?? ''}
            />
          ))}
        </details>
      ))}
    </section>
  );
}

function Wording({ locale, html }: { locale: Locale; html: string }) {
  return (
    <div
      className="stack stack--small legal__wording"
      lang={locale}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function Ways(props: LegalNoticePageProps) {
  const { locale, shown, seen } = props;
  const { one: m } = legalTextsWords[locale];
  const { state } = shown[locale];
  if (state !== 'coming')
    return <p className="quiet">{state === 'withdrawn' ? m.gone : m.closed}</p>;
  return (
    <>
      <section className="desk-block" aria-labelledby="correct">
        <h2 id="correct">{m.correct}</h2>
        <p className="quiet">{m.correctHint}</p>
        <NoticeForm {...props} isNew={false} />
      </section>
      <ConfirmButton title={m.withdraw} text={m.withdrawSure} yes={m.withdrawYes} intent="withdraw">
        <input type="hidden" name="seen" value={seen} />
      </ConfirmButton>
    </>
  );
}
