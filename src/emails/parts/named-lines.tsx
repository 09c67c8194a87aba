import type { ReactNode } from 'react';
import type { LineFacts } from '#emails/order/order-facts.ts';
import type { Locale } from '#domain/locale.ts';
import { countedLineName, countedName } from '#content/catalogue/package-name.ts';
import { layoutTable } from './email-parts.tsx';
import { style } from './email-style.ts';
import { LineTarget } from './line-target.tsx';

interface NamedLineProps {
  locale: Locale;
  line: LineFacts;
  /** What there is to say of it. */
  children: ReactNode;
}

/** Ordered rows without their prices, each with what is to be said of it. */
export function NamedLines({ children }: { children: ReactNode }) {
  return (
    <table {...layoutTable} width="100%" style={style.table}>
      <tbody>{children}</tbody>
    </table>
  );
}

/** One of them: its package and target, and below what there is to say. */
export function NamedLine({ locale, line, children }: NamedLineProps) {
  return (
    <tr>
      <td className="ink rule" data-text-format="item" style={style.line}>
        <strong>{nameOf(locale, line)}</strong>
        <LineTarget locale={locale} line={line} isOver />
        <br />
        {children}
      </td>
    </tr>
  );
}

/** What an ordered row is called where it stands in a sentence. */
export function nameOf(locale: Locale, { promise, ...line }: LineFacts): string {
  return countedName({ ...line, bonus: promise?.bonus }, locale);
}

/** The same with its target, where that does not stand beside it. */
export function nameWithTarget(locale: Locale, { promise, ...line }: LineFacts): string {
  return countedLineName({ ...line, bonus: promise?.bonus }, locale);
}
