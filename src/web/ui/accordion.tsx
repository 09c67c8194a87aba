import type { ReactNode } from 'react';

export interface AccordionItem {
  /** The anchor of the question. */
  id: string;
  question: string;
  answer: ReactNode;
  /** Buttons under the answer. */
  actions?: ReactNode;
}

export interface AccordionProps {
  /** Items of one name close each other: the browser keeps at most one open. */
  name: string;
  items: readonly AccordionItem[];
  openId?: string;
  /** The level of the questions in the page's outline. */
  level?: 2 | 3 | 4;
}

/** Questions that open one answer at a time and close it again, without script. */
export function Accordion({ name, items, openId, level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="accordion">
      {items.map((item) => (
        <details
          key={item.id}
          className="accordion__item"
          id={item.id}
          name={name}
          open={item.id === openId}
        >
          <summary className="accordion__question">
            <Heading>{item.question}</Heading>
            <span className="accordion__sign" aria-hidden="true" />
          </summary>
          <div className="accordion__answer">
            <div className="prose">{item.answer}</div>
            {item.actions && <div className="accordion__actions">{item.actions}</div>}
          </div>
        </details>
      ))}
    </div>
  );
}
