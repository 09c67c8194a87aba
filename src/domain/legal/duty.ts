/** What the program itself looks at, in the running shop, each time somebody asks (rules 86). */
export const checkedDuties = [
  'identity',
  'approval',
  'checkout',
  'emails',
  'legal-button',
  'start-choice',
  'delivered',
  'withdrawal',
  'terms',
  'disputes',
  'privacy',
  'cookies',
  'accessibility',
  'claims',
  'review-origins',
  'review-checks',
  'generated-texts',
  'lowest-price',
  'complaints',
  'withdrawals-settled',
  'data-requests',
  'retention',
  'backup',
] as const;
export type CheckedDuty = (typeof checkedDuties)[number];

/** What only a person can show: it holds for as long as an owner has confirmed it with what bears it out. */
export const confirmedDuties = [
  'what-is-delivered',
  'supplier',
  'countries',
  'refused-customers',
  'licence',
  'taxes',
  'texts-reviewed',
  'processors',
  'people-instructed',
  'mailboxes',
  'mailbox-read',
  'downloads',
  'press-leave',
  'micro-enterprise',
  'accessibility-authority',
] as const;
export type ConfirmedDuty = (typeof confirmedDuties)[number];

export type Duty = CheckedDuty | ConfirmedDuty;

/** Whether a duty is met or not; what could not be looked at counts as neither. */
export type DutyOutcome = 'met' | 'broken' | 'notSeen';

/** Why a duty could not be judged: a step is not shown, the shop sells nothing, or what runs at night has not yet. */
export type UnseenWhy = 'stopped' | 'local' | 'not-yet';

export interface Finding<Of extends Duty = Duty> {
  duty: Of;
  outcome: DutyOutcome;
  /** What bears it out, or what is missing: names, addresses, versions, days; in no language of its own. */
  found: readonly string[];
  /** Of what could not be judged. */
  why?: UnseenWhy;
}

/** The finding of a duty that could be looked at. */
export function foundOf<Of extends Duty>(
  duty: Of,
  isMet: boolean,
  found: readonly string[] = [],
): Finding<Of> {
  return { duty, outcome: isMet ? 'met' : 'broken', found };
}

/** The finding of a duty that could not be judged. */
export function toUnseen<Of extends Duty>(duty: Of, why: UnseenWhy): Finding<Of> {
  return { duty, outcome: 'notSeen', found: [], why };
}

/** Whether a text names a duty that a person confirms. */
export function isConfirmedDuty(text: string): text is ConfirmedDuty {
  return confirmedDuties.some((duty) => duty === text);
}

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
    const stated = confirmations.find((one) => one.duty === duty);
    if (!stated) return foundOf(duty, false);
    const isOfText = duty !== 'texts-reviewed' || stated.textVersion === textVersion;
    return foundOf(duty, isOfText && now < confirmedUntil(stated), [stated.evidence]);
  });
}
