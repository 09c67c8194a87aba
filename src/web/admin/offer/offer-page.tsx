import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { ReactNode } from 'react';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { SaveNotice } from '#web/admin/form/save-notice.tsx';
import { priceWords } from './price-words.ts';
import { Button } from '#web/ui/button.tsx';

/** What its address says was done just now. */
export const offerSaved = { changed: true, restored: true };

interface OfferPageProps {
  locale: Locale;
  title: string;
  lead?: string;
  /** What its history is called. */
  history: string;
  subject: string;
  /** Whether it is as the shop offers it by itself. */
  isUsual: boolean;
  /** Of the form that restores it. */
  restoreId: string;
  isStale: boolean | undefined;
  saved: keyof typeof offerSaved | undefined;
  children: ReactNode;
}

/** What the page of everything that is offered has: its history, how saving went, and the way to its default. */
export function OfferPage(props: OfferPageProps) {
  const { locale, title, lead, history, subject, isStale, saved, children } = props;
  const m = priceWords[locale];
  return (
    <div className="admin-page new-order prices">
      <header className="stack">
        <p>
          <a href={adminHref('operatorPrices')}>← {m.back}</a>
        </p>
        <h1>{title}</h1>
        {lead && <p className="log__lead">{lead}</p>}
        <p>
          <a href={withQuery(adminHref('operatorPriceHistory'), { of: subject })}>{history}</a>
        </p>
      </header>
      <SaveNotice
        stale={isStale && m.stale}
        saved={saved && (saved === 'changed' ? m.saved : m.restored)}
      />
      {children}
      <RestoreForm {...props} />
    </div>
  );
}

/** One press brings the default back; the history keeps what it was. */
function RestoreForm({ locale, restoreId, isUsual }: OfferPageProps) {
  const { restore: m } = priceWords[locale];
  return (
    <section className="stack stack--small" aria-labelledby="default">
      <h2 id="default">{m.title}</h2>
      {isUsual ? (
        <p className="quiet">{m.usual}</p>
      ) : (
        <form method="post">
          <input type="hidden" name="restoreId" value={restoreId} />
          <Button name={ACTION_FIELD} value="restore">
            {m.one}
          </Button>
        </form>
      )}
    </section>
  );
}
