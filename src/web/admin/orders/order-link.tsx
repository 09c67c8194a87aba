import type { ReactNode } from 'react';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { type OrderOrigin, hrefFrom } from './order-origin.ts';

interface OrderLinkProps {
  number: number;
  origin?: OrderOrigin;
  children?: ReactNode;
}

const ALL: OrderOrigin = { from: 'list', list: '' };

/** The number of an order, which leads to its page once that is there. */
export function OrderLink({ number, origin = ALL, children }: OrderLinkProps) {
  const { pages } = usePageFacts();
  const label = children ?? number;
  if (!pages.has('operatorOrder')) return <span className="tabular">{label}</span>;
  return (
    <a className="tabular" href={hrefFrom('operatorOrder', number, origin)}>
      {label}
    </a>
  );
}
