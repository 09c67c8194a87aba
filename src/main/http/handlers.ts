import type { AddressName } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';

/** The shop, or a part of it, as a function. */
export type App = (request: Request) => Promise<Response>;

/** Pages that only an embedded default brings along, by the name of their address. */
export type LocalPages = Partial<
  Record<AddressName, (request: Request, locale: Locale) => Promise<Response>>
>;

/** Told of every request that failed. */
export type OnError = (error: unknown) => void;
