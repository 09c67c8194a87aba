import type { ReactNode } from 'react';
import { href } from '#domain/addresses.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';

/** The number of an order, which leads to its page once that is there. */
export function OrderLink({ number, children }: { number: number; children?: ReactNode }) {
  const { pages } = usePageFacts();
  const label = children ?? number;
  if (!pages.has('operatorOrder')) return <span className="tabular">{label}</span>;
  return (
    <a className="tabular" href={href('operatorOrder', 'cs', { number: String(number) })}>
      {label}
    </a>
  );
}
