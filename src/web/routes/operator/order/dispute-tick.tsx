import { CheckboxField } from '#web/forms/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface DisputeTickProps {
  words: { title: string; text: string; known: string };
  isTicked: boolean;
  error: string | undefined;
}

/** Before money of a disputed payment goes back: that it would go back twice, and a tick that this is known. */
export function DisputeTick({ words, isTicked, error }: DisputeTickProps) {
  return (
    <>
      <Notice tone="warning" title={words.title}>
        {words.text}
      </Notice>
      <CheckboxField
        name="knowsDispute"
        value="yes"
        label={words.known}
        defaultChecked={isTicked}
        error={error}
      />
    </>
  );
}
