import type { PillMessages } from '#messages/cs/operator/pills.ts';

export const pills: PillMessages = {
  payment: {
    unpaid: 'Unpaid',
    paid: 'Paid',
    'partly-returned': 'Partly returned',
    returned: 'Returned',
  },
  work: {
    waiting: 'Waiting to begin',
    delivering: 'Delivering',
    completed: 'Delivered',
    held: 'On hold',
    ended: 'Ended',
  },
};
