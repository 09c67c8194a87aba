import { readForms } from '#tests/stage/html.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';
import type { Books, Playing } from './open.ts';

/** Something that may happen to an order. */
export interface Act {
  name: string;
  /** How often it is tried beside the others. */
  share: number;
  /** Who does it: what somebody of the shop has done stands in the log of changes. */
  by: 'customer' | 'operator' | 'time';
  /** Whether something is likely to come of it; what is likely to be refused is tried now and then as well. */
  fits(books: Books): boolean;
  /** @returns what came of it in a word: `done`, or why nothing did */
  run(playing: Playing, books: Books): Promise<string>;
}

export const DONE = 'done';

/** The answer of a flow in a word. */
export function toWord(answer: { ok: boolean; problem?: unknown }): string {
  return answer.ok ? DONE : String(answer.problem);
}

/** The answer to a form in a word. @throws where the program has failed */
export function statusOf(page: Page): string {
  if (page.status >= 500) throw new Error(`${page.status}: ${page.text.slice(0, 1000)}`);
  return page.status === 303
    ? DONE
    : `${page.status} ${page.text.match(/<title>|Chyba/)?.[0] ?? ''}`;
}

/** A form of a page by its name in the operator's section, or by a field that it alone has. */
function formOf({ html }: Page, name: string) {
  return readForms(html).find(({ fields }) => fields['form'] === name || name in fields);
}

/**
 * Sends a form as a person does: reads it, fills it in, presses its button, and where the answer shows what would
 * happen or asks about it, presses the button once more.
 */
export async function sendForm(
  visitor: Visitor,
  address: string,
  name: string,
  input: Record<string, string>,
  then?: (shown: Page) => Record<string, string>,
): Promise<string> {
  const page = await visitor.get(address);
  statusOf(page);
  const form = formOf(page, name);
  if (!form) return `no form ${name}`;
  const to = form.action || address;
  const answer = await visitor.post(to, { ...form.fields, ...input });
  if (answer.status === 303) return DONE;
  const shown = formOf(answer, name);
  const isAsked = shown !== undefined && (then !== undefined || 'previewed' in shown.fields);
  if (!isAsked) return statusOf(answer);
  return statusOf(await visitor.post(to, { ...shown.fields, ...input, ...then?.(answer) }));
}

interface Doing<T> {
  /** To which something is likely to happen. */
  likely: (books: Books) => readonly T[];
  /** Where there is none such, the first of these, which is likely to be refused. */
  all: (books: Books) => readonly T[];
  /** The word where there is nothing at all. */
  none: string;
  run(playing: Playing, one: T, books: Books): Promise<string>;
}

/** An act that somebody of the shop does to one of several things. */
export function toOne<T>(
  { name, share }: Pick<Act, 'name' | 'share'>,
  { likely, all, none, run }: Doing<T>,
): Act {
  return {
    name,
    share,
    by: 'operator',
    fits: (books) => likely(books).length > 0,
    async run(playing, books) {
      const one = oneOf(playing, likely(books)) ?? all(books)[0];
      return one === undefined ? none : run(playing, one, books);
    },
  };
}

/** One of several, or undefined where there is none. */
export function oneOf<T>({ random }: Pick<Playing, 'random'>, from: readonly T[]): T | undefined {
  const [first, ...others] = from;
  return first === undefined ? undefined : random.pick([first, ...others]);
}
