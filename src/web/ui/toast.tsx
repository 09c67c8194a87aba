import type { ReactNode } from 'react';

/** The place of toasts. It stays on the page while it is empty, or the first one is not read out. */
export function Toasts({ children }: { children?: ReactNode }) {
  return <output className="toasts">{children}</output>;
}

/** One passing message, with nothing in it to press. The forms of still pages make the same (browser/send-message.ts). */
export function Toast({ isError, children }: { isError: boolean; children: ReactNode }) {
  return <span className={isError ? 'toast toast--error' : 'toast'}>{children}</span>;
}
