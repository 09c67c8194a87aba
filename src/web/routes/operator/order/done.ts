import type { TargetProblem } from '#domain/target/target.ts';
import type { EmailPreview } from '#flows/operator/preview-email.ts';
import type { DeskProblem } from './words.ts';

/** What became of a posted form: done, or not, with why and at which line. */
export type Done =
  | { ok: true }
  | {
      ok: false;
      problem?: DeskProblem;
      /** What is wrong with a target that was typed. */
      target?: TargetProblem;
      position?: number;
      /** The e-mail to be seen before its form is sent for good. */
      preview?: EmailPreview;
      /** What its customer is told where nothing was typed: the usual words for the reason. */
      holdText?: string;
    };
