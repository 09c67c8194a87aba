import { useRef, useState } from 'react';
import { wizardHref } from '#domain/wizard-addresses.ts';
import type { CompanyLookUp } from '#flows/people/look-up-company.ts';
import { namingHere } from '#web/cookies/cookie-naming.ts';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';
import { fillField } from '#web/forms/fill-field.ts';
import {
  type Filled,
  filledFrom,
  isOfNumber,
  withoutFilled,
  writeFilled,
} from './found-company.ts';

/** What is said of a look-up; a warning looks like one. */
export interface LookUpNews {
  words: string;
  isWarning?: boolean;
}

/**
 * Asks our own server for the company and fills the fields in; they stay the customer's to change. Where
 * no company is found, nothing of an earlier one stays.
 * @param say shows what has come of it
 */
export function useCompanyLookUp(
  fields: { current: HTMLElement | null },
  say: (news: LookUpNews) => void,
) {
  const { m, locale } = useWizardContext();
  const [isLoading, setIsLoading] = useState(false);
  const asked = useRef('');

  async function lookUp(companyId: string, again?: 'again') {
    if (asked.current === companyId && !again) return;
    asked.current = companyId;
    setIsLoading(true);
    const answer = await ask(wizardHref('companyLookup', locale), companyId);
    setIsLoading(false);
    // A newer question has gone out meanwhile; its answer counts.
    if (asked.current !== companyId) return;
    if (answer.ok) {
      const filled = filledFrom(answer.company);
      fill(filled);
      keepFilled(filled);
      if (answer.company.isDissolved) {
        return say({ words: m.notices['company-dissolved'], isWarning: true });
      }
      return say({ words: m.notices['data-loaded'] });
    }
    // Another click may try the same number again.
    asked.current = '';
    fill(withoutFilled(nowIn(fields.current), document.cookie, namingHere()));
    const words = `${m.notices['company-error']}. ${m.problems[answer.problem]}`;
    say({ words, isWarning: isOfNumber(answer.problem) });
  }

  function fill(texts: Partial<Record<string, string>>) {
    for (const [name, text = ''] of Object.entries(texts)) {
      fillField(fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null, text);
    }
  }

  return { lookUp, isLoading };
}

function keepFilled(filled: Filled) {
  const line = writeFilled(filled, namingHere());
  if (line) document.cookie = line;
}

function nowIn(fields: HTMLElement | null): Filled {
  const text = (name: keyof Filled) => fieldIn(fields, name)?.value ?? '';
  return { companyName: text('companyName'), vatId: text('vatId'), address: text('address') };
}

function fieldIn(fields: HTMLElement | null, name: string): HTMLInputElement | null {
  return fields?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null;
}

async function ask(address: string, companyId: string): Promise<CompanyLookUp> {
  try {
    const body = new URLSearchParams({ companyId });
    const response = await fetch(address, { method: 'POST', body });
    if (!response.ok && response.status !== 429)
      return { ok: false, problem: 'registry-unavailable' };
    const answer: CompanyLookUp = await response.json();
    return answer;
  } catch {
    return { ok: false, problem: 'registry-unavailable' };
  }
}
