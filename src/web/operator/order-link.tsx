import type { ReactNode } from 'react';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { type OrderWay, onWay } from './order-way.ts';

interface OrderLinkProps {
  number: number;
  way?: OrderWay;
  children?: ReactNode;
}

const ALL: OrderWay = { from: 'list', list: '' };

/** The number of an order, which leads to its page once that is there. */
export function OrderLink({ number, way = ALL, children }: OrderLinkProps) {
  const { pages } = usePageFacts();
  const label = children ?? number;
  if (!pages.has('operatorOrder')) return <span className="tabular">{label}</span>;
  return (
    <a className="tabular" href={onWay('operatorOrder', number, way)}>
      {label}
    </a>
  );
}
