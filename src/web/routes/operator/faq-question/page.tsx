import type { ListedEntry } from '#database/audit-list.ts';
import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { ConfirmButton } from '#web/admin/page/confirm-button.tsx';
import { QuestionForm, type QuestionFormProps } from '#web/operator/faq/question-form.tsx';
import { type SaidValue, ValueList } from '#web/operator/faq/value-list.tsx';
import { WritingHints } from '#web/operator/faq/writing-hints.tsx';
import { SaveNews } from '#web/operator/save-news.tsx';
import { faqDeskWords } from '#web/operator/texts-words.ts';
import { AuditTable } from '#web/routes/operator/audit/table.tsx';
import { Button } from '#web/ui/button.tsx';

interface QuestionPageProps extends QuestionFormProps {
  title: string;
  values: readonly SaidValue[];
  isOwn: boolean;
  isHidden: boolean;
  /** Whether it is otherwise than the program has it. */
  isChanged: boolean;
  isSaved: boolean;
  history: readonly ListedEntry[];
}

/** One question: its words, the values that it may have, how it was originally, and what happened to it. */
export function QuestionPage(props: QuestionPageProps) {
  const { locale, id, title, values, stored, refused, isHidden, isSaved } = props;
  const m = faqDeskWords[locale];
  return (
    <div className="desk-page new-order">
      <header className="stack">
        <a className="way" href={href('operatorFaq', 'cs')}>
          ← {m.back}
        </a>
        <h1 className="breakable">{title}</h1>
        {!isHidden && (
          <p>
            <a href={`${href('faq', 'cs')}#${id}`}>{m.onSite}</a>
          </p>
        )}
      </header>
      <SaveNews stale={refused?.isStale && m.stale} saved={isSaved && m.saved} />
      <QuestionForm {...props} />
      <WritingHints locale={locale} />
      <ValueList locale={locale} values={values} texts={refused?.typed ?? stored} />
      <Ways {...props} />
      <History locale={locale} entries={props.history} />
    </div>
  );
}

/** Back to the original wording, or away with what has none. */
function Ways({ locale, isOwn, isChanged }: QuestionPageProps) {
  const m = faqDeskWords[locale];
  if (isOwn) {
    return <ConfirmButton title={m.remove} text={m.removeSure} yes={m.removeYes} intent="remove" />;
  }
  return (
    <section className="desk-block" aria-labelledby="original">
      <h2 id="original">{m.restore.title}</h2>
      {isChanged ? (
        <form method="post">
          <Button name="intent" value="restore">
            {m.restore.one}
          </Button>
        </form>
      ) : (
        <p className="quiet">{m.restore.isUsual}</p>
      )}
    </section>
  );
}

function History({ locale, entries }: { locale: Locale; entries: readonly ListedEntry[] }) {
  const m = faqDeskWords[locale];
  return (
    <section className="desk-block" aria-labelledby="history">
      <h2 id="history">{m.history}</h2>
      {entries.length === 0 ? (
        <p className="quiet">{m.noHistory}</p>
      ) : (
        <AuditTable locale={locale} entries={entries} />
      )}
    </section>
  );
}
