import type { TypedBulk } from '#domain/customer/enquiry-form.ts';
import { NOTHING_CHOSEN, cooperationTypes } from '#domain/customer/enquiry-kind.ts';
import { SelectField } from '#web/forms/field.tsx';
import { CompanyField, MessageField, PhoneFields, SenderFields } from './enquiry-fields.tsx';
import { EnquiryFrame, type EnquiryProps } from './enquiry-frame.tsx';
import { enquiryWords } from './words.ts';

export interface BulkFormProps extends EnquiryProps<TypedBulk> {
  where: TypedBulk['where'];
  /** The package on whose page it stands: the way back leads there. */
  packageId?: string | undefined;
}

/** Asks for large amounts or cooperation: on How it works and at the end of a package's page. */
export function BulkForm({ where, packageId, ...props }: BulkFormProps) {
  const { locale, typed, problems, button } = props;
  const words = enquiryWords[locale];
  const known = packageId === undefined ? {} : { package: packageId };
  return (
    <EnquiryFrame
      {...{ locale, where, problems, known, button }}
      name="bulk"
      submit={words.submitBulk}
    >
      <SenderFields {...props} />
      <PhoneFields {...props} />
      <div className="enquiry__pair">
        <SelectField
          name="cooperationType"
          label={words.labels.cooperationType}
          error={problems?.cooperationType && words.problems[problems.cooperationType]}
          defaultValue={typed?.cooperationType || NOTHING_CHOSEN}
          required
        >
          <option value={NOTHING_CHOSEN}>{words.chooseType}</option>
          {cooperationTypes.map((type) => (
            <option key={type} value={type}>
              {words.types[type]}
            </option>
          ))}
        </SelectField>
        <CompanyField {...props} />
      </div>
      <MessageField {...props} />
    </EnquiryFrame>
  );
}
