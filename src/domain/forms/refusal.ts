/** Why what a form says is not stored. */
export type FormRefusal<Problems> =
  | { ok: false; problem: 'input-wrong'; problems: Problems }
  /** What it is about is gone, or somebody else has changed it since the form was shown. */
  | { ok: false; problem: 'not-found' | 'changed-meanwhile' };
