import type { PressMark } from '#domain/content/press/press-mark.ts';
import { keysOf } from '#domain/records.ts';
import { demoMarks } from './press-text.ts';
import { press as cs } from './press.cs.ts';
import { press as en } from './press.en.ts';

/** Papers that do not exist, for a local shop (rules 19). */
export const demoPress: readonly PressMark[] = keysOf(demoMarks).map((id) => ({
  id,
  name: demoMarks[id],
  title: { cs: cs[id].title, en: en[id].title },
  sentence: { cs: cs[id].sentence, en: en[id].sentence },
}));
