import { ContactSection } from '#web/enquiry/contact-section.tsx';

/** The last section: everything that is left to ask. */
export function Contact() {
  return <ContactSection where="home" />;
}
