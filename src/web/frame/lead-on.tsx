import { useMatches } from 'react-router';

/** What a route says of itself in `handle` whose page leads on to another after some seconds. */
export interface LeadingOn {
  after: number;
  to: string;
}

function isLeadingOn(handle: unknown): handle is LeadingOn {
  return typeof handle === 'object' && handle !== null && 'after' in handle && 'to' in handle;
}

/** In the head: leads on where no script runs. A header would do it with scripts as well, and nothing stops it. */
export function LeadOn() {
  const leading = useMatches()
    .map(({ handle }) => handle)
    .find(isLeadingOn);
  if (!leading) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${leading.after}; url=${leading.to}`} />
    </noscript>
  );
}
