/** One line of an e-mail's head, its name in small letters. */
export interface EmailHeader {
  key: string;
  value: string;
}

/** `X-Autoreply`, `X-Auto-Responder` and their like; not `X-Auto-Response-Suppress`, which people's e-mails have too. */
const AUTO_REPLY = /^x-auto-?(?:reply|respond|responder|response|generated)$/;

/**
 * Whether an e-mail says of itself that a program has sent it (RFC 3834): a notice of absence, a delivery that failed.
 * One sign is enough: where a server adds its own mark to that of another, either may stand first. The marks of a list
 * are none: people write through groups, and the shop's own mailbox may be one.
 */
export function isAutomaticEmail(headers: readonly EmailHeader[]): boolean {
  return headers.some(({ key, value }) => saysSo(key, value.trim().toLowerCase()));
}

function saysSo(key: string, value: string): boolean {
  switch (key) {
    case 'auto-submitted':
      return value !== '' && !/^no\b/.test(value);
    case 'precedence':
    case 'x-precedence':
      return /^(?:bulk|junk|auto[_-]?reply)\b/.test(value);
    case 'x-failed-recipients':
      return true;
    case 'return-path':
      return value === '<>';
    case 'delivered-to':
      return /^<?autoresponder\b/.test(value);
    case 'x-ms-exchange-generated-message-source':
      return value !== '';
    case 'content-type':
      return /^multipart\/report\b/.test(value);
    case 'from':
      return /\bmailer-daemon\b/.test(value);
    default:
      return AUTO_REPLY.test(key) && !/^(?:no|false|0)\b/.test(value);
  }
}
