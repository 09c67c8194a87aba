import type { ReactNode } from 'react';
import { href } from '#domain/addresses.ts';
import type { InputField, InputProblems } from '#domain/messages/sent-message.ts';
import type { FormLocation } from '#domain/messages/message-kind.ts';
import type { Locale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { isBuilt } from '#web/frame/pages.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { Toasts } from '#web/ui/toast.tsx';
import { wordsOf } from '#messages/words.ts';
import { useLocale, useWords } from '#web/words.ts';

/** What every form that writes to the shop takes. */
export interface MessageFormProps<Input> {
  /** What is filled in beforehand: what was typed, where the form is shown again. */
  input?: Partial<Omit<Input, 'where'>> | undefined;
  problems?: InputProblems | undefined;
  /** How its button looks; lime where the form is what its page is there for. */
  button?: ButtonLook['variant'];
}

interface MessageFrameProps {
  /** Its fields are found by it on the page. */
  name: string;
  where: FormLocation;
  problems?: InputProblems | undefined;
  submit: string;
  button?: ButtonLook['variant'] | undefined;
  /** What the page says and nobody types. */
  known?: Record<string, string | undefined>;
  children: ReactNode;
}

/**
 * A form that writes to the shop, around its fields. It is the same for everyone, so the page that it stands
 * on can be kept for everyone (decisions/0021).
 */
export function MessageFrame(props: MessageFrameProps) {
  const locale = useLocale();
  const { name, where, problems, submit, button = 'primary', known = {}, children } = props;
  const words = useWords().message;
  return (
    <>
      {/* What is wrong is said by the page that answers, at each field and in its own words. */}
      <form
        method="post"
        action={href('message', locale)}
        className="message"
        data-lost={words.outcomes[where].failed}
        noValidate
      >
        <FormName value={name}>
          {problems && <Summary problems={problems} />}
          <input type="hidden" name="where" value={where} />
          {keysOf(known).map((key) => (
            <input key={key} type="hidden" name={key} value={known[key] ?? ''} />
          ))}
          {children}
          <Trap label={words.trap} />
          <div className="message__end">
            <Button variant={button} data-sending={words.submitting}>
              {submit}
            </Button>
            <Use />
          </div>
        </FormName>
      </form>
      <Toasts />
    </>
  );
}

function Use() {
  const locale = useLocale();
  const { pages } = usePageFacts();
  const { use, privacy } = useWords().message;
  return (
    <p className="small faint">
      {use} {isBuilt(pages, 'privacy') && <a href={href('privacy', locale)}>{privacy}</a>}
    </p>
  );
}

/** A program that fills in every field fills in this one too; people neither see nor reach it. */
function Trap({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label} <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Every field, in the sequence in which they stand: one that is left out does not compile. */
const sequence: Record<InputField, true> = {
  name: true,
  email: true,
  phoneCountry: true,
  phone: true,
  company: true,
  service: true,
  cooperationType: true,
  message: true,
};

function isIncomplete(problems: InputProblems): boolean {
  return Object.values(problems).some((problem) => problem.endsWith('-missing'));
}

/** What is wrong, in one line; a number that is none has words of its own. */
export function sayWrong(locale: Locale, problems: InputProblems): string {
  const words = wordsOf(locale).message;
  if (isIncomplete(problems)) return words.fillRequired;
  return problems.phone === 'phone-invalid' ? words.problems['phone-invalid'] : words.checkMarked;
}

function Summary({ problems }: { problems: InputProblems }) {
  const words = useWords().message;
  const errors = keysOf(sequence).flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, message: words.problems[problem] }] : [];
  });
  const title = isIncomplete(problems) ? words.fillRequired : words.checkMarked;
  return <ErrorSummary title={title} errors={errors} isFocused />;
}
