import { isReworked } from './share-changed.ts';

/** What the ledger says of a text. */
export interface ReadText {
  /** The part of its words that a person has changed. */
  shareChanged: number;
  /** When somebody said to have read it. */
  readAt: Date | null;
}

/**
 * Whether a generated article may be published: on a public shop once a person has read or reworked it, unless
 * the operator has switched that off (rules 80; article 50(4) of the AI Act).
 * @param text undefined where the ledger knows nothing of it: then nobody has read it
 */
export function mayPublish(
  text: ReadText | undefined,
  { isLocal, publishUnread }: { isLocal: boolean; publishUnread: boolean },
): boolean {
  if (isLocal || publishUnread) return true;
  return text !== undefined && (text.readAt !== null || isReworked(text.shareChanged));
}
