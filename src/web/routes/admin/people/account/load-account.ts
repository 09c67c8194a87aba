import { formatDay, formatMoment } from '#content/moments.ts';
import { countRecoveryCodes, listPasskeys } from '#database/admin/operators.ts';
import { listSessions } from '#database/admin/sessions.ts';
import { aliveAt } from '#flows/sign-in/sessions.ts';
import type { OperatorContext } from '#web/frame/context.ts';

/** What the page of one's own account shows. */
export async function loadAccount({ services, operator, locale }: OperatorContext) {
  const { db, clock } = services;
  const { id, sessionId, name, email, role, language, hasShortcuts } = operator;
  const passkeys = await listPasskeys(db, id);
  const sessions = await listSessions(db, id, aliveAt(clock()));
  return {
    locale,
    me: { name, email, role, language, hasShortcuts },
    codesLeft: await countRecoveryCodes(db, id),
    passkeys: passkeys.map(({ id: passkey, label, createdAt, usedAt }) => ({
      id: passkey,
      label,
      added: formatDay(locale, createdAt),
      used: usedAt && formatMoment(locale, usedAt),
    })),
    sessions: sessions.map(({ id: session, device, network, seenAt }) => ({
      id: session,
      device,
      network,
      used: formatMoment(locale, seenAt),
      isCurrent: session === sessionId,
    })),
  };
}

export type LoadedAccount = Awaited<ReturnType<typeof loadAccount>>;
