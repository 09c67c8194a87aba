import type { Order } from '#database/orders.ts';
import { nameTarget } from '#domain/target/name-target.ts';
import { isUnverified, waitsFor } from '#domain/target/wants-post.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { TargetNote } from '#web/routes/order/target-note.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useWords } from '#web/words.ts';

interface LineTargetProps {
  line: Order['lines'][number];
  /** Nothing of it is delivered any more, so it waits for nothing. */
  isOver: boolean;
  m: OrderMessages;
}

/** What an ordered line is delivered to, and what it still waits for (rules 41). */
export function LineTarget({ line, isOver, m }: LineTargetProps) {
  const { targetUrl, targetLabel } = line;
  const words = useWords().wizard.target;
  if (targetUrl === null || targetLabel === null) {
    return isOver ? null : (
      <Tag tone="warning" icon="warning">
        {m.missing.mark}
      </Tag>
    );
  }
  const name = nameTarget(words.names, targetLabel);
  return (
    <>
      <p className="summary__aside">
        {/* A name such as "Video dQw4w9WgXcQ" says itself what it is. */}
        {name === undefined && `${m.target[line.targetKind ?? 'profile']} `}
        <a href={targetUrl} target="_blank" rel="noreferrer nofollow">
          {name ?? targetLabel}
        </a>
      </p>
      {!isOver && (
        <TargetNote
          asksPost={waitsFor(line) === 'post'}
          isUnverified={isUnverified(line)}
          words={words}
        />
      )}
    </>
  );
}
