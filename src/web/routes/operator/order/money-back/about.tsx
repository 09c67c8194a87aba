import { countedLineName } from '#content/catalogue/package-name.ts';
import type { Locale } from '#domain/locale.ts';
import { adminHref } from '#domain/addresses.ts';
import { formatDay } from '#content/moment-text.ts';
import { useWay } from '#web/operator/order-way.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { MoneyBackProps } from './props.ts';

/** Packages by name; undefined where nobody knows which are meant. */
export function namesOf(
  locale: Locale,
  lines: readonly Parameters<typeof countedLineName>[0][] | undefined,
): string | undefined {
  return lines?.map((line) => countedLineName(line, locale)).join(', ');
}

/** What the money settles, where the way here said so. */
export function About({
  view,
  locale,
  m,
  typed,
}: Pick<MoneyBackProps, 'view' | 'locale' | 'm' | 'typed'>) {
  const onWay = useWay();
  const about = view.abouts.find(({ id }) => id === typed.about);
  if (!about) return typed.about ? <Notice tone="warning">{m.about.settled}</Notice> : null;
  const number = String(view.order.number);
  const text =
    about.kind === 'withdrawal'
      ? m.about.withdrawal(formatDay(locale, about.dueDay), namesOf(locale, about.lines))
      : m.about[about.kind];
  return (
    <p className="small">
      {text} <a href={onWay(adminHref('operatorMoneyBack', { number }))}>{m.about.drop}</a>
    </p>
  );
}
