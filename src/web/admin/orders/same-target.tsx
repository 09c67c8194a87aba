import { Fragment } from 'react';
import type { Locale } from '#domain/locale.ts';
import { Icon } from '#web/ui/icon.tsx';
import { OrderLink } from './order-link.tsx';
import { rowLinesWords } from './row-lines-words.ts';

/** Which other orders go on with the same service for the same target, each a link. */
export function SameTarget({ numbers, locale }: { numbers: readonly number[]; locale: Locale }) {
  if (numbers.length === 0) return null;
  return (
    <span className="same-target">
      <Icon name="warning" size="small" />
      <span>
        {`${rowLinesWords[locale].sameTarget(numbers.length)} `}
        {numbers.map((number, at) => (
          <Fragment key={number}>
            {at > 0 && ', '}
            <OrderLink number={number} />
          </Fragment>
        ))}
      </span>
    </span>
  );
}
