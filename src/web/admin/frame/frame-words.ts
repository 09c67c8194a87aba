import type { PerLocale } from '#domain/locale.ts';
import { type FrameMessages, frame as cs } from '#messages/cs/admin/frame.ts';
import { frame as en } from '#messages/en/admin/frame.ts';

/** Words of the frame of the operator's section. */
export const frameWords: PerLocale<FrameMessages> = { cs, en };
