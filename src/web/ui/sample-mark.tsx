import { type SampleMessages } from '#messages/cs/sample.ts';
import { useWords } from '#web/words.ts';
import { Tag } from './tag.tsx';

export interface SampleMarkProps {
  /** A block of figures, or one thing: a mark of the press, a promise. */
  of?: keyof SampleMessages;
}

/** Says of a block that what it claims has no source: it stands on a local shop alone (rules 29). */
export function SampleMark({ of = 'figures' }: SampleMarkProps) {
  return <Tag icon="info">{useWords().sample[of]}</Tag>;
}
