import type { PerLocale } from '#domain/locale.ts';
import type { PassageLibrary } from '#domain/writing/subject.ts';
import { passagesCs } from './passages.cs.ts';
import { passagesEn } from './passages.en.ts';

/** What the embedded writer makes articles and reviews of. */
export const passages: PerLocale<PassageLibrary> = { cs: passagesCs, en: passagesEn };
