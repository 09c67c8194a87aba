import {
  type MarkedOrder,
  type PaymentMark,
  type WorkMark,
  paymentMark,
  workMark,
} from '#domain/operator/order-pills.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { type PillMessages, pills as cs } from '#messages/cs/operator/orders.ts';
import { pills as en } from '#messages/en/operator/orders.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

/** Words of the pills, for filters as well. */
export const pillWords: PerLocale<PillMessages> = { cs, en };

interface Look {
  icon: IconName;
  /** None is quiet: nothing is to be noticed. */
  tone?: 'pill--success' | 'pill--warning' | 'pill--info';
}

const paymentLooks: Record<PaymentMark, Look> = {
  unpaid: { icon: 'clock', tone: 'pill--warning' },
  paid: { icon: 'check', tone: 'pill--success' },
  'partly-returned': { icon: 'refill', tone: 'pill--warning' },
  returned: { icon: 'refill' },
};

const workLooks: Record<WorkMark, Look> = {
  waiting: { icon: 'clock' },
  delivering: { icon: 'arrow', tone: 'pill--info' },
  completed: { icon: 'check', tone: 'pill--success' },
  short: { icon: 'check', tone: 'pill--warning' },
  withdrawn: { icon: 'close' },
  held: { icon: 'warning', tone: 'pill--warning' },
  ended: { icon: 'close' },
};

interface PillsProps {
  order: MarkedOrder;
  locale: Locale;
}

/** How payment and work of an order stand: two pills that differ in words and drawing, not in colour alone. */
export function Pills({ order, locale }: PillsProps) {
  const words = pillWords[locale];
  const payment = paymentMark(order);
  const work = workMark(order);
  // Before the payment there is nothing to begin.
  const isIdle = payment === 'unpaid' && work === 'waiting';
  return (
    <span className="pills">
      <Pill {...paymentLooks[payment]} label={words.payment[payment]} isPayment />
      {!isIdle && <Pill {...workLooks[work]} label={words.work[work]} />}
    </span>
  );
}

interface PillProps extends Look {
  label: string;
  isPayment?: true;
}

function Pill({ icon, tone, label, isPayment }: PillProps) {
  return (
    <span className={classNames('pill', isPayment && 'pill--payment', tone)}>
      <Icon name={icon} size="small" />
      {label}
    </span>
  );
}
