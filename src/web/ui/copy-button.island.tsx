import { useState } from 'react';
import { Button } from './button.tsx';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Said and shown with a tick once the text is copied. */
  copiedLabel: string;
}

/** How long the tick shows. */
const TICK_MS = 2000;

/** Copies a text. Without a script there is nothing it could do, so it stays out of sight. */
export default function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), TICK_MS);
  }
  return (
    <span className="needs-script">
      <Button type="button" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
        {isCopied ? copiedLabel : label}
      </Button>
      <output className="visually-hidden">{isCopied && copiedLabel}</output>
    </span>
  );
}
