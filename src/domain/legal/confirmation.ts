import { type ConfirmedDuty, type Finding, confirmedDuties, foundOf } from './duty.ts';

/** Characters of what bears a duty out. */
export const EVIDENCE_CHARACTERS = { least: 10, most: 1000 } as const;

/** Months after which somebody has to look again. */
export const CONFIRMED_MONTHS = 12;

/** What an owner has said of a duty that the program cannot look at. */
export interface Confirmation {
  duty: ConfirmedDuty;
  /** Where it can be read: a contract, a file, a decision with its date. */
  evidence: string;
  /** The version of the legal texts that it was said of. */
  textVersion: string;
  person: string;
  confirmedAt: Date;
}

export type EvidenceProblem = 'evidence-short' | 'evidence-long';

/** What is wrong with an evidence, which has been cleaned; undefined where nothing is. */
export function evidenceProblem(evidence: string): EvidenceProblem | undefined {
  if (evidence.length < EVIDENCE_CHARACTERS.least) return 'evidence-short';
  return evidence.length > EVIDENCE_CHARACTERS.most ? 'evidence-long' : undefined;
}

/** The moment from which a confirmation no longer holds. */
export function confirmedUntil({ confirmedAt }: Pick<Confirmation, 'confirmedAt'>): Date {
  const until = new Date(confirmedAt);
  until.setUTCMonth(until.getUTCMonth() + CONFIRMED_MONTHS);
  return until;
}

/**
 * Which duties somebody has confirmed within the last twelve months. That the texts have been looked over is said
 * of one version of them, so a new version asks for it again.
 * @param textVersion of the terms that hold now
 */
export function judgeConfirmations(
  confirmations: readonly Confirmation[],
  { now, textVersion }: { now: Date; textVersion: string },
): Finding<ConfirmedDuty>[] {
  return confirmedDuties.map((duty) => {
    const said = confirmations.find((one) => one.duty === duty);
    if (!said) return foundOf(duty, false);
    const isOfText = duty !== 'texts-reviewed' || said.textVersion === textVersion;
    return foundOf(duty, isOfText && now < confirmedUntil(said), [said.evidence]);
  });
}
