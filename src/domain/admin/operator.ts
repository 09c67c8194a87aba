import type { Locale } from '#domain/locale.ts';
import type { Role } from './rights.ts';

/** Somebody who is signed in, as pages and actions know the one who acts. */
export interface Operator {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** In which the section speaks, whatever the edition (rules 42). */
  language: Locale;
  /** Single keys do something on lists; can be switched off (WCAG 2.1.4). */
  hasShortcuts: boolean;
  sessionId: string;
  /** When password or passkey were shown last in this session. */
  provedAt: Date;
}

/** Hours after which a session that nobody uses has ended, and after which it ends however much it is used. */
export const SESSION_IDLE_HOURS = 12;
export const SESSION_HOURS = 7 * 24;

/** Minutes in which signing in has to be completed, from the first step on. */
export const HALF_SESSION_MINUTES = 30;

/** Hours for which a link that lets somebody in once is good. */
export const LINK_HOURS = 24;
/** An invitation waits for somebody who may be away. */
export const INVITATION_HOURS = 7 * 24;

/** Characters of a person's name at most, and of what a passkey is called. */
export const NAME_CHARACTERS = 80;

/** Codes for who has lost the authenticator, made at once. */
export const RECOVERY_CODES = 10;

/** Passkeys of one person at most. */
export const MOST_PASSKEYS = 20;

const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser and system of a session as people call them: "Firefox, Linux"; empty where neither is known. */
export function deviceOf(userAgent: string | null): string {
  const nameIn = (known: [string, RegExp][]) =>
    known.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ');
}
