import type { PillMessages } from '#messages/cs/operator/pills.ts';

export const pills: PillMessages = {
  payment: {
    unpaid: 'Unpaid',
    paid: 'Paid',
    'partly-returned': 'Partly refunded',
    returned: 'Refunded',
  },
  work: {
    waiting: 'Waiting to start',
    delivering: 'Delivering',
    completed: 'Delivered',
    short: 'Ended short',
    withdrawn: 'Ended by withdrawal',
    held: 'On hold',
    ended: 'Ended',
  },
};
