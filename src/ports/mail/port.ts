import { PortError, type PortProblem } from '#ports/port-error.ts';
import type { Email } from '#domain/emails/email.ts';

/** The e-mail may be sent again later: no connection, a time-out, a 4xx answer. */
export class MailUnavailable extends PortError {
  override name = 'MailUnavailable';
  readonly problem: PortProblem = 'unavailable';
}

/** The server does not let us in; the e-mail is sent once the operator has set the login right. */
export class MailDenied extends MailUnavailable {
  override name = 'MailDenied';
  override readonly problem = 'denied';
}

/** The e-mail will never be taken: a 5xx answer, an address that cannot exist. */
export class MailRefused extends PortError {
  override name = 'MailRefused';
  readonly problem: PortProblem = 'refused';
}

export interface Mail {
  readonly provider: string;
  /** Hands the e-mail over. @throws MailUnavailable | MailDenied | MailRefused */
  send(email: Email): Promise<void>;
  /**
   * Deletes e-mails handed over before a moment, at most `most`, and returns how many: fewer than `most`
   * means that there are no more.
   */
  forget(before: Date, most: number): Promise<number>;
  /**
   * Deletes e-mails handed over that went to an address in small letters, name it anywhere, or have one of these
   * Message-IDs, and returns how many it kept.
   */
  erase(address: string, messageIdHeaders: readonly string[]): Promise<number>;
}
