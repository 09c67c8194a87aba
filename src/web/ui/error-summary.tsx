import { fieldId } from './field.tsx';

export interface ErrorSummaryProps {
  /** For example "The form has two mistakes". */
  title: string;
  /** One line per mistake; `field` is the field's name, `id` its id where that is not the usual one. */
  errors: readonly { field: string; id?: string; message: string }[];
  id?: string;
}

/** What is wrong with a form, at its top, each mistake a link to its field. Nothing where nothing is wrong. */
export function ErrorSummary({ title, errors, id = 'error-summary' }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      className="error-summary"
      id={id}
      role="alert"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
    >
      <h2 className="error-summary__title" id={`${id}-title`}>
        {title}
      </h2>
      <ul className="error-summary__list">
        {errors.map((error) => (
          <li key={`${error.field} ${error.message}`}>
            <a href={`#${error.id ?? fieldId(error.field)}`}>{error.message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
