import type { PerLocale } from '#domain/locale.ts';
import { type HowItWorksMessages, howItWorks as cs } from '#messages/cs/site/how-it-works.ts';
import { howItWorks as en } from '#messages/en/site/how-it-works.ts';

export const howItWorksWords: PerLocale<HowItWorksMessages> = { cs, en };
