import type { OrdersMessages } from '#messages/cs/operator/orders.ts';

const MINUTE_MS = 60_000;

/** How long ago something was: in minutes, from two hours on in hours, from two days on in days. */
export function ageText({ age }: OrdersMessages, at: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / MINUTE_MS));
  if (minutes < 120) return age.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? age.hours(hours) : age.days(Math.floor(hours / 24));
}
