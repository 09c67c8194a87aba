import { useMatches } from 'react-router';
import type { Step } from '#web/search/trail.ts';

/** What only the data of a page tell of it, in `ownAddress` of what its loader returns. */
export interface OwnAddress {
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
export function useOwnAddress(): OwnAddress {
  const { loaderData } = useMatches().at(-1) ?? {};
  return isTelling(loaderData) ? loaderData.ownAddress : {};
}

function isTelling(loaderData: unknown): loaderData is { ownAddress: OwnAddress } {
  return typeof loaderData === 'object' && loaderData !== null && 'ownAddress' in loaderData;
}

/** Where a reader is. */
interface PageLocation {
  /** The name of the row of the address, as its route is called (web/routes.ts); any other text elsewhere. */
  page: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** Reads in any component which page it is drawn for. */
export function usePageLocation(): PageLocation {
  const { id = '', params = {} } = useMatches().at(-1) ?? {};
  return { page: id.split(' ', 1).join(), params };
}
