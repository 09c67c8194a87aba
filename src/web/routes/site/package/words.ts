import type { PerLocale } from '#domain/locale.ts';
import { type PackageMessages, packagePage as cs } from '#messages/cs/site/package.ts';
import { packagePage as en } from '#messages/en/site/package.ts';

export const packageWords: PerLocale<PackageMessages> = { cs, en };
