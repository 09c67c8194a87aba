import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { formatMoment } from '#content/moments.ts';
import type { ShownItem } from '#database/generators/generator-batches.ts';
import { adminHref } from '#domain/addresses.ts';
import {
  type ItemProblem,
  type ReviewedService,
  reviewedServices,
  stoppingProblems,
} from '#domain/generators/batch.ts';
import type { Locale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { articleWords } from '#web/admin/articles/article-words.ts';
import { batchAddress } from './generator-act.ts';
import { generatorWords } from './generator-words.ts';
import type { GeneratorFacts } from './load-generator.ts';

/** How far a batch is, with each of its items; a script looks again while it goes on. */
export function GeneratorBatch({ locale, kind, batch }: GeneratorFacts) {
  const m = generatorWords[locale].batch;
  if (!batch) return null;
  const { row, items, isSpent } = batch;
  const isRunning = row.state === 'running';
  return (
    <section
      className="panel"
      id="batch"
      aria-labelledby="batch-title"
      data-watch={isRunning ? batchAddress(kind, row.id) : undefined}
    >
      <h2 id="batch-title">{m.title}</h2>
      <p className="small">{m.by(row.person, formatMoment(locale, row.createdAt))}</p>
      <BatchStatus locale={locale} state={row.state} items={items} isSpent={isSpent} />
      <div className="cluster">
        {!(isSpent && row.state === 'stopped') && (
          <BulkForm locale={locale} id={row.id} state={row.state} />
        )}
        {isRunning && <a href={batchAddress(kind, row.id)}>{m.reload}</a>}
      </div>
      <ol className="made" aria-label={m.items}>
        {items.map((item) => (
          <Item key={item.position} locale={locale} kind={kind} item={item} />
        ))}
      </ol>
    </section>
  );
}

function BatchStatus({
  locale,
  state,
  items,
  isSpent,
}: {
  locale: Locale;
  state: 'running' | 'stopped' | 'done';
  items: readonly ShownItem[];
  /** Whether it has cost as much as a batch may. */
  isSpent: boolean;
}) {
  const m = generatorWords[locale].batch;
  const count = (wanted: string) => items.filter((each) => each.state === wanted).length;
  const [good, bad] = [count('success'), count('error')];
  const stated = {
    running: m.running(good + bad, items.length),
    stopped: m.stopped(items.filter(isLeft).length),
    done: m.done(good, bad),
  }[state];
  const tone = state === 'done' ? (bad > 0 ? 'warning' : 'success') : 'info';
  const failed = items.findLast(({ problem }) => problem !== null);
  return (
    <Notice tone={tone} live>
      <p>{stated}</p>
      {state === 'stopped' && isSpent && <p>{m.spent}</p>}
      {failed && <p className="breakable">{errorOf(locale, failed)}</p>}
    </Notice>
  );
}

/** What went wrong with an item. */
function errorOf(locale: Locale, { problem, message }: ShownItem): string | undefined {
  const { batch: m } = generatorWords[locale];
  if (problem === null) return undefined;
  const words = m.problems[problem];
  return m.error(message && isServices[problem] ? m.stated(words, message) : words);
}

/** Whether an item is made once its batch is taken up again. */
function isLeft({ state, problem }: ShownItem): boolean {
  const isStopping = problem !== null && stoppingProblems.includes(problem);
  return state === 'pending' || state === 'running' || isStopping;
}

function BulkForm({ locale, id, state }: { locale: Locale; id: string; state: string }) {
  const m = generatorWords[locale].batch;
  if (state === 'done') return null;
  const isRunning = state === 'running';
  return (
    <form method="post">
      <input type="hidden" name="batch" value={id} />
      <Button
        variant={isRunning ? 'quiet' : 'primary'}
        name={ACTION_FIELD}
        value={isRunning ? 'stop' : 'continue'}
      >
        {isRunning ? m.stop : m.resume}
      </Button>
    </form>
  );
}

interface ItemProps {
  locale: Locale;
  kind: GeneratorFacts['kind'];
  item: ShownItem;
}

/** Whether what is kept with a problem are words of the service that was asked; else they are for programs. */
const isServices: Record<ItemProblem, boolean> = {
  'writer-away': true,
  'writer-denied': true,
  'writer-unusable': true,
  'painter-away': true,
  'painter-denied': true,
  'storage-away': true,
  'writer-day-limit': false,
  'painter-day-limit': false,
  'id-invalid': false,
  'article-unknown': false,
  'article-refused': false,
  failed: false,
};

function Item({ locale, kind, item }: ItemProps) {
  const words = generatorWords[locale];
  const m = words.batch;
  const { state, subject, language, problem, faults } = item;
  return (
    <li className={`made__item made__item--${state}`}>
      <span className="made__subject breakable" lang={kind === 'articles' ? language : undefined}>
        {kind === 'reviews' ? serviceName(locale, subject) : subject}
      </span>
      <span className="small made__language">{words.languages[language]}</span>
      <span className="made__state">
        {kind === 'articles' && item.articleState
          ? articleWords[locale].states[item.articleState]
          : m.states[state]}
      </span>
      {problem !== null && <span className="made__line breakable">{errorOf(locale, item)}</span>}
      <Result locale={locale} kind={kind} item={item} />
      {faults.length > 0 && (
        <details className="made__line">
          <summary>{`${m.faults} (${faults.length})`}</summary>
          <ul>
            {faults.map(({ kind: fault, part, section, found }) => (
              <li key={[fault, part, section, found].join(' ')} className="breakable">
                {m.fault(m.faultKinds[fault] ?? fault, found)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** What an item made, where it can be looked at. */
function Result({ locale, kind, item }: ItemProps) {
  const { resultId: id, language, subject, title } = item;
  const { batch: m, pictures } = generatorWords[locale];
  if (id === null) return null;
  if (kind === 'articles')
    return (
      <a className="made__line breakable" href={adminHref('operatorArticle', { language, id })}>
        {title ?? id}
      </a>
    );
  if (kind === 'reviews')
    return (
      <a className="made__line" href={adminHref('operatorReview', { id })}>
        {m.open}
        <span className="visually-hidden">{`: ${serviceName(locale, subject)}, ${language}`}</span>
      </a>
    );
  return (
    <a className="made__line" href={adminHref('operatorStoredPicture', { id })}>
      <img
        className="made__picture"
        src={adminHref('operatorStoredPicture', { id })}
        alt={pictures.previewOf(title ?? id)}
        width={240}
        height={126}
        loading="lazy"
      />
    </a>
  );
}

/** The service of a review in the reader's words; as it is stored where the list has it no longer. */
function serviceName(locale: Locale, stored: string): string {
  const known = keysOf(reviewedServices).find((key: ReviewedService) =>
    Object.values(reviewedServices[key]).some((words) => words === stored),
  );
  return known ? generatorWords[locale].reviews.services[known] : stored;
}
