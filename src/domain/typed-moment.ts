import { HOUR_MS } from './calendar.ts';

const inPrague = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Prague',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * The moment of a day and a time as they are typed in Prague, YYYY-MM-DDTHH:MM; of the hour that comes twice in
 * autumn the first. Undefined where it is none, or the hour that spring leaves out.
 */
export function readMoment(typed: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return undefined;
  const there = Date.parse(`${typed}Z`);
  if (Number.isNaN(there)) return undefined;
  return [2, 1]
    .map((hours) => new Date(there - hours * HOUR_MS))
    .find((at) => inPrague.format(at) === typed.replace('T', ' '));
}
