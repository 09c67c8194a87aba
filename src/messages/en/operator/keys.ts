import type { KeysMessages } from '#messages/cs/operator/keys.ts';

export const keys: KeysMessages = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  off: 'You can switch them off in your account.',
  rows: [
    ['j', 'next order'],
    ['k', 'previous order'],
    ['Enter', 'open'],
    ['x', 'select'],
    ['n', 'next step on the page'],
    ['u', 'back to the list'],
    ['m', 'return money of the order'],
    ['c', 'settle what the customer asks for'],
    ['/', 'search'],
    ['g o', 'orders'],
    ['g h', 'overview'],
    ['?', 'this help'],
  ],
};
