import { variants } from '#tests/faults/variants.ts';
import type { Broken } from './broken.ts';

/**
 * By which tests `npm test` catches the programs that the suite of faults breaks. Those that are not here are caught
 * by its sentinels (tests/faults), or by `npm run test:deep` alone.
 */
const caughtBy: Record<string, string> = {
  m2: 'tests/payments/provider-faults.test.ts',
  m4: 'tests/payments/provider-faults.test.ts',
  m5: 'tests/emails/emails.test.ts',
  m6: 'tests/payments/notification-failures.test.ts',
  m7: 'tests/payments/payment-notices.test.ts',
  m8: 'tests/orders/cancel-order.test.ts',
  m9: 'tests/payments/late-payments.test.ts',
  m10: 'tests/upkeep/embedded-faults.test.ts',
  m11: 'tests/emails/silent-mail.test.ts',
  m12: 'tests/upkeep/stop-in-time.test.ts',
  m13: 'tests/attacks/ranges.test.ts',
  m14: 'tests/attacks/downloads.test.ts',
  m15: 'tests/payments/refund-part-faults.test.ts',
  m17: 'tests/admin/money-back.test.ts',
  m18: 'tests/upkeep/backup-check.test.ts',
  m19: 'tests/admin/generators.test.ts',
};

export const faultVariants: readonly Broken[] = variants.flatMap(({ id, name, patches }) => {
  const file = caughtBy[id];
  return file === undefined ? [] : [{ id, name, patches, builds: 'server', caughtBy: file }];
});
