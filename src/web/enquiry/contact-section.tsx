import { ContactForm, type ContactFormProps } from '#web/forms/enquiry/contact-form.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { useWords } from '#web/words.ts';
import { ContactWays } from './contact-ways.tsx';

/** The last section of the home page and of the FAQ: the form, and every other way to write. */
export function ContactSection({ where }: { where: ContactFormProps['where'] }) {
  const { shop } = usePageFacts();
  const { title, lead } = useWords().contact.section;
  return (
    <section className="section section--sunk" id="kontakt" aria-labelledby="contact-title">
      <div className="column enquiry-section">
        <div className="stack">
          <h2 id="contact-title">{title}</h2>
          <p className="lead">{lead}</p>
          <ContactWays shop={shop} />
        </div>
        <ContactForm where={where} />
      </div>
    </section>
  );
}
