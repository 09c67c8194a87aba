import type { TypedEnquiry, TypedProblems } from '#domain/customer/enquiry-form.ts';
import { readPaymentId } from '#domain/customer/enquiry-kind.ts';
import { BulkForm } from '#web/forms/enquiry/bulk-form.tsx';
import { ContactForm } from '#web/forms/enquiry/contact-form.tsx';
import { HelpForm } from '#web/forms/enquiry/help-form.tsx';
import type { SentFrom } from './read-posted.ts';

interface EnquiryAgainProps {
  from: SentFrom;
  /** What was typed; undefined where the form is empty. */
  typed?: TypedEnquiry | undefined;
  problems?: TypedProblems | undefined;
  button: 'primary' | 'outline';
}

/** The form that was sent, once more: as it was filled in, or empty. */
export function EnquiryAgain({ from, typed, problems, button }: EnquiryAgainProps) {
  const { where } = from;
  if (where === 'canceled') {
    return (
      <HelpForm
        {...{ typed, problems, button }}
        paymentId={readPaymentId(from.paymentId)}
        order={from.order || undefined}
      />
    );
  }
  if (where === 'package' || where === 'how-it-works') {
    const packageId = from.packageId || undefined;
    return <BulkForm {...{ where, packageId, typed, problems, button }} />;
  }
  return <ContactForm {...{ where, typed, problems, button }} />;
}
