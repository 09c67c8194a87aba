import { useLoaderData } from 'react-router';
import type { loader } from './load-care.ts';
import { careWords } from './words.ts';

/** What the screen has loaded, for its parts. */
export function useCarePage() {
  const page = useLoaderData<typeof loader>();
  return { ...page, m: careWords[page.locale] };
}

export type CarePage = ReturnType<typeof useCarePage>;
