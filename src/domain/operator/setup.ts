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
