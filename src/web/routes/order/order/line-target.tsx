import type { Order } from '#database/orders.ts';
import type { Locale } from '#domain/locale.ts';
import { isUnverified, waitsFor } from '#domain/target/wants-post.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { TargetNote } from '#web/routes/order/target-note.tsx';
import { sayTarget } from '#web/routes/order/target-text.ts';
import { wizardMessages } from '#web/routes/order/wizard/words.ts';
import { Tag } from '#web/ui/tag.tsx';

interface LineTargetProps {
  line: Order['lines'][number];
  locale: Locale;
  m: OrderMessages;
}

/** What an ordered line is delivered to, and what it still waits for (rules 41). */
export function LineTarget({ line, locale, m }: LineTargetProps) {
  const { targetUrl, targetLabel } = line;
  const words = wizardMessages[locale].target;
  if (targetUrl === null || targetLabel === null) {
    return (
      <Tag tone="warning" icon="warning">
        {m.missing.mark}
      </Tag>
    );
  }
  return (
    <>
      <p className="summary__aside">
        {m.target[line.targetKind ?? 'profile']}{' '}
        <a href={targetUrl} target="_blank" rel="noreferrer nofollow">
          {sayTarget(words, targetLabel)}
        </a>
      </p>
      <TargetNote
        asksPost={waitsFor(line) === 'post'}
        isUnverified={isUnverified(line)}
        words={words}
      />
    </>
  );
}
