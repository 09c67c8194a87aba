import { useMatches } from 'react-router';
import type { Step } from '#web/search/trail.ts';

/** What only the data of a page tell of it, in `place` of what its loader returns. */
export interface OwnPlace {
  /** Where the same lies in the other edition, within it; else that follows from the path. */
  otherEdition?: string | undefined;
  /** The page itself, behind the way that its row leads. */
  step?: Step | undefined;
  /** By what it is shown where somebody shares it, within its edition; else that follows from its row. */
  picture?: SharedPicture | undefined;
}

interface SharedPicture {
  address: string;
  width: number;
  height: number;
  alt: string;
}

/** Reads in any component what the data of the page tell of its place; nothing on a page of errors. */
export function useOwnPlace(): OwnPlace {
  const { loaderData } = useMatches().at(-1) ?? {};
  return isTelling(loaderData) ? loaderData.place : {};
}

function isTelling(loaderData: unknown): loaderData is { place: OwnPlace } {
  return typeof loaderData === 'object' && loaderData !== null && 'place' in loaderData;
}

/** Where a reader is. */
interface PagePlace {
  /** The name of the row of the address, as its route is called (web/routes.ts); any other text elsewhere. */
  page: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** Reads in any component which page it is drawn for. */
export function usePlace(): PagePlace {
  const { id = '', params = {} } = useMatches().at(-1) ?? {};
  return { page: id.split(' ', 1).join(), params };
}
