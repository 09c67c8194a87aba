import type { Trial } from '#tests/bounds/trial.ts';
import { addresses } from './addresses.ts';
import { articles } from './articles.ts';
import { calls } from './calls.ts';
import { customers } from './customers.ts';
import { emails } from './emails.ts';
import { files } from './files.ts';
import { forms } from './forms.ts';

/** Everything that is tried; a new trial is an entry in one of these lists. */
export const trials: readonly Trial[] = [
  ...addresses,
  ...customers,
  ...calls,
  ...forms,
  ...files,
  ...articles,
  ...emails,
];
