import type { PerLocale } from '#domain/locale.ts';
import { type LayoutMessages, layout as cs } from '#messages/cs/layout.ts';
import { layout as en } from '#messages/en/layout.ts';

/** Words of the frame around every page. */
export const layoutWords: PerLocale<LayoutMessages> = { cs, en };
