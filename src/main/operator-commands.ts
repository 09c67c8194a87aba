import { openDatabase } from '#database/client.ts';
import { adminHref } from '#domain/addresses.ts';
import { LINK_HOURS } from '#domain/operator/operator.ts';
import { makeFirstLink, makeRecoveryLink } from '#flows/sign-in/make-link.ts';
import { loadEnvironment, readSettings } from '#main/settings/settings.ts';
import { command, withDatabase } from './command.ts';

/**
 * `npm run operator:link -- [--email ADDRESS]`: on the machine of the shop, where password, authenticator or all of it
 * is lost. Prints a link of one use: for the person with that mailbox, or for the first person where there is none.
 */
export function runOperatorLink(args: string[]): Promise<void> {
  return command('No link was made', async () => {
    const email = readArgs(args);
    const answer = readSettings(loadEnvironment());
    if (!answer.ok) throw new Error(answer.faults.join(' '));
    const token = await withDatabase({ mustExist: true }, (url) => makeLinkAt(url, email));
    if (token === undefined) throw new Error(whyNot(email));
    const { cs } = answer.settings.shop.origins;
    return `${cs}${adminHref('operatorLink', { token })}\n(once, within ${LINK_HOURS} hours)`;
  });
}

async function makeLinkAt(url: string, email: string | undefined): Promise<string | undefined> {
  const { db, close } = openDatabase(url, () => {}, undefined, 1);
  const services = { db, clock: () => new Date() };
  try {
    return await (email === undefined
      ? makeFirstLink(services)
      : makeRecoveryLink(services, email));
  } finally {
    await close();
  }
}

/** @returns the mailbox; undefined where none is named */
function readArgs(args: readonly string[]): string | undefined {
  const [name, email, ...rest] = args.flatMap((arg) => arg.split('='));
  if (name === undefined) return undefined;
  if (name === '--email' && email && rest.length === 0) return email;
  throw new Error('say whose: npm run operator:link -- --email ADDRESS');
}

function whyNot(email: string | undefined): string {
  return email === undefined
    ? 'somebody can sign in already; say who has lost access: npm run operator:link -- --email ADDRESS'
    : `nobody signs in with ${email}.`;
}
