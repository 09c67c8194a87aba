import { PortError, type PortProblem } from '#ports/port-error.ts';
/** The mailbox can be read again later: no connection, a time-out, a server that is busy. */
export class InboxUnavailable extends PortError {
  override name = 'InboxUnavailable';
  readonly problem: PortProblem = 'unavailable';
}

/** The server does not let us in; e-mails are read once the operator has set the login right. */
export class InboxDenied extends InboxUnavailable {
  override name = 'InboxDenied';
  override readonly problem = 'denied';
}

/** An e-mail as it lies in the mailbox, not read by any program yet. */
export interface FetchedEmail {
  /** As it came (RFC 5322), at most `MOST_EMAIL_BYTES`: its words come first, its files are not kept anyway. */
  source: Uint8Array;
  /** The names of all its files, where the server tells; else empty. */
  files: readonly string[];
}

/** The mailbox to which customers answer. */
export interface Inbox {
  readonly provider: string;
  /** Whether e-mails to the address of a thread arrive here; else answers go to the mailbox that people read. */
  readonly takesReplies: boolean;
  /**
   * Hands over what nobody has read yet, oldest first, at most `most` e-mails, and marks each as read once `keep`
   * has ended. Where `keep` throws, that e-mail stays unread and the error goes on to the caller.
   * @returns how many were kept
   * @throws InboxUnavailable | InboxDenied
   */
  read(most: number, keep: (email: FetchedEmail) => Promise<void>): Promise<number>;
}
