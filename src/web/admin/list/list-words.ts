import type { PerLocale } from '#domain/locale.ts';
import { type ListMessages, list as cs } from '#messages/cs/admin/frame.ts';
import { list as en } from '#messages/en/admin/frame.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';

const words: PerLocale<ListMessages> = { cs, en };

/** What all lists say alike, in the language of who reads. */
export function useListWords(): ListMessages {
  return words[usePageFacts().locale];
}
