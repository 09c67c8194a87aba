import type { TypedContact } from '#domain/customer/enquiry-form.ts';
import { contactServices } from '#domain/customer/enquiry-kind.ts';
import { useWords } from '#web/words.ts';
import {
  ChoiceField,
  CompanyField,
  MessageField,
  PhoneFields,
  SenderFields,
} from './enquiry-fields.tsx';
import { EnquiryFrame, type EnquiryProps } from './enquiry-frame.tsx';

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
