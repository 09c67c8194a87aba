import { type BackupProofRow, findFirstOrderAt, findLastProof } from '#database/backup-proofs.ts';
import { type ProofState, proofStateOf } from '#domain/operator/backup-proof.ts';
import type { Services } from '#flows/services.ts';

/** How it stands with the backups, and the last proof. */
export interface ProofFacts {
  state: ProofState;
  last: BackupProofRow | undefined;
  /** Whether any are made: a folder is set. */
  isOn: boolean;
}

/** Reads how it stands with the backups (rules 78). */
export async function readProof({
  db,
  clock,
  backups,
}: Pick<Services, 'db' | 'clock' | 'backups'>): Promise<ProofFacts> {
  const [last, since] = await Promise.all([findLastProof(db), findFirstOrderAt(db)]);
  return { state: proofStateOf(last, since, clock()), last, isOn: backups !== undefined };
}
