import { useMatches } from 'react-router';

/** Where a reader is. */
export interface PagePlace {
  /** The name of the row of the address, as its route is called (web/routes.ts); any other text elsewhere. */
  page: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** Reads in any component which page it is drawn for. */
export function usePlace(): PagePlace {
  const { id = '', params = {} } = useMatches().at(-1) ?? {};
  return { page: id.split(' ', 1).join(), params };
}
