import type { PerLocale } from '#domain/locale.ts';
import { type PeopleMessages, people as cs } from '#messages/cs/admin/account.ts';
import { people as en } from '#messages/en/admin/account.ts';

/** Words of those who may sign in, and of their roles. */
export const peopleWords: PerLocale<PeopleMessages> = { cs, en };
