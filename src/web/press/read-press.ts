import type { RouterContextProvider } from 'react-router';
import { demoPress } from '#content/press/demo-press.ts';
import { type PressMarks, marksToShow } from '#domain/content/press/press-mark.ts';
import { shopOf } from '#web/frame/context.ts';

/** The marks of the press that this shop may show (rules 19); a page with them bears the tag `press`. */
export async function readPress(context: Readonly<RouterContextProvider>): Promise<PressMarks> {
  const { services } = shopOf(context);
  return marksToShow(await services.press(), demoPress, services.shop.isLocal);
}
