import type { MoneyBackProps } from './props.ts';
import { ReturnForm } from './return-form.tsx';

/** The form; where money went back before, closed beneath what came of that, so that nobody returns it again. */
export function ReturnPart(props: MoneyBackProps) {
  const { view, m, isOpen } = props;
  if (view.stand.returned === 0) return <ReturnForm {...props} />;
  return (
    <details className="care__more" open={isOpen}>
      <summary>{m.form.another}</summary>
      <ReturnForm {...props} />
    </details>
  );
}
