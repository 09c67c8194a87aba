import { Notice } from '#web/ui/notice.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { href } from '#domain/addresses.ts';
import { wordsOf } from '#messages/words.ts';
import type { ShownNotice, ShownWording } from './read-notices.ts';

/** The anchor of the list of notices. */
export const NOTICES = 'notices';

/** At the head of a text: what is about to change, or has just changed. */
export function NoticeAtHead({ notice }: { notice: ShownNotice }) {
  const { notice: m } = useWords().legal;
  const { state, effectiveOn, publishedOn } = notice;
  const title = state === 'coming' ? m.coming(effectiveOn) : m.effective(effectiveOn);
  return (
    <Notice title={title}>
      <NoticeText wording={notice} />
      <p className="small">{m.published(publishedOn)}</p>
    </Notice>
  );
}

/** Every notice that there was, with its days. */
export function NoticeList({ notices }: { notices: readonly ShownNotice[] }) {
  const { notice: m } = useWords().legal;
  return (
    <section id={NOTICES}>
      <h2>{m.list}</h2>
      {notices.map((notice) => (
        <details key={notice.id} className="legal-notice">
          <summary>
            {m.about(notice.effectiveOn)}
            {notice.withdrawnOn !== undefined && ` (${m.withdrawn(notice.withdrawnOn)})`}
          </summary>
          <NoticeText wording={notice} />
          <p className="quiet small">{m.published(notice.publishedOn)}</p>
          {notice.earlier.map((wording) => (
            <div key={wording.html + wording.publishedOn}>
              <p className="quiet small">{m.earlier(wording.publishedOn, wording.effectiveOn)}</p>
              <NoticeText wording={wording} />
            </div>
          ))}
        </details>
      ))}
    </section>
  );
}

function NoticeText({ wording }: { wording: ShownWording }) {
  return (
    <div
      className="stack stack--small legal-notice__text"
      dangerouslySetInnerHTML={{ __html: wording.html }}
    />
  );
}

/** Beside an order, while other terms are announced: which of them it falls under; else nothing. */
export function ComingTerms({ day }: { day: string | undefined }) {
  const locale = useLocale();
  if (day === undefined) return null;
  const { order: m } = wordsOf(locale).legal.notice;
  return (
    <div className="column">
      <Notice>
        {m.text(day)} <a href={`${href('terms', locale)}#${NOTICES}`}>{m.link}</a>
      </Notice>
    </div>
  );
}
