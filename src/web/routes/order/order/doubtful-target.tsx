import type { Target } from '#domain/target/target.ts';
import { TargetQuestion } from '#web/routes/order/target-question.tsx';
import { sayUnderstood } from '#web/routes/order/target-text.ts';
import { useWords } from '#web/words.ts';

interface DoubtfulTargetProps {
  read: Target;
  /** The name of the field by which the form confirms it. */
  name: string;
}

/** What is asked about a link at its field where nothing is read while it is typed (rules 8). */
export function DoubtfulTarget({ read, name }: DoubtfulTargetProps) {
  const m = useWords().wizard;
  return (
    <>
      {m.notices['target-doubtful']} {sayUnderstood(m, read)}{' '}
      <TargetQuestion {...{ name, url: read.url, words: m.target }} />
    </>
  );
}
