import type { TypedBulk, TypedContact, TypedHelp } from '#domain/customer/enquiry.ts';
import { contactServices, cooperationTypes } from '#domain/customer/enquiry-kind.ts';
import { useWords } from '#web/words.ts';
import {
  ChoiceField,
  CompanyField,
  MessageField,
  PhoneFields,
  SenderFields,
} from './enquiry-fields.tsx';
import { type EnquiryProps, EnquiryFrame } from './enquiry-frame.tsx';

export interface ContactFormProps extends EnquiryProps<TypedContact> {
  where: TypedContact['where'];
}

/** Writes to the shop: on the home page, at the end of the FAQ. Heading and lead are those of the page. */
export function ContactForm({ where, ...props }: ContactFormProps) {
  const { typed, problems, button } = props;
  const words = useWords().enquiry;
  return (
    <EnquiryFrame {...{ where, problems, button }} name="contact" submit={words.submit}>
      <SenderFields {...props} />
      <PhoneFields {...props} />
      <div className="enquiry__pair">
        <ChoiceField
          {...{ problems }}
          name="service"
          typed={typed?.service}
          choices={contactServices}
          words={{ choose: words.chooseService, names: words.services }}
        />
        <CompanyField {...props} />
      </div>
      <MessageField {...props} />
    </EnquiryFrame>
  );
}

export interface BulkFormProps extends EnquiryProps<TypedBulk> {
  where: TypedBulk['where'];
  /** The package on whose page it stands: the way back leads there. */
  packageId?: string | undefined;
}

/** Asks for large amounts or cooperation: on How it works and at the end of a package's page. */
export function BulkForm({ where, packageId, ...props }: BulkFormProps) {
  const { typed, problems, button } = props;
  const words = useWords().enquiry;
  const known = packageId === undefined ? {} : { package: packageId };
  return (
    <EnquiryFrame {...{ where, problems, known, button }} name="bulk" submit={words.submitBulk}>
      <SenderFields {...props} />
      <PhoneFields {...props} />
      <div className="enquiry__pair">
        <ChoiceField
          {...{ problems }}
          name="cooperationType"
          typed={typed?.cooperationType}
          choices={cooperationTypes}
          words={{ choose: words.chooseType, names: words.types }}
        />
        <CompanyField {...props} />
      </div>
      <MessageField {...props} />
    </EnquiryFrame>
  );
}

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
