import type { Locale } from '#domain/locale.ts';
import { placesIn } from '#domain/places.ts';
import { faqDeskWords } from '#web/operator/texts-words.ts';
import { FactList } from '#web/routes/operator/order/fact-list.tsx';
import type { TypedQuestion } from './typed-question.ts';

/** A named value with what it says now. */
export interface SaidValue {
  name: string;
  cs: string;
  en: string;
}

interface ValueListProps {
  locale: Locale;
  values: readonly SaidValue[];
  /** The texts that the form shows. */
  texts: TypedQuestion;
}

/** What may stand in braces, with what it says now: first what this question has. */
export function ValueList({ locale, values, texts }: ValueListProps) {
  const { values: m } = faqDeskWords[locale];
  const used = new Set(placesIn(Object.values(texts).join('\n')));
  const here = values.filter(({ name }) => used.has(name));
  return (
    <section className="desk-block" aria-labelledby="values">
      <h2 id="values">{m.title}</h2>
      <p className="quiet log__lead">{m.lead}</p>
      {here.length > 0 && (
        <>
          <h3 className="faq-desk__here">{m.here}</h3>
          <FactList facts={here.map((value) => factOf(locale, value))} />
        </>
      )}
      <details>
        <summary>{m.all}</summary>
        <FactList facts={values.map((value) => factOf(locale, value))} />
      </details>
    </section>
  );
}

function factOf(locale: Locale, { name, cs, en }: SaidValue): [string, React.ReactNode] {
  const { values: m } = faqDeskWords[locale];
  const said =
    cs === en ? (
      cs || m.empty
    ) : (
      <>
        <span lang="cs">{cs}</span>
        <br />
        <span lang="en">{en}</span>
      </>
    );
  return [`{${name}}`, said];
}
