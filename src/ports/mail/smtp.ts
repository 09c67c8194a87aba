import { createTransport } from 'nodemailer';
import { checkEmail } from './check-email.ts';
import { type Mail, MailDenied, MailRefused, MailUnavailable } from './port.ts';
import type { Email } from '#domain/emails/email.ts';

export interface SmtpMail extends Mail {
  /** Closes the kept connections; e-mails under way are still finished. */
  close(): void;
}

export interface SmtpSettings {
  /** `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…:465`. */
  url: string;
  /** How long the whole handing over of one e-mail may take. */
  timeoutMs: number;
}

/** Idle connections are let go soon: shop e-mails come in twos, not in campaigns. */
const IDLE_MS = 30_000;

/**
 * E-mails through a mail server. Nothing is tried again here, the job queue does that: a repeat keeps
 * its Message-ID, so an e-mail comes at least once and a second copy can be recognised.
 */
export function createSmtpMail({ url, timeoutMs }: SmtpSettings): SmtpMail {
  const transport = createTransport({
    url,
    pool: true,
    maxRequeues: 0,
    idleTimeout: IDLE_MS,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    provider: 'SMTP',
    // A mail server keeps nothing for us.
    forget: async () => 0,
    erase: async () => 0,
    async send(email) {
      checkEmail(email);
      try {
        // A server that trickles its answers never trips the time-out of the socket; the signal does.
        await transport.sendMail({ ...toMessage(email), signal: AbortSignal.timeout(timeoutMs) });
      } catch (error) {
        throw translate(error);
      }
    },
    close: () => transport.close(),
  };
}

function toMessage(email: Email) {
  return {
    messageId: email.messageIdHeader,
    from: email.from,
    to: { name: asInput(email.to.name ?? ''), address: email.to.address },
    replyTo: email.replyTo,
    subject: asInput(email.subject),
    text: email.text,
    html: email.html,
    textEncoding: 'quoted-printable' as const,
    attachments: email.attachments.map(({ name, contentType, content }) => ({
      filename: name,
      contentType,
      content: Buffer.from(content),
    })),
    ...(email.declineUrl !== undefined && { list: { unsubscribe: email.declineUrl } }),
    headers: {
      ...(!email.isPersonal && fromAMachine),
      ...(email.declineUrl !== undefined && {
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      'Content-Language': email.locale,
    },
  };
}

/** Keeps notices of absence and of receipt from answering the shop: RFC 3834, and Exchange's own word for it. */
const fromAMachine = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'DR, RN, NRN, OOF, AutoReply',
};

/**
 * A text of a header that no mail program decodes: what looks like an encoded word (RFC 2047) could hold
 * a line break, and only the library may write one.
 */
function asInput(text: string): string {
  return text.replaceAll('=?', '= ?');
}

/** The steps of the conversation that concern the e-mail; a 5xx at login is our setting, not the e-mail. */
const emailSteps = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);
/** RFC 4954: a login is required, was refused, is too weak, or needs an encrypted connection. */
const loginAnswers = new Set([530, 534, 535, 538]);

function translate(error: unknown): MailUnavailable | MailRefused {
  const { code, command, responseCode, message } = readFailure(error);
  if (loginAnswers.has(responseCode ?? 0)) return new MailDenied(message, { cause: error });
  const refused =
    responseCode === undefined
      ? code === 'EENVELOPE' || code === 'EMESSAGE'
      : responseCode >= 500 && emailSteps.has(command ?? '');
  return refused
    ? new MailRefused(message, { cause: error })
    : new MailUnavailable(message, { cause: error });
}

interface Failure {
  message: string;
  code?: string;
  command?: string;
  responseCode?: number;
}

function readFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  const failure: Failure = { message: error.message };
  if ('code' in error && typeof error.code === 'string') failure.code = error.code;
  if ('command' in error && typeof error.command === 'string') failure.command = error.command;
  if ('responseCode' in error && typeof error.responseCode === 'number')
    failure.responseCode = error.responseCode;
  return failure;
}
