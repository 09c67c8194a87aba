import { shortAnswerTime } from '#domain/shop/answer-time.ts';
import { BulkForm, type BulkFormProps } from '#web/forms/message/message-forms.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { useLocale, useWords } from '#web/words.ts';

/** Ends the page of a package: what no package covers is asked for here. */
export function BulkSection(props: Pick<BulkFormProps, 'where' | 'packageId'>) {
  const locale = useLocale();
  const { shop } = usePageFacts();
  const words = useWords().contact.bulk;
  return (
    <section className="section section--sunk" aria-labelledby="bulk-title">
      <div className="column message-section">
        <div className="stack">
          <h2 id="bulk-title">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <BulkRequests />
          <p>{words.answer(shortAnswerTime(locale, shop))}</p>
        </div>
        <BulkForm {...props} />
      </div>
    </section>
  );
}

/** What makes an offer possible at once. */
export function BulkRequests() {
  const { requests } = useWords().contact.bulk;
  return (
    <div className="message-requests">
      <h3>{requests.title}</h3>
      <ul>
        {requests.list.map((request) => (
          <li key={request}>{request}</li>
        ))}
      </ul>
    </div>
  );
}
