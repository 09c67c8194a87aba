import type { TypedHelp } from '#domain/customer/enquiry-form.ts';
import { useWords } from '#web/words.ts';
import { MessageField, SenderFields } from './enquiry-fields.tsx';
import { EnquiryFrame, type EnquiryProps } from './enquiry-frame.tsx';

export interface HelpFormProps extends EnquiryProps<TypedHelp> {
  /** The id of the payment, which goes along by itself; undefined where nobody knows it. */
  paymentId: string | undefined;
  /** The order's private token, where the order is known: the way back leads to its page. */
  order: string | undefined;
}

/** Asks for help with a payment, on the page of one that was not completed. */
export function HelpForm({ paymentId, order, button = 'secondary', ...props }: HelpFormProps) {
  const { problems } = props;
  return (
    <EnquiryFrame
      {...{ problems, button }}
      where="canceled"
      name="help"
      submit={useWords().enquiry.submit}
      known={{ paymentId, order }}
    >
      <SenderFields {...props} />
      <MessageField {...props} />
    </EnquiryFrame>
  );
}
