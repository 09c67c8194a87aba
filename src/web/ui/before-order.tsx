import type { ReactNode } from 'react';

export interface BeforeOrderProps {
  title: ReactNode;
  children: ReactNode;
}

/** What is to be known before an order, in one dress wherever it stands (rules 27). */
export function BeforeOrder({ title, children }: BeforeOrderProps) {
  return (
    <div className="before-order">
      <p className="before-order__title">{title}</p>
      {children}
    </div>
  );
}
