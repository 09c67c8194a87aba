import type { PerLocale } from '#domain/locale.ts';
import { type LayoutMessages, layout as cs } from '#messages/cs/site/layout.ts';
import { layout as en } from '#messages/en/site/layout.ts';

/** Words of the frame that every page has. */
export const layoutWords: PerLocale<LayoutMessages> = { cs, en };
