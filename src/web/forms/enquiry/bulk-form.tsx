import type { TypedBulk } from '#domain/customer/enquiry-form.ts';
import { cooperationTypes } from '#domain/customer/enquiry-kind.ts';
import { useWords } from '#web/words.ts';
import {
  ChoiceField,
  CompanyField,
  MessageField,
  PhoneFields,
  SenderFields,
} from './enquiry-fields.tsx';
import { EnquiryFrame, type EnquiryProps } from './enquiry-frame.tsx';

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
