import type { z } from 'zod';
import type { AddressName } from '#domain/addresses.ts';
import type { Scope } from '#domain/api/token.ts';
import type { KnownApiClient } from '#flows/api/know-token.ts';
import type { Services } from '#flows/services.ts';
import type { Example } from './examples.ts';
import type { Problem, ProblemCode } from './problems.ts';

/** A call of a program that may make it. */
export interface Asked<Query = unknown, Body = unknown> {
  services: Services;
  program: KnownApiClient;
  /** What the address says: the number of an order, the position of a line. */
  params: Readonly<Record<string, string>>;
  query: Query;
  body: Body;
  headers: Headers;
}

export type Answered =
  | { ok: true; status?: number; body: unknown; headers?: Record<string, string> }
  | { ok: false; problem: Problem };

/** What can be asked at one address by one method. Programs and the document follow from the same row. */
export interface Operation {
  address: AddressName;
  method: 'GET' | 'POST';
  id: string;
  summary: string;
  scope: Scope;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Needs the headers Idempotency-Key and If-Match. */
  isChange?: true;
  answer: z.ZodType;
  /** Examples of its body and its answer, by name. */
  examples: { body?: Record<string, Example>; answer: Record<string, Example> };
  /** Besides those that every call may meet. */
  problems: readonly ProblemCode[];
  act: (asked: Asked) => Promise<Answered>;
}

/** The problem with a code alone. */
export function refuseOperation(code: ProblemCode, more: Omit<Problem, 'code'> = {}): Answered {
  return { ok: false, problem: { code, ...more } };
}
