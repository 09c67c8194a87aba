import { IconButton } from '#web/ui/button.tsx';
import type { OrderDeskMessages } from '#messages/cs/operator/order.ts';

interface CopiedTextProps {
  text: string;
  /** What is copied, as it is read out. */
  what: string;
  m: OrderDeskMessages;
}

/** A text with a button that copies it; without a script the text alone, which can be selected. */
export function CopiedText({ text, what, m }: CopiedTextProps) {
  return (
    <span className="copied-text">
      <span className="copied-text__text breakable">{text}</span>
      <CopyButton text={text} what={what} m={m} />
    </span>
  );
}

/** Copies a text to the clipboard (`copy-text.ts`). */
export function CopyButton({ text, what, m }: CopiedTextProps) {
  return (
    <span className="needs-script">
      <IconButton
        icon="copy"
        label={m.copy(what)}
        className="copied-text__button"
        data-copy={text}
        data-copied={m.copied}
      />
    </span>
  );
}
