import type { ReactNode } from 'react';
import { TakeOffLine } from './take-off-line.tsx';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
  level?: 2 | 3;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state">
      <TakeOffLine progress={0.42} />
      <div className="empty-state__words">
        <Heading className="empty-state__title">{title}</Heading>
        {children && <p>{children}</p>}
      </div>
      {actions && <div className="cluster">{actions}</div>}
    </div>
  );
}
