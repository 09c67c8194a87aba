import { z } from 'zod';

/**
 * What can be wrong with a call of a program, with its status and what it means (rules 73). Codes are for ever:
 * programs decide by them.
 */
export const problemKinds = {
  'query-invalid': [400, 'The query has a parameter that cannot be read.'],
  'body-unreadable': [400, 'The body is not a JSON object in UTF-8.'],
  'key-missing': [400, 'The header Idempotency-Key is missing or cannot be a key.'],
  'version-unreadable': [400, 'The header If-Match is not the version of an order.'],
  'token-missing': [401, 'The header Authorization has no bearer token.'],
  'token-invalid': [401, 'The token is unknown, revoked, or past its last day.'],
  'scope-missing': [403, 'The token does not have the scope for this.'],
  'from-page': [403, 'Pages in a browser may not call this.'],
  'path-unknown': [404, 'There is nothing at this address.'],
  'order-unknown': [404, 'There is no order with this number.'],
  'line-unknown': [404, 'The order has no such line.'],
  'method-not-allowed': [405, 'The address does not take this method.'],
  'key-used': [409, 'Something else was asked under this Idempotency-Key.'],
  'order-unpaid': [409, 'The order is not paid.'],
  'order-over': [409, 'The order was canceled or refunded, or has expired.'],
  'cancel-waits': [409, 'The order is about to be canceled.'],
  'refund-waits': [409, 'All money of the order is about to go back.'],
  'order-held': [409, 'A withdrawal from the order is being dealt with.'],
  'line-held': [409, 'The line is on hold.'],
  'line-held-already': [409, 'The line is on hold for another reason.'],
  'line-waits-target': [409, 'The line has no target yet.'],
  'line-waits-post': [409, 'The line needs a post, and its target is a profile.'],
  'line-too-early': [409, 'The customer did not ask for an early start.'],
  'line-not-begun': [409, 'The line has not begun, so it cannot be completed.'],
  'line-completed': [409, 'The line is completed.'],
  'rest-refunded': [409, 'What is missing of the line was refunded, or is about to be.'],
  'delivered-exceeds': [409, 'More is reported than was ordered, without `mayExceed`.'],
  'delivered-falls': [409, 'Less is reported than before, without a `note`.'],
  'delivered-missing': [
    409,
    'Less is reported of the line than was ordered, so `delivered` has to say with how much it is completed.',
  ],
  'delivered-short': [409, 'The line would end short of what was ordered, without a `note`.'],
  'hold-over': [409, 'The order or the line is over, so it cannot be put on hold.'],
  'version-old': [412, 'The order has changed since this version of it was read.'],
  'body-too-large': [413, 'The body is larger than 64 kB.'],
  'json-needed': [415, 'The body must be application/json.'],
  'body-invalid': [422, 'A field of the body cannot be read.'],
  'version-missing': [428, 'The header If-Match with the version of the order is missing.'],
  'too-often': [429, 'There were too many calls; `Retry-After` says when to call again.'],
  fault: [500, 'The shop has failed; the same call may be made again.'],
  later: [503, 'The shop is away for a moment; `Retry-After` says when to call again.'],
} as const satisfies Record<string, readonly [number, string]>;
export type ProblemCode = keyof typeof problemKinds;

/** What is wrong with one parameter or field. */
export interface FieldError {
  field: string;
  detail: string;
}

/** A call that was not done. */
export interface Problem {
  code: ProblemCode;
  errors?: readonly FieldError[] | undefined;
  headers?: Record<string, string>;
}

/** A problem as its answer says it (RFC 9457). */
export const problemShape = z.strictObject({
  type: z.string().describe('`urn:vzlet:problem:` and the code.'),
  title: z.string(),
  status: z.int(),
  code: z.string().describe('By what programs decide; it never changes.'),
  errors: z
    .array(z.strictObject({ field: z.string(), detail: z.string() }))
    .optional()
    .describe('What is wrong with each parameter or field.'),
});

const PROBLEM_JSON = 'application/problem+json';

/** The body of a problem. */
export function problemBody({ code, errors }: Problem): z.infer<typeof problemShape> {
  const [status, title] = problemKinds[code];
  const type = `urn:vzlet:problem:${code}`;
  return { type, title, status, code, ...(errors && { errors: [...errors] }) };
}

/** An answer of the programs' calls: a problem under the type of problems, all else as JSON. */
export function jsonAnswer(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  const isProblem = status >= 400;
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': isProblem ? PROBLEM_JSON : 'application/json',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

/** A problem as an answer. */
export function problemAnswer(problem: Problem): Response {
  const [status] = problemKinds[problem.code];
  return jsonAnswer(status, problemBody(problem), problem.headers);
}

/** What a schema found wrong, the first of each field. */
export function fieldErrors({ issues }: z.ZodError): FieldError[] {
  const found = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((field) => ({ field, detail: 'There is no such field.' }))
      : [{ field: issue.path.join('.'), detail: issue.message }],
  );
  return found.filter(({ field }, at) => found.findIndex((one) => one.field === field) === at);
}
