import { createContext, use } from 'react';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { vatNumberForm } from '#domain/customer/company-numbers.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { detailsProblems as cs } from '#messages/cs/order/customer.ts';
import { detailsProblems as en } from '#messages/en/order/customer.ts';
import type { NewOrderMessages } from '#messages/cs/admin/orders/orders.ts';
import { type FormInput, inputIn } from '#web/admin/form/form-input.ts';
import { doubtfulOf, sayTried } from '#web/routes/order/order/target-form.tsx';
import type { NewOrderProblem, NewOrderProblems } from './read-new-order.ts';

export const NEW_ORDER_FORM = 'new';

interface NewOrderForm {
  locale: Locale;
  catalogue: Catalogue;
  m: NewOrderMessages;
  input: FormInput | undefined;
  problems: NewOrderProblems;
}

/** What every part of the form draws from. */
export const NewOrderContext = createContext<NewOrderForm | undefined>(undefined);

/** The form, with what was typed into a field and what is wrong there. */
export function useNewOrder() {
  const form = use(NewOrderContext);
  if (!form) throw new Error('The form of a new order stands in NewOrderContext.');
  return {
    ...form,
    inputAs: (name: string, otherwise = '') =>
      inputIn(form.input, NEW_ORDER_FORM, name) ?? otherwise,
    errorAt: (name: string) => {
      const problem = form.problems[name];
      return problem && sayNewOrderProblem(form, problem);
    },
    doubtfulAt: (name: string) => doubtfulBy(form.problems[name]),
  };
}

/** What has to be confirmed at a field. */
function doubtfulBy(problem: NewOrderProblem | undefined) {
  return problem?.of === 'target' ? doubtfulOf(problem.target) : undefined;
}

const detailsProblems: PerLocale<typeof cs> = { cs, en };

/** What is wrong at a field, in words. */
export function sayNewOrderProblem(
  { locale, m }: Pick<NewOrderForm, 'locale' | 'm'>,
  problem: NewOrderProblem,
): string {
  switch (problem.of) {
    case 'details':
      return problem.key === 'vat-number-invalid'
        ? detailsProblems[locale][problem.key](vatNumberForm(problem.country ?? ''))
        : detailsProblems[locale][problem.key];
    case 'payment':
      return m.payments[problem.key];
    case 'target':
      return sayTried(locale, { line: '', input: '', problem: problem.target }) ?? '';
    case 'row':
      return m[problem.key];
  }
}
