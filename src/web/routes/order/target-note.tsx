import type { TargetWords } from '#messages/cs/order/target.ts';
import { Tag } from '#web/ui/tag.tsx';

interface TargetNoteProps {
  /** Whether the profile is known and the post is not. */
  asksPost: boolean;
  isUnverified?: boolean | undefined;
  words: TargetWords;
  /** What comes of it, where nothing beside it says so. */
  hint?: string;
}

/** What a target that was taken still leaves open (rules 8 and 41); nothing where all is clear. */
export function TargetNote({ asksPost, isUnverified, words, hint }: TargetNoteProps) {
  if (asksPost) {
    return (
      <>
        <Tag tone="warning" icon="warning">
          {words.whichPost}
        </Tag>
        {hint && <span className="summary__aside">{hint}</span>}
      </>
    );
  }
  return isUnverified ? <span className="summary__aside">{words.willVerify}</span> : null;
}
