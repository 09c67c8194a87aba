import type { PressMessages } from '#messages/cs/site/press.ts';

export const press: PressMessages = {
  title: 'In the press',
};
