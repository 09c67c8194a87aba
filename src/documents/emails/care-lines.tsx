import type { ReactNode } from 'react';
import type { EmailLine } from '#domain/order/order-email.ts';
import type { Locale } from '#domain/locale.ts';
import { countedLineName, countedName } from '#content/catalogue/package-name.ts';
import { emailWords } from './email-draft.ts';
import { layoutTable } from './email-parts.tsx';
import { style } from './email-style.ts';
import { LineTarget } from './line-target.tsx';

interface CareLineProps {
  locale: Locale;
  line: EmailLine;
  /** What there is to say of it. */
  children: ReactNode;
}

/** Ordered rows without their prices, each with what is to be said of it. */
export function CareLines({ children }: { children: ReactNode }) {
  return (
    <table {...layoutTable} width="100%" style={style.table}>
      <tbody>{children}</tbody>
    </table>
  );
}

/** One of them: its package and target, and below what there is to say. */
export function CareLine({ locale, line, children }: CareLineProps) {
  return (
    <tr>
      <td className="ink rule" data-text-format="item" style={style.line}>
        <strong>{nameOf(locale, line)}</strong>
        <LineTarget locale={locale} words={emailWords[locale].order} line={line} isOver />
        <br />
        {children}
      </td>
    </tr>
  );
}

/** What an ordered row is called where it stands in a sentence. */
export function nameOf(locale: Locale, { promise, ...line }: EmailLine): string {
  return countedName({ ...line, bonus: promise?.bonus }, locale);
}

/** The same with its target, where that does not stand beside it. */
export function nameWithTarget(locale: Locale, { promise, ...line }: EmailLine): string {
  return countedLineName({ ...line, bonus: promise?.bonus }, locale);
}
