import { shortAnswerTime } from '#domain/answer-time.ts';
import { BulkForm, type BulkFormProps } from '#web/forms/enquiry/enquiry-forms.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { useLocale, useWords } from '#web/words.ts';

/** Ends the page of a package: what no package covers is asked for here. */
export function BulkSection(props: Pick<BulkFormProps, 'where' | 'packageId'>) {
  const locale = useLocale();
  const { shop } = usePageFacts();
  const words = useWords().contact.bulk;
  return (
    <section className="section section--sunk" aria-labelledby="bulk-title">
      <div className="column enquiry-section">
        <div className="stack">
          <h2 id="bulk-title">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <BulkWishes />
          <p>{words.answer(shortAnswerTime(locale, shop))}</p>
        </div>
        <BulkForm {...props} />
      </div>
    </section>
  );
}

/** What makes an offer possible at once. */
export function BulkWishes() {
  const { wishes } = useWords().contact.bulk;
  return (
    <div className="enquiry-wishes">
      <h3>{wishes.title}</h3>
      <ul>
        {wishes.list.map((wish) => (
          <li key={wish}>{wish}</li>
        ))}
      </ul>
    </div>
  );
}
