import type { TargetWords } from '#messages/cs/order/target.ts';

interface TargetQuestionProps {
  /** The name of the field by which the form that is sent says what was asked. */
  name: string;
  form?: string | undefined;
  /** What was read. */
  url: string;
  words: TargetWords;
}

/** Beside a target that may be a page of its network: the way to look; sending the form answers (rules 8). */
export function TargetQuestion({ name, form, url, words }: TargetQuestionProps) {
  return (
    <>
      <a className="understood__check" href={url} target="_blank" rel="noreferrer nofollow">
        {words.openAndCheck}
      </a>
      <input type="hidden" {...{ name, form }} value={url} />
    </>
  );
}
