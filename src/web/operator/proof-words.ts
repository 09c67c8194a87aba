import type { PerLocale } from '#domain/locale.ts';
import { type ProofMessages, proof as cs } from '#messages/cs/operator/duties.ts';
import { proof as en } from '#messages/en/operator/duties.ts';

export const proofWords: PerLocale<ProofMessages> = { cs, en };
