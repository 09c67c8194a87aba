import type { RouterContextProvider } from 'react-router';
import { type MeasuredTime, findMeasuredTime } from '#domain/catalogue/measured.ts';
import { shopOf } from '#web/frame/context.ts';
import { recordAway } from '#web/frame/failure.ts';

/** How long the shop's own orders of a package's service took (rules 65); nothing without the database. */
export async function readMeasured(
  context: Readonly<RouterContextProvider>,
  packageId: string,
): Promise<MeasuredTime | undefined> {
  try {
    return findMeasuredTime(await shopOf(context).services.measured(), packageId);
  } catch (error) {
    recordAway(context, error);
    return undefined;
  }
}
