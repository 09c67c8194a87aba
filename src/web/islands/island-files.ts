import type { ComponentType } from 'react';

const islands = import.meta.glob<{ default: ComponentType<never> }>('./**/*.island.tsx', {
  base: '/src/web',
  eager: true,
});

/** The file of every island, by its component. For the server alone: a browser loads none before it is near. */
export const islandFiles: ReadonlyMap<unknown, string> = new Map(
  Object.entries(islands).map(([file, island]) => [island.default, file]),
);
