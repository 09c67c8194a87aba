import type { ReactNode } from 'react';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { ReturnReason } from '#domain/order/money-back.ts';
import { useWay } from '#web/operator/order-way.ts';
import { ButtonLink, type ButtonLook } from '#web/ui/button.tsx';
import type { CareProps } from './props.ts';

interface MoneyLinkProps extends Pick<CareProps, 'care'> {
  /** The id of what the money is for. */
  about: string;
  reason: ReturnReason;
  variant?: ButtonLook['variant'];
  children: ReactNode;
}

/** Leads to the screen on which money goes back for something that waits for it. */
export function MoneyLink({ care, about, reason, children, ...look }: MoneyLinkProps) {
  const onWay = useWay();
  const address = adminHref('operatorMoneyBack', { number: String(care.order.number) });
  return (
    <ButtonLink {...look} href={onWay(withQuery(address, { about, reason }))}>
      {children}
    </ButtonLink>
  );
}
