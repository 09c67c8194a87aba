import type { PerLocale } from '#domain/locale.ts';
import { type ProofMessages, proof as cs } from '#messages/cs/admin/duties.ts';
import { proof as en } from '#messages/en/admin/duties.ts';

export const proofWords: PerLocale<ProofMessages> = { cs, en };
