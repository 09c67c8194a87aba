import { plural } from '#domain/locale.ts';
import {
  HALF_SESSION_MINUTES,
  NAME_CHARACTERS,
  RECOVERY_CODES,
} from '#domain/operator/operator.ts';
import { PASSWORD_CHARACTERS } from '#domain/operator/password.ts';
import { PROOF_MINUTES } from '#domain/operator/rights.ts';
import type { SignInMessages } from '#messages/cs/operator/sign-in.ts';

const minutes = (count: number) =>
  `${count}\u00a0${plural('en', count, { one: 'minute', other: 'minutes' })}`;

export const signIn: SignInMessages = {
  language: 'Čeština',
  languageLabel: 'Použít tuto stránku česky',
  summary: (count) =>
    count === 1 ? 'One field needs your attention' : `${count} fields need your attention`,
  tooOften: (left) => `Too many attempts. Try again in ${minutes(left)}.`,
  fields: {
    email: 'Email',
    password: 'Password',
    name: 'Full name',
    code: 'Code from the app',
  },
  problems: {
    'not-signed-in': 'Email and password do not match.',
    'passkey-refused': 'The passkey was not accepted. Try again, or sign in with your password.',
    'code-wrong': 'That code is not right. Enter the one the app shows now.',
    'code-used': 'That code has been used. Wait for the next one; it changes every 30 seconds.',
    'signed-out': 'You were signed out in the meantime. Please sign in again.',
    'password-wrong': 'That password is not right.',
    'name-missing': 'Enter your name.',
    'name-too-long': `A name can have ${NAME_CHARACTERS} characters at most.`,
    'email-invalid': 'Enter an email address such as name@company.com.',
    'email-taken': 'Somebody already signs in with that email address.',
    'password-too-short': `Use at least ${PASSWORD_CHARACTERS.from} characters.`,
    'password-too-long': `Use ${PASSWORD_CHARACTERS.to} characters at most.`,
    'password-guessable':
      'This password is made of your name, your email or the brand. Choose another one.',
    'password-common': 'This is one of the first passwords anybody tries. Choose another one.',
    'link-dead': 'This link is no longer valid.',
  },
  door: {
    title: 'Sign in',
    lead: (brand) => `${brand} admin`,
    submit: 'Continue',
    out: 'You are signed out.',
    toContinue: 'Sign in to go on.',
    kept: 'What you filled in will wait for you.',
    or: 'or',
    passkey: 'Sign in with a passkey',
    noPasskey: 'Passkeys (fingerprint, face, PIN) need JavaScript.',
    unsupported: 'This browser does not support passkeys.',
    lost: 'Forgotten your password? The owner of the shop resets it on the server with npm run operator:link.',
  },
  code: {
    title: 'Authentication code',
    lead: 'Enter the six-digit code from the app on your phone.',
    hint: 'No phone at hand? Use one of your recovery codes.',
    submit: 'Sign in',
    lost: 'Neither phone nor recovery codes? The owner of the shop can remove your access and invite you again.',
    other: 'Sign in as somebody else',
    time: `You have ${minutes(HALF_SESSION_MINUTES)} to finish signing in.`,
  },
  enrolment: {
    title: 'Authenticator app',
    lead: 'Whenever you sign in, you will need a code from your phone as well.',
    steps: [
      'Open an authenticator app on your phone, such as Google Authenticator, Aegis or a password manager.',
      'Scan this QR code.',
      'Enter the code that the app shows.',
    ],
    qr: 'QR code for the authenticator app',
    secret: 'Cannot scan it? Type this key into the app:',
    open: 'Open in an app on this device',
    submit: 'Check and finish',
  },
  codes: {
    title: 'Recovery codes',
    lead: `If you lose your phone, sign in with one of these ${RECOVERY_CODES} codes. Each works once, and they are not shown again.`,
    list: 'Your recovery codes',
    download: 'Download as text',
    file: 'recovery-codes.txt',
    fileTitle: (brand, email) => `${brand}: recovery codes for ${email} (each works once)`,
    stored: 'I have stored them',
  },
  link: {
    titles: {
      first: 'Set up the admin',
      invitation: 'Invitation to the admin',
      recovery: 'New password',
    },
    leads: {
      first: 'You will be the first who can sign in here, and so the owner of the shop.',
      invitation: 'Enter your name and choose a password. The authenticator app comes next.',
      recovery:
        'Choose a new password. Your sessions, passkeys, authenticator and recovery codes stop working.',
    },
    passwordHint: `At least ${PASSWORD_CHARACTERS.from} characters. Several unrelated words work best.`,
    languageField: 'Language of the admin',
    languages: { cs: 'Czech', en: 'English' },
    submit: 'Continue to the authenticator',
    deadTitle: 'This link is no longer valid',
    dead: 'A link works once, and for a limited time. Ask whoever sent it for a new one. On the server, npm run operator:link makes one.',
    joined: 'Have you chosen a password already? Then you need no link: sign in.',
    toSignIn: 'To the sign-in page',
  },
  proof: {
    title: 'Is it you?',
    lead: `Money, customers’ data and access are protected by one more check. It lasts ${minutes(PROOF_MINUTES)}.`,
    kept: 'What you filled in will be there after the check.',
    submit: 'Confirm',
    passkey: 'Confirm with a passkey',
    back: 'Back without confirming',
  },
};
