import type { Locale } from '#domain/locale.ts';
import { ErrorSummary, type ErrorSummaryProps } from '#web/forms/error-summary.tsx';
import { frameWords } from './frame-words.ts';

interface FormErrorsProps {
  locale: Locale;
  errors: ErrorSummaryProps['errors'];
}

/** What is left to correct in a form of the section, in the same words everywhere. */
export function FormErrors({ locale, errors }: FormErrorsProps) {
  const title = frameWords[locale].fixFields(errors.length);
  return <ErrorSummary title={title} errors={errors} isFocused />;
}
