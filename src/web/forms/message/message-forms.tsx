import type { BulkInput, ContactInput, HelpInput } from '#domain/messages/sent-message.ts';
import { contactServices, cooperationTypes } from '#domain/messages/message-kind.ts';
import { useWords } from '#web/words.ts';
import {
  ChoiceField,
  CompanyField,
  MessageField,
  PhoneFields,
  SenderFields,
} from './message-fields.tsx';
import { type MessageFormProps, MessageFrame } from './message-frame.tsx';

export interface ContactFormProps extends MessageFormProps<ContactInput> {
  where: ContactInput['where'];
}

/** Writes to the shop: on the home page, at the end of the FAQ. Heading and lead are those of the page. */
export function ContactForm({ where, ...props }: ContactFormProps) {
  const { input, problems, button } = props;
  const words = useWords().message;
  return (
    <MessageFrame {...{ where, problems, button }} name="contact" submit={words.submit}>
      <SenderFields {...props} />
      <PhoneFields {...props} />
      <div className="message__pair">
        <ChoiceField
          {...{ problems }}
          name="service"
          input={input?.service}
          choices={contactServices}
          words={{ choose: words.chooseService, names: words.services }}
        />
        <CompanyField {...props} />
      </div>
      <MessageField {...props} />
    </MessageFrame>
  );
}

export interface BulkFormProps extends MessageFormProps<BulkInput> {
  where: BulkInput['where'];
  /** The package on whose page it stands: the way back leads there. */
  packageId?: string | undefined;
}

/** Asks for large amounts or cooperation: on How it works and at the end of a package's page. */
export function BulkForm({ where, packageId, ...props }: BulkFormProps) {
  const { input, problems, button } = props;
  const words = useWords().message;
  const known = packageId === undefined ? {} : { package: packageId };
  return (
    <MessageFrame {...{ where, problems, known, button }} name="bulk" submit={words.submitBulk}>
      <SenderFields {...props} />
      <PhoneFields {...props} />
      <div className="message__pair">
        <ChoiceField
          {...{ problems }}
          name="cooperationType"
          input={input?.cooperationType}
          choices={cooperationTypes}
          words={{ choose: words.chooseType, names: words.types }}
        />
        <CompanyField {...props} />
      </div>
      <MessageField {...props} />
    </MessageFrame>
  );
}

export interface HelpFormProps extends MessageFormProps<HelpInput> {
  /** The id of the payment, which goes along by itself; undefined where nobody knows it. */
  paymentId: string | undefined;
  /** The order's private token, where the order is known: the way back leads to its page. */
  order: string | undefined;
}

/** Asks for help with a payment, on the page of one that was not completed. */
export function HelpForm({ paymentId, order, button = 'secondary', ...props }: HelpFormProps) {
  const { problems } = props;
  return (
    <MessageFrame
      {...{ problems, button }}
      where="canceled"
      name="help"
      submit={useWords().message.submit}
      known={{ paymentId, order }}
    >
      <SenderFields {...props} />
      <MessageField {...props} />
    </MessageFrame>
  );
}
