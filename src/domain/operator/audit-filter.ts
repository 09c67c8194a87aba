import { day, oneOf, oneOfKnown, readText } from '#domain/list/filter-fields.ts';
import { type FilterValues, defineFilter } from '#domain/list/filter.ts';
import { readOrderNumber } from '#domain/order/order.ts';
import { isUuid } from '#domain/uuid.ts';
import { auditActions } from './audit.ts';

/** What stands in place of a person for what the program did by itself. */
export const PROGRAM = 'program';

/** Which entries of the log of changes are asked for. */
export const auditFilter = /* @__PURE__ */ defineFilter({
  person: oneOfKnown((person) => (person === PROGRAM || isUuid(person) ? person : undefined)),
  action: oneOf(auditActions),
  order: readText(readOrderNumber, 'number', { max: 20, inputMode: 'numeric' }),
  day: day(),
});
export type AuditFilter = FilterValues<typeof auditFilter.fields>;
