import { useMatches } from 'react-router';

/**
 * What a route says of itself in `handle`, or its loader in `leadingOn`, whose page leads on after some seconds:
 * to another page, or once more to itself.
 */
export interface LeadingOn {
  after: number;
  to?: string;
}

function isLeadingOn(told: unknown): told is LeadingOn {
  return typeof told === 'object' && told !== null && 'after' in told;
}

function toldIn(loaderData: unknown): unknown {
  const isTold = typeof loaderData === 'object' && loaderData !== null && 'leadingOn' in loaderData;
  return isTold ? loaderData.leadingOn : undefined;
}

/** In the head: leads on where no script runs. A header would do it with scripts as well, and nothing stops it. */
export function LeadOn() {
  const leading = useMatches()
    .flatMap(({ handle, loaderData }) => [handle, toldIn(loaderData)])
    .find(isLeadingOn);
  if (!leading) return null;
  const { after, to } = leading;
  return (
    <noscript>
      <meta
        httpEquiv="refresh"
        content={to === undefined ? String(after) : `${after}; url=${to}`}
      />
    </noscript>
  );
}
