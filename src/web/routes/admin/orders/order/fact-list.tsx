import { Fragment, type ReactNode } from 'react';

/** A fact with its name; one without a value is left out. */
export type Fact = [name: string, value: ReactNode];

/** Facts in two columns, names before values. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(([name, value]) =>
        value === null || value === undefined || value === false || value === '' ? null : (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd className="breakable">{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  );
}
