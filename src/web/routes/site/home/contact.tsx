import type { Locale } from '#domain/locale.ts';
import { ContactSection } from '#web/enquiry/contact-section.tsx';

/** The last section: everything that is left to ask. */
export function Contact({ locale }: { locale: Locale }) {
  return <ContactSection locale={locale} where="home" />;
}
