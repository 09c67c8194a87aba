import { type AuditFacts, recordChange } from '#database/audit/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import type { Transaction } from '#database/client.ts';
import { lockLegalNotices, storeNotice, storeWithdrawn } from '#database/legal.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import {
  type LegalNotice,
  type NoticeInput,
  type NoticeProblems,
  type NoticeValues,
  noticeForm,
  noticeState,
} from '#domain/legal/notice.ts';
import type { AuditAction } from '#domain/admin/audit.ts';
import type { FormRefusal } from '#domain/forms/form.ts';
import type { Operator } from '#domain/admin/operator.ts';
import type { Services } from '#flows/services.ts';

export type NoticeGiven =
  | { ok: true }
  | FormRefusal<NoticeProblems>
  /** Its day has come, or it was withdrawn: what was announced stays as it is. */
  | { ok: false; problem: 'notice-closed' };

type Needed = Pick<Services, 'db' | 'clock'>;

interface Asked {
  operator: Pick<Operator, 'id'>;
  id: string;
}

/** Announces a change of a legal text on every replica at once (rules 88). The same form once more does it once. */
export async function giveNotice(
  { db, clock }: Needed,
  { operator, id, input }: Asked & { input: NoticeInput },
): Promise<{ ok: true } | FormRefusal<NoticeProblems>> {
  const at = clock();
  return db.transaction(async (tx) => {
    const known = (await lockLegalNotices(tx)).some((notice) => notice.id === id);
    if (known) return { ok: true } as const;
    const read = noticeForm.read(input, { today: dayInPrague(at) });
    if (!read.ok) return { ...read, problem: 'input-wrong' } as const;
    await store(tx, { id, values: read.values, version: 1, at });
    const after = factsOf(read.values);
    await note(tx, { operator, id, at, action: 'notice-given', before: {}, after });
    return { ok: true } as const;
  });
}

/**
 * Writes a notice anew before its day comes; the former wording stays readable. Its day never comes nearer.
 * @param seen the version of the notice with which the form was filled in
 */
export async function correctNotice(
  { db, clock }: Needed,
  { operator, id, input, seen }: Asked & { input: NoticeInput; seen: string },
): Promise<NoticeGiven> {
  const at = clock();
  const today = dayInPrague(at);
  return db.transaction(async (tx): Promise<NoticeGiven> => {
    const known = (await lockLegalNotices(tx)).find((notice) => notice.id === id);
    if (!known) return { ok: false, problem: 'not-found' };
    if (noticeState(known, today) !== 'coming') return { ok: false, problem: 'notice-closed' };
    const read = noticeForm.read(
      { ...input, text: known.text },
      { today, before: known.effectiveOn },
    );
    if (!read.ok) return { ...read, problem: 'input-wrong' };
    const [before, after] = [factsOf(known), factsOf(read.values)];
    if (JSON.stringify(before) === JSON.stringify(after)) return { ok: true };
    if (seen !== String(known.version)) return { ok: false, problem: 'changed-meanwhile' };
    await store(tx, { id, values: read.values, version: known.version + 1, at });
    await note(tx, { operator, id, at, action: 'notice-corrected', before, after });
    return { ok: true };
  });
}

/**
 * Takes a notice back before its day comes; it stays readable as withdrawn.
 * @param seen its version, as who takes it back has read it
 */
export async function withdrawNotice(
  { db, clock }: Needed,
  { seen, ...asked }: Asked & { seen: string },
): Promise<NoticeGiven> {
  const at = clock();
  return db.transaction(async (tx): Promise<NoticeGiven> => {
    const known = (await lockLegalNotices(tx)).find((notice) => notice.id === asked.id);
    if (!known) return { ok: false, problem: 'not-found' };
    const state = noticeState(known, dayInPrague(at));
    if (state === 'withdrawn') return { ok: true };
    if (state !== 'coming') return { ok: false, problem: 'notice-closed' };
    if (seen !== String(known.version)) return { ok: false, problem: 'changed-meanwhile' };
    await storeWithdrawn(tx, known, at);
    const before = factsOf(known);
    await note(tx, { ...asked, at, action: 'notice-withdrawn', before, after: {} });
    return { ok: true };
  });
}

async function store(
  tx: Transaction,
  { id, values, version, at }: { id: string; values: NoticeValues; version: number; at: Date },
): Promise<void> {
  const { text, what, effectiveOn } = values;
  const words = { whatCs: what.cs, whatEn: what.en };
  await storeNotice(tx, { notice: id, version, text, ...words, effectiveOn, publishedAt: at });
}

async function note(
  tx: Transaction,
  change: Asked & { at: Date; action: AuditAction; before: AuditFacts; after: AuditFacts },
): Promise<void> {
  const { operator, id, at, action, before, after } = change;
  await tellChangedPages(tx, 'legal');
  await recordChange(tx, { operatorId: operator.id, action, subject: id, before, after, at });
}

function factsOf({ text, what, effectiveOn }: NoticeValues | LegalNotice): AuditFacts {
  return { legalText: text, whatCs: what.cs, whatEn: what.en, effectiveOn };
}
