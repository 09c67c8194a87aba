import type { TypedContact } from '#domain/customer/enquiry-form.ts';
import { contactServices } from '#domain/customer/enquiry-kind.ts';
import {
  ChoiceField,
  CompanyField,
  MessageField,
  PhoneFields,
  SenderFields,
} from './enquiry-fields.tsx';
import { EnquiryFrame, type EnquiryProps } from './enquiry-frame.tsx';
import { enquiryWords } from './words.ts';

export interface ContactFormProps extends EnquiryProps<TypedContact> {
  where: TypedContact['where'];
}

/** Writes to the shop: on the home page, at the end of the FAQ. Heading and lead are those of the page. */
export function ContactForm({ where, ...props }: ContactFormProps) {
  const { locale, typed, problems, button } = props;
  const words = enquiryWords[locale];
  return (
    <EnquiryFrame {...{ locale, where, problems, button }} name="contact" submit={words.submit}>
      <SenderFields {...props} />
      <PhoneFields {...props} />
      <div className="enquiry__pair">
        <ChoiceField
          {...{ locale, problems }}
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
