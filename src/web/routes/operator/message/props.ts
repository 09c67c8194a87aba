import type { Locale } from '#domain/locale.ts';
import type { TypedForm } from '#web/operator/typed-form.ts';
import type { Done } from './act-on.ts';
import type { MessageDesk } from './load-message.ts';

/** Drops `ok` from each answer by itself, so that they can still be told apart. */
type WithoutOk<Answer> = Answer extends unknown ? Omit<Answer, 'ok'> : never;

/** What every part of the page of a message is drawn from. */
export interface MessageProps extends MessageDesk {
  locale: Locale;
  /** The id of who looks. */
  me: string;
  /** Whether an e-mail may be had as it came. */
  mayDownload: boolean;
  /** The form that was posted or kept, as it was typed. */
  typed: TypedForm | undefined;
  /** Why it was refused, or what was put into it. */
  refused: WithoutOk<Extract<Done, { ok: false }>> | undefined;
}
