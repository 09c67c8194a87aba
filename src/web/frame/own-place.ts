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

export interface SharedPicture {
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
