import type { ReactNode } from 'react';
import type { BeforeOrderMessages, Bought } from '#messages/cs/before-order.ts';

export interface BeforeOrderProps {
  words: BeforeOrderMessages;
  /** The services that are looked at, or lie in the cart. */
  bought: readonly Bought[];
  /** Of the heading, by which the section is named; one on a page. */
  id?: string;
  level?: 'h2' | 'h3';
  /** What else is to be known here, below the notice. */
  children?: ReactNode;
}

/** The plain truth about what is bought, in one dress wherever it stands (rules 27). */
export function BeforeOrder(props: BeforeOrderProps) {
  const { words, bought, id = 'before-order', level: Heading = 'h2', children } = props;
  return (
    <section className="before-order" aria-labelledby={id}>
      <Heading className="before-order__heading" id={id}>
        {words.title}
      </Heading>
      <p>{words.notice(bought)}</p>
      {children}
    </section>
  );
}
