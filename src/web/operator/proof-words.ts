import type { PerLocale } from '#domain/locale.ts';
import { type ProofMessages, proof as cs } from '#messages/cs/operator/proof.ts';
import { proof as en } from '#messages/en/operator/proof.ts';

export const proofWords: PerLocale<ProofMessages> = { cs, en };
