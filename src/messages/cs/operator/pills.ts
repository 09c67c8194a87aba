import type { PaymentMark, WorkMark } from '#domain/operator/order-pills.ts';

export const pills = {
  payment: {
    unpaid: 'Nezaplaceno',
    paid: 'Zaplaceno',
    'partly-returned': 'Část vrácena',
    returned: 'Vráceno',
  } satisfies Record<PaymentMark, string>,
  work: {
    waiting: 'Čeká na zahájení',
    delivering: 'Dodává se',
    completed: 'Dodáno',
    short: 'Dodáno zčásti',
    withdrawn: 'Ukončeno odstoupením',
    held: 'Pozastaveno',
    ended: 'Ukončeno',
  } satisfies Record<WorkMark, string>,
};

export type PillMessages = typeof pills;
