import type { AnswerTime } from './answer-time.ts';
import type { PerLocale } from '#domain/locale.ts';

/** Who runs the shop and where it stands: settings with demo defaults (rules 4). */
export interface Shop {
  brand: string;
  /** Public origins without a trailing slash, for example https://vzlet.cz. */
  origins: PerLocale<string>;
  /** Further hosts under which it answers, in Czech. */
  extraHosts: readonly string[];
  operator: {
    name: string;
    companyId: string;
    vatId: string;
    address: string;
    /** Entry in a public register, for example "C 123456, Městský soud v Praze". */
    register: string;
    phone: string;
  };
  supportMail: string;
  /** Where the orders go (rules 14). */
  orderMail: string;
  /** The sender's address of every e-mail; the name is the brand. */
  senderMail: string;
  /** Digits of the chat number with its country code, for example 420777123456. */
  chatNumber: string;
  /** How soon messages are answered, and when (rules 40). */
  answers: AnswerTime;
  /** The sentence shown in place of new orders; undefined: orders are taken (rules 85). */
  ordersStopped?: PerLocale<string> | undefined;
  /** The day from which terms and privacy policy hold in their first wording, ISO 8601 (rules 88). */
  legalDay: string;
  /** Origins of other people's pages whose scripts may use the calls; by default none. */
  apiOrigins: readonly string[];
  /** True where both origins are on this very machine: a demo, not a public shop. */
  isLocal: boolean;
}

/** What the settings still lack before the shop is wholly its operator's (rules 4 and 16b). */
export interface Setup {
  /** Settings of the operator's identity that a public shop has with their demo values. */
  unsetIdentity: readonly string[];
  /** Real money is taken, and no setting names the provider's written approval. */
  isApprovalMissing: boolean;
  /** Date and reference of the approval, as the settings name it. */
  approval: string | undefined;
  /** Whether e-mails leave the machine at all. */
  hasMailServer: boolean;
}
