import type { ReactNode } from 'react';

/** A fact with its name; left out where there is nothing to say. */
export type CareFact = readonly [name: string, value: ReactNode];

export function Facts({ facts }: { facts: readonly CareFact[] }) {
  return (
    <dl className="care__facts">
      {facts
        .filter(
          ([, value]) => value !== null && value !== undefined && value !== '' && value !== false,
        )
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="breakable">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
