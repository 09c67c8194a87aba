import { ErrorSummary, type ErrorSummaryProps } from '#web/forms/error-summary.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { frameWords } from '#web/admin/frame/frame-words.ts';

/** What is left to correct in a form of the section, in the same words everywhere. */
export function FormErrors({ errors }: Pick<ErrorSummaryProps, 'errors'>) {
  const { locale } = usePageFacts();
  return (
    <ErrorSummary title={frameWords[locale].fixFields(errors.length)} errors={errors} isFocused />
  );
}
