import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { emailWords } from '#emails/words.ts';
import { style } from './email-style.ts';

export function SectionHeading({ children }: { children: ReactNode }) {
  return (
    <h2 className="ink" style={style.heading}>
      {children}
    </h2>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p className="ink" style={style.text}>
      {children}
    </p>
  );
}

export function SmallPrint({ children }: { children: ReactNode }) {
  return (
    <p className="soft" style={style.small}>
      {children}
    </p>
  );
}

export function Anchor({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="ink" href={href} style={style.link} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/**
 * The one action of an e-mail: a cell with room, because Outlook for Windows gives none to a link. Its
 * own measure stands beside that of the link, which every other program makes as large as it looks.
 */
export function ActionLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <table {...layoutTable} style={style.buttonTable}>
      <tbody>
        <tr>
          <td className="button" data-text-format="block" style={style.buttonCell}>
            <a href={href} style={style.button} target="_blank" rel="noreferrer">
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A table that only holds things in their places, as mail programs without style sheets need it. */
export const layoutTable = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 };

/** One row of a table of facts; a row without a value is left out. */
export type Fact = [label: string, value: ReactNode];

/** Labels and values. */
export function Facts({ rows }: { rows: Fact[] }) {
  return (
    <table data-text-format="dataTable" style={style.table}>
      <tbody>
        {rows
          .filter(
            ([, value]) => value !== '' && value !== false && value !== null && value !== undefined,
          )
          .map(([label, value]) => (
            <tr key={label}>
              <th scope="row" className="soft" style={style.label}>
                {label}
              </th>
              <td className="ink" style={style.value}>
                {value}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** A text of several lines as it was written. */
export function Lines({ text }: { text: string }) {
  const [first, ...more] = text.split('\n');
  return more.reduce<ReactNode>(
    (above, line) => (
      <>
        {above}
        <br />
        {line}
      </>
    ),
    first,
  );
}

interface GreetedProps {
  shop: Shop;
  locale: Locale;
  /** What stands below the imprint. */
  after?: ReactNode;
  children: ReactNode;
}

/** What goes to somebody outside: a greeting before the text, and who has written it after it. */
export function Greeted({ shop, locale, after, children }: GreetedProps) {
  return (
    <>
      <Paragraph>{emailWords[locale].order.greeting}</Paragraph>
      {children}
      <Imprint shop={shop} locale={locale} />
      {after}
    </>
  );
}

/** Who wrote the e-mail: the operator's identity, as the law asks of a contract's confirmation. */
export function Imprint({ shop, locale }: { shop: Shop; locale: Locale }) {
  const words = emailWords[locale].order;
  const { name, companyId, vatId, address, register, phone } = shop.operator;
  return (
    <>
      <hr className="rule" style={style.rule} />
      <SmallPrint>
        {words.question(shop.supportMail)}
        <br />
        {words.operator(name, companyId, vatId)}
        <br />
        {address}
        <br />
        {words.register(register)}
        <br />
        {words.phoneOf(phone)}
      </SmallPrint>
    </>
  );
}
