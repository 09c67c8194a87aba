import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { type NoticeTone, noticeIcons } from './notice.tsx';

/** The place of toasts. It stays on the page while it is empty, or the first one is not read out. */
export function Toasts({ children }: { children?: ReactNode }) {
  return <output className="toasts">{children}</output>;
}

export interface ToastProps {
  tone?: NoticeTone;
  children: ReactNode;
}

/** One passing message, with nothing in it to press. */
export function Toast({ tone = 'success', children }: ToastProps) {
  return (
    <span className={`toast toast--${tone}`}>
      <Icon name={noticeIcons[tone]} />
      <span>{children}</span>
    </span>
  );
}
