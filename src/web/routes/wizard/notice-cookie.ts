import { z } from 'zod';
import { clearCookie, readJsonCookie, writeJsonCookie } from '#web/json-cookie.ts';
import { paths } from '#web/paths.ts';
import type { Notice } from './wizard-props.ts';

/** A word for the page after a redirect; it is said once. */
const options = { name: 'notice', path: paths.wizard.cs, maxAge: 60, isForServer: true };

const sayable = z.array(
  z.union([
    z.object({ key: z.literal('added'), packageId: z.string().max(40) }),
    z.object({
      key: z.enum(['prefilled', 'removed', 'target-saved', 'package-unknown', 'cart-full']),
    }),
  ]),
);

export function writeNotice(notices: Notice[]): string | undefined {
  return notices.length > 0 ? writeJsonCookie(options, notices) : undefined;
}

export function clearNotice(): string {
  return clearCookie(options);
}

export function readNotice(header: string | null): Notice[] {
  const read = sayable.safeParse(readJsonCookie(header, options.name));
  return read.success ? read.data : [];
}
