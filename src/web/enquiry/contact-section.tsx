import type { Locale } from '#domain/locale.ts';
import { ContactForm, type ContactFormProps } from '#web/forms/enquiry/contact-form.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { ContactWays } from './contact-ways.tsx';
import { contactWords } from './words.ts';

/** The last section of the home page and of the FAQ: the form, and every other way to write. */
export function ContactSection({
  locale,
  where,
}: {
  locale: Locale;
  where: ContactFormProps['where'];
}) {
  const { shop } = usePageFacts();
  const { title, lead } = contactWords[locale].section;
  return (
    <section className="section section--sunk" id="kontakt" aria-labelledby="contact-title">
      <div className="column enquiry-section">
        <div className="stack">
          <h2 id="contact-title">{title}</h2>
          <p className="lead">{lead}</p>
          <ContactWays locale={locale} shop={shop} />
        </div>
        <ContactForm locale={locale} where={where} />
      </div>
    </section>
  );
}
