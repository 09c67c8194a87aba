import { openDatabase } from '#database/client.ts';
import {
  type AuditFault,
  type AuditHead,
  type VerifiedAudit,
  verifyAudit,
} from '#database/audit/verify-audit.ts';
import { runCommand, formatCounted, printLine, withDatabase } from './command.ts';

/**
 * `npm run audit:verify -- [--head NUMBER:HASH]…`: walks the log of changes and names every row that was
 * changed, taken away or put in behind the program's back. With a head that was e-mailed it also finds a log
 * that was made anew as a whole.
 */
export function runVerifyAudit(args: string[]): Promise<void> {
  return runCommand('The log of changes was not verified', async () => {
    const heads = readHeads(args);
    const found = await withDatabase({ mustExist: true }, (url) => verifyAt(url, heads));
    if (found.faults > 0) process.exitCode = 1;
    return summaryOf(found, heads).join('\n');
  });
}

async function verifyAt(url: string, heads: readonly AuditHead[]): Promise<VerifiedAudit> {
  const { db, close } = openDatabase(url, () => {}, 0, 1);
  try {
    return await verifyAudit(db, heads, (fault) => printLine(sayFault(fault)));
  } finally {
    await close();
  }
}

function readHeads(args: readonly string[]): AuditHead[] {
  const words = args.flatMap((arg) => arg.split('=')).filter((word) => word !== '--head');
  return words.map((word) => {
    const [, seq, hash] = /^(\d{1,15}):([\da-f]{64})$/.exec(word) ?? [];
    if (seq === undefined || hash === undefined) {
      throw new Error(
        'say the head as it was e-mailed: npm run audit:verify -- --head NUMBER:HASH',
      );
    }
    return { seq: Number(seq), hash };
  });
}

/** A fault as the operator reads it. */
function sayFault(fault: AuditFault): string {
  const { seq } = fault;
  switch (fault.fault) {
    case 'changed':
      return `Entry ${seq} was changed: what it says is not what its hash was made of.`;
    case 'does-not-follow':
      return `Entry ${seq} does not follow entry ${seq - 1}: one of the two was put in the place of another.`;
    case 'missing':
      return fault.to === seq
        ? `Entry ${seq} was removed.`
        : `Entries ${seq} to ${fault.to} were removed.`;
    case 'personal-changed':
      return `Entry ${seq}: the personal value ${fault.path} was changed.`;
    case 'personal-added':
      return `Entry ${seq}: the personal value ${fault.path} was added; the entry has none of that name.`;
    case 'head-differs':
      return `Entry ${seq} is not the one that was e-mailed: the log was made anew before or at this place.`;
    case 'head-missing':
      return `Entry ${seq}, which was e-mailed, was removed with all that came after it.`;
  }
}

function summaryOf(found: VerifiedAudit, heads: readonly AuditHead[]): string[] {
  const { entries, head, cutTo, personal, erased, faults } = found;
  const compared = heads.filter(({ seq }) => seq > cutTo);
  const lines = [
    `${formatCounted(entries, 'entry', 'entries')}, ${formatCounted(personal, 'personal value')} compared, ${erased.toLocaleString('en')} erased.`,
  ];
  if (head) lines.push(`The last one is ${head.seq}:${head.hash}`);
  if (cutTo > 0) lines.push(`Entries up to ${cutTo} were cut off by the program after ten years.`);
  if (compared.length < heads.length) {
    lines.push('An e-mailed head lies in the part that was cut off, and was not compared.');
  }
  const verdict =
    faults === 0 ? 'Nothing was changed.' : `${formatCounted(faults, 'fault')} found.`;
  return [...lines, verdict];
}
