import {
  type MarkedOrder,
  type PaymentMark,
  type WorkMark,
  paymentMark,
  workMark,
} from '#domain/order/order-badges.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { type BadgeMessages, badges as cs } from '#messages/cs/admin/orders/orders.ts';
import { badges as en } from '#messages/en/admin/orders/orders.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

/** Words of the badges, for filters as well. */
export const badgeWords: PerLocale<BadgeMessages> = { cs, en };

interface Look {
  icon: IconName;
  /** None is quiet: nothing is to be noticed. */
  tone?: 'status-badge--success' | 'status-badge--warning' | 'status-badge--info';
}

const paymentLooks: Record<PaymentMark, Look> = {
  unpaid: { icon: 'clock', tone: 'status-badge--warning' },
  paid: { icon: 'check', tone: 'status-badge--success' },
  'partly-returned': { icon: 'refill', tone: 'status-badge--warning' },
  returned: { icon: 'refill' },
};

const workLooks: Record<WorkMark, Look> = {
  waiting: { icon: 'clock' },
  delivering: { icon: 'arrow', tone: 'status-badge--info' },
  completed: { icon: 'check', tone: 'status-badge--success' },
  short: { icon: 'check', tone: 'status-badge--warning' },
  withdrawn: { icon: 'close' },
  held: { icon: 'warning', tone: 'status-badge--warning' },
  ended: { icon: 'close' },
};

interface StatusBadgesProps {
  order: MarkedOrder;
  locale: Locale;
}

/** How payment and work of an order stand: two badges that differ in words and drawing, not in colour alone. */
export function StatusBadges({ order, locale }: StatusBadgesProps) {
  const words = badgeWords[locale];
  const payment = paymentMark(order);
  const work = workMark(order);
  // Before the payment there is nothing to begin.
  const isIdle = payment === 'unpaid' && work === 'waiting';
  return (
    <span className="status-badges">
      <StatusBadge {...paymentLooks[payment]} label={words.payment[payment]} isPayment />
      {!isIdle && <StatusBadge {...workLooks[work]} label={words.work[work]} />}
    </span>
  );
}

interface StatusBadgeProps extends Look {
  label: string;
  isPayment?: true;
}

function StatusBadge({ icon, tone, label, isPayment }: StatusBadgeProps) {
  return (
    <span className={classNames('status-badge', isPayment && 'status-badge--payment', tone)}>
      <Icon name={icon} size="small" />
      {label}
    </span>
  );
}
