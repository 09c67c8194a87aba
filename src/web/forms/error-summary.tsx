import { useFieldId } from './form-name.ts';

export interface ErrorSummaryProps {
  /** For example "The form has two mistakes". */
  title: string;
  /** One line per mistake. */
  errors: readonly { field: string; message: string }[];
  /** Where the page comes back with it: reading begins here. */
  isFocused?: true;
}

/** What is wrong with a form, at its top, each mistake a link to its field. Nothing where nothing is wrong. */
export function ErrorSummary({ title, errors, isFocused }: ErrorSummaryProps) {
  const id = useFieldId('error-summary');
  if (errors.length === 0) return null;
  return (
    <div
      className="error-summary"
      id={id}
      role="alert"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      {...(isFocused ? { autoFocus: true } : {})}
    >
      <h2 className="error-summary__title" id={`${id}-title`}>
        {title}
      </h2>
      <ul className="error-summary__list">
        {errors.map((error) => (
          <li key={`${error.field} ${error.message}`}>
            <ErrorLink {...error} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ErrorLink({ field, message }: ErrorSummaryProps['errors'][number]) {
  return <a href={`#${useFieldId(field)}`}>{message}</a>;
}
