import { Fragment, type ReactNode } from 'react';

/**
 * Fields by their names, drawn one after the other. A record of them is asked for each name by the
 * compiler, so that none can be forgotten in the form.
 */
export function inSequence(fields: Record<string, ReactNode>): ReactNode {
  return Object.entries(fields).map(([name, field]) => <Fragment key={name}>{field}</Fragment>);
}
