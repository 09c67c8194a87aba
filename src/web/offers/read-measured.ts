import type { RouterContextProvider } from 'react-router';
import { type MeasuredTime, measuredOf } from '#domain/catalogue/measured.ts';
import { shopOf } from '#web/frame/context.ts';
import { noteAway } from '#web/frame/failure.ts';

/** How long the shop's own orders of a package's service took (rules 65); nothing without the database. */
export async function readMeasured(
  context: Readonly<RouterContextProvider>,
  packageId: string,
): Promise<MeasuredTime | undefined> {
  try {
    return measuredOf(await shopOf(context).services.measured(), packageId);
  } catch (error) {
    noteAway(context, error);
    return undefined;
  }
}
