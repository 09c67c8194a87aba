import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const noticeIcons: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Read out as soon as it appears; for the answer to something the reader did. */
  live?: boolean;
}

/** A message in its place on the page. */
export function Notice({ tone = 'info', title, children, live }: NoticeProps) {
  return (
    <div
      className={`notice notice--${tone}`}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon name={noticeIcons[tone]} />
      <div className="notice__body">
        {title && <p className="notice__title">{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
