import { ACTION_FIELD } from '#web/forms/action-field.ts';
import {
  type ChangeEvent,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type DetailsForm, readDetailsForm } from '#domain/customer/details-form.ts';
import { namingHere } from '#web/cookies/cookie-naming.ts';
import { readDraft } from '#web/cookies/draft-cookie.ts';
import { useWizardContext } from '#web/routes/order/wizard/use-wizard.ts';
import { splitPhone } from '#domain/customer/phone-country.ts';
import { detailsProblems } from './details-problems.ts';

/** After it the network counts as gone. */
const PATIENCE_MS = 10_000;

/** Keeps what is typed, checks it before it is sent, and keeps a second click from sending it again. */
export function useDetailsForm(form: { current: HTMLFormElement | null }) {
  const { locale, details, setDetails, show, problems, notices } = useWizardContext();
  const [isSubmitting, setIsSubmitting] = useState(false);

  function read(): DetailsForm {
    const input = readDetailsForm(form.current ? new FormData(form.current) : new Map(), locale);
    const isStillAsked = input.start === '' && details.start === 'again';
    return isStillAsked ? { ...input, start: 'again' } : input;
  }

  useOpenChoice(form, details.start === 'again');
  useReturn(
    useCallback(() => setIsSubmitting(false), []),
    (start) => setDetails({ ...details, start }),
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const action = actionOf(event);
    if (action === 'enter') {
      event.preventDefault();
      pressEnter(event.currentTarget);
    }
    if (action !== 'order') return;
    event.preventDefault();
    if (isSubmitting) return;
    const input = read();
    const wrong = detailsProblems(input);
    if (wrong.length > 0) {
      setDetails(input);
      return show({ problems: wrong, isAsked: true });
    }
    show({});
    setIsSubmitting(true);
    void postOrder(event.currentTarget, () => {
      setIsSubmitting(false);
      show({ notices: [{ key: 'order-lost' }] });
    });
  }

  /** The message of a mistake follows its field: it goes when that is right, and says what is wrong now. */
  function keep({ target }: ChangeEvent<HTMLFormElement>) {
    const changed = target instanceof Element ? target.getAttribute('name') : null;
    if (changed === 'phone') followPrefix(form.current);
    const input = read();
    setDetails(input);
    if (problems.length === 0) return;
    const now = new Map(detailsProblems(input).map((problem) => [problem.field, problem]));
    const left = problems.flatMap((problem) => {
      const since = now.get(problem.field);
      // What the server alone knows of another field stays.
      return problem.field === changed || since?.key === problem.key ? (since ?? []) : problem;
    });
    show({ problems: left, notices });
  }

  return { keep, submit, isSubmitting };
}

/** Who comes back would find chosen what was chosen before: the browser puts it back, and React keeps it. */
function useOpenChoice(form: { current: HTMLFormElement | null }, isAskedAgain: boolean): void {
  useEffect(() => {
    if (!isAskedAgain) return;
    const choices = form.current?.querySelectorAll<HTMLInputElement>('[name="start"]') ?? [];
    for (const choice of choices) choice.checked = false;
  }, [form, isAskedAgain]);
}

/**
 * Coming back by the browser's own button finds the page as it was left: submitting, and with a start
 * chosen for an order that has been made meanwhile (rules 38). A page that answers a post becomes one
 * that is loaded again without it.
 */
function useReturn(wake: () => void, askAgain: (start: 'again') => void) {
  const { locale } = useWizardContext();
  const ask = useRef(askAgain);
  useEffect(() => {
    ask.current = askAgain;
  });
  useEffect(() => {
    history.replaceState(history.state, '', location.href);
    const look = ({ persisted }: PageTransitionEvent) => {
      wake();
      const isOrdered = readDraft(document.cookie, locale, namingHere()).start === 'again';
      if (persisted && isOrdered) ask.current('again');
    };
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, [wake, locale]);
}

/**
 * Posts the order as its button would, which is out of use by now and would not be sent itself; but asks first, for
 * this very script, whether the shop can be reached: a page that cannot come takes nothing away.
 */
async function postOrder(form: HTMLFormElement, lost: () => void): Promise<void> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store', signal });
  } catch {
    return lost();
  }
  form.addEventListener('formdata', ({ formData }) => formData.set(ACTION_FIELD, 'order'), {
    once: true,
  });
  form.submit();
}

function actionOf(event: SubmitEvent<HTMLFormElement>): string {
  const { submitter } = event.nativeEvent;
  return submitter instanceof HTMLButtonElement ? submitter.value : '';
}

/** The fields that Enter does something for of its own, and the buttons that it presses. */
const buttons: Readonly<Record<string, string>> = { discountCode: 'code', companyId: 'lookup' };

/**
 * Enter in a field does what the field is for: it applies the code, asks the register, or goes to the next
 * field. It never goes back and never orders (rules 38).
 */
function pressEnter(form: HTMLFormElement): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  const wanted = buttons[field.name];
  const button = form.querySelector<HTMLButtonElement>(`button[value="${wanted}"]`);
  // A form that is just being sent ignores another of its buttons.
  if (field.value !== '' && button?.checkVisibility()) setTimeout(() => button.click());
  else nextField(form, field)?.focus();
}

function nextField(form: HTMLFormElement, from: Element): HTMLElement | undefined {
  const fields = [
    ...form.querySelectorAll<HTMLElement>('.control, input[type="checkbox"], .start input'),
  ];
  return fields
    .slice(fields.indexOf(fields.find((field) => field === from) ?? form) + 1)
    .find((field) => field.checkVisibility());
}

/** A number that begins with + or 00 says its country itself, which is chosen (rules 31). */
function followPrefix(form: HTMLFormElement | null): void {
  const [choice, phone] = ['phoneCountry', 'phone'].map((name) => form?.elements.namedItem(name));
  if (!(choice instanceof HTMLSelectElement) || !(phone instanceof HTMLInputElement)) return;
  choice.value = splitPhone(choice.value, phone.value).country;
}
