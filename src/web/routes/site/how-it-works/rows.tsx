import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface RowsProps {
  layout: 'two' | 'wide';
  rows: readonly { title: string; text: string; claim?: ReactNode }[];
}

/** A title and its text in each line, parted by hairlines. */
export function Rows({ layout, rows }: RowsProps) {
  return (
    <dl className={classNames('how-rows', `how-rows--${layout}`)}>
      {rows.map(({ title, text, claim }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
          {claim && <dd className="how-claim">{claim}</dd>}
        </div>
      ))}
    </dl>
  );
}
