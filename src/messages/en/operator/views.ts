import type { ViewsMessages } from '#messages/cs/operator/views.ts';

export const views: ViewsMessages = {
  title: 'Saved lists',
  lead: 'Everybody has their own. The tabs above the orders follow this sequence.',
  back: 'Back to orders',
  name: 'Name of the list',
  nameOf: (name) => `New name of the list ${name}`,
  rename: 'Rename',
  renameOf: (name) => `Rename the list ${name}`,
  up: (name) => `Move the list ${name} up`,
  down: (name) => `Move the list ${name} down`,
  remove: 'Delete',
  removeOf: (name) => `Delete the list ${name}`,
  save: 'Save the list',
  saveHeading: 'Save the list',
  empty: 'You have none yet. Set filters on the orders and save them under a name.',
  problems: {
    'view-name-missing': 'Enter a name.',
    'view-name-long': 'This name is too long.',
    'view-name-taken': 'You already have a list with this name.',
    'view-too-many': 'There is no room for another list. Delete one first.',
    'view-unknown': 'This list no longer exists.',
  },
};
