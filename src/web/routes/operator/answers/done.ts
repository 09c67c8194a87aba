import type { KeptAnswer } from '#flows/messages/keep-answers.ts';

/** What became of a form of the saved answers. */
export type Done = KeptAnswer | { ok: false; field: 'title'; problem: 'intent-unknown' };
