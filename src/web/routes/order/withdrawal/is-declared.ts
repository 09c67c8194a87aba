import type { RouterContextProvider } from 'react-router';
import { findWithdrawal } from '#database/withdrawals.ts';
import { isUuid } from '#domain/uuid.ts';
import { shopOf } from '#web/frame/context.ts';
import { noteAway } from '#web/frame/failure.ts';

/**
 * Whether a declaration of this id has come: anybody may open the address of the last step, and whoever reads there
 * that it has come relies on it. Where nobody can be asked, the id speaks for it: the answer to the form brought it.
 */
export async function isDeclared(
  context: Readonly<RouterContextProvider>,
  id: string | null,
): Promise<boolean> {
  if (id === null || !isUuid(id)) return false;
  try {
    return (await findWithdrawal(shopOf(context).services.db, id)) !== undefined;
  } catch (error) {
    noteAway(context, error);
    return true;
  }
}
