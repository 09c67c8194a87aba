import type { AccountMessages } from '#messages/cs/operator/account.ts';
import type { AccountProblem, TypedAccount } from './actions.ts';

/** What the parts of the page share. */
export interface PartProps {
  m: AccountMessages;
  typed: TypedAccount | undefined;
  /** What is wrong with the form that was posted, in words. */
  say(intent: string, ...problems: AccountProblem[]): string | undefined;
}
