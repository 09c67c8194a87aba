import {
  type MarkedOrder,
  type PaymentMark,
  type WorkMark,
  paymentMark,
  workMark,
} from '#domain/operator/order-pills.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { type PillMessages, pills as cs } from '#messages/cs/operator/pills.ts';
import { pills as en } from '#messages/en/operator/pills.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

/** Words of the pills, for filters as well. */
export const pillWords: PerLocale<PillMessages> = { cs, en };

const paymentIcons: Record<PaymentMark, IconName | undefined> = {
  unpaid: 'clock',
  paid: 'check',
  'partly-returned': 'refill',
  returned: 'refill',
};

const workIcons: Record<WorkMark, IconName | undefined> = {
  waiting: 'clock',
  delivering: 'arrow',
  completed: 'check',
  held: 'warning',
  ended: 'close',
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
  return (
    <span className="pills">
      <Pill kind={payment} icon={paymentIcons[payment]} label={words.payment[payment]} isPayment />
      <Pill kind={work} icon={workIcons[work]} label={words.work[work]} />
    </span>
  );
}

interface PillProps {
  kind: PaymentMark | WorkMark;
  icon: IconName | undefined;
  label: string;
  isPayment?: true;
}

function Pill({ kind, icon, label, isPayment }: PillProps) {
  return (
    <span className={classNames('pill', isPayment && 'pill--payment', `pill--${kind}`)}>
      {icon && <Icon name={icon} size="small" />}
      {label}
    </span>
  );
}
