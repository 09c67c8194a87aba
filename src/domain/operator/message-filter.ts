import { oneOf, oneOfKnown, searchText } from '#domain/list/filter-fields.ts';
import { type FilterValues, defineFilter } from '#domain/list/filter.ts';
import { locales } from '#domain/locale.ts';
import { isUuid } from '#domain/uuid.ts';
import { messageKinds, messageStates } from './message.ts';

/** What stands in place of a person for messages that nobody has taken, and for the own ones. */
export const NOBODY = 'nobody';
export const ME = 'me';

/** Which messages the list shows. */
export const messageFilter = /* @__PURE__ */ defineFilter({
  /** A number, or words in name, address and text. */
  q: searchText({ max: 200 }),
  state: oneOf(messageStates),
  kind: oneOf(messageKinds),
  to: oneOfKnown((to) => (to === NOBODY || to === ME || isUuid(to) ? to : undefined)),
  language: oneOf(locales),
});
export type MessageFilter = FilterValues<typeof messageFilter.fields>;
