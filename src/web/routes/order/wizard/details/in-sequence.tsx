import { Fragment, type ReactNode } from 'react';

/**
 * Draws fields in a sequence, by their names. The compiler requires a record to have every name, so no
 * field can be forgotten.
 */
export function inSequence(fields: Record<string, ReactNode>): ReactNode {
  return Object.entries(fields).map(([name, field]) => <Fragment key={name}>{field}</Fragment>);
}
