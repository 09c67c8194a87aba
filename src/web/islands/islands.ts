import type { ComponentType } from 'react';

type LoadIsland = () => Promise<{ default: ComponentType<never> }>;

/** Every island: what it is called in the page and where the browser finds it, one per language. */
export const islands = {
  'copy-button': () => import('#web/ui/copy-button.island.tsx'),
  'order-wizard.cs': () => import('#web/routes/order/wizard/island.cs.tsx'),
  'order-wizard.en': () => import('#web/routes/order/wizard/island.en.tsx'),
} satisfies Record<string, LoadIsland>;

export type IslandName = keyof typeof islands;
