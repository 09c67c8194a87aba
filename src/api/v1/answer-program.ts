import { isDatabaseAway } from '#database/connection/database-away.ts';
import { type AddressName, addressAt, addresses } from '#domain/addresses.ts';
import { type KnownToken, knowToken } from '#flows/api/know-token.ts';
import { type Services, LATER_SECONDS } from '#flows/services.ts';
import { readJson } from '#api/read-fields.ts';
import { openApiDocument } from './document.ts';
import type { Answered, Asked, Operation } from './operation.ts';
import { refuseOperation } from './operation.ts';
import { operations } from './operations.ts';
import { type Problem, fieldErrors, jsonAnswer, problemAnswer } from './problems.ts';

interface Context {
  services: Services;
  /** From where, as limits count it. */
  client: string;
  onError: (error: unknown) => void;
}

/**
 * Answers a call of a program (rules 73). HEAD is answered as GET is, without a body.
 * @param passed the request as the guard let it through, or the refusal
 */
export async function answerApiClient(
  context: Context,
  request: Request,
  passed: Request | Response,
): Promise<Response> {
  const answer = await answerOperation(context, request, passed);
  if (request.method !== 'HEAD') return answer;
  return new Response(null, { status: answer.status, headers: answer.headers });
}

async function answerOperation(
  context: Context,
  request: Request,
  passed: Request | Response,
): Promise<Response> {
  try {
    const { pathname } = new URL(request.url);
    const name = addressAt(pathname)?.name ?? 'programs';
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (name === 'apiDocument' && method === 'GET')
      return jsonAnswer(200, openApiDocument(context.services.shop));
    const here = operations.filter(({ address }) => address === name);
    const operation = here.find((each) => each.method === method);
    if (!operation) return problemAnswer(notHere(name, here));
    const done = await ask(context, operation, { request, passed, pathname });
    return done.ok
      ? jsonAnswer(done.status ?? 200, done.body, done.headers)
      : problemAnswer(done.problem);
  } catch (error) {
    context.onError(error);
    return problemAnswer(
      isDatabaseAway(error)
        ? { code: 'later', headers: { 'Retry-After': String(LATER_SECONDS) } }
        : { code: 'fault' },
    );
  }
}

function notHere(name: AddressName, here: readonly Operation[]): Problem {
  const known = name === 'apiDocument' ? ['GET'] : here.map(({ method }) => method);
  if (known.length === 0) return { code: 'path-unknown' };
  const allowed = known.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return { code: 'method-not-allowed', headers: { Allow: allowed.join(', ') } };
}

/** Who asks, whether that program may, how often, and what: in this sequence. */
async function ask(
  { services, client }: Context,
  operation: Operation,
  { request, passed, pathname }: { request: Request; passed: Request | Response; pathname: string },
): Promise<Answered> {
  const authorization = request.headers.get('Authorization');
  const known = await knowToken(services, { authorization, client });
  if (!known.ok) return unknown(known);
  const { program } = known;
  const { scope } = operation;
  if (!program.scopes.includes(scope)) {
    const challenge = `Bearer realm="Vzlet", error="insufficient_scope", scope="${scope}"`;
    return refuseOperation('scope-missing', { headers: { 'WWW-Authenticate': challenge } });
  }
  const limit = operation.isChange ? 'program-change' : 'program-read';
  const allowance = await services.limits.take(limit, program.id);
  if (!allowance.ok) return tooOften(allowance);
  if (passed instanceof Response) return refuseOperation(codeOfGuard[passed.status] ?? 'fault');
  const { searchParams } = new URL(request.url);
  const query = readQuery(operation, searchParams);
  if (!query.ok) return query.answer;
  const body = await readBody(operation, passed);
  if (!body.ok) return body.answer;
  const params = paramsOf(operation, pathname);
  const { headers } = request;
  const asked: Asked = {
    services,
    program,
    params,
    query: query.value,
    body: body.value,
    headers,
  };
  return operation.act(asked);
}

const codeOfGuard: Record<number, Problem['code']> = {
  403: 'from-page',
  413: 'body-too-large',
  415: 'json-needed',
};

function unknown(known: KnownToken & { ok: false }): Answered {
  if (known.problem === 'too-often') return tooOften(known);
  const wrong = known.problem === 'token-invalid' ? ', error="invalid_token"' : '';
  const headers = { 'WWW-Authenticate': `Bearer realm="Vzlet"${wrong}` };
  return refuseOperation(known.problem, { headers });
}

function tooOften({ retryAfterSeconds }: { retryAfterSeconds: number }): Answered {
  return refuseOperation('too-often', { headers: { 'Retry-After': String(retryAfterSeconds) } });
}

type Read = { ok: true; value: unknown } | { ok: false; answer: Answered };

/** The query as it was sent, once a schema has found it right; each parameter may come once. */
function readQuery({ query }: Operation, sent: URLSearchParams): Read {
  const names = [...sent.keys()];
  const errors = query
    ? names
        .filter((name, at) => names.indexOf(name) !== at)
        .map((field) => ({ field, detail: 'Stands there more than once.' }))
    : names.map((field) => ({ field, detail: 'There is no such field.' }));
  if (errors.length > 0) return { ok: false, answer: refuseOperation('query-invalid', { errors }) };
  const value = Object.fromEntries(sent);
  const parsed = query?.safeParse(value);
  if (!parsed || parsed.success) return { ok: true, value };
  const wrong = fieldErrors(parsed.error);
  return { ok: false, answer: refuseOperation('query-invalid', { errors: wrong }) };
}

async function readBody({ body: shape }: Operation, request: Request): Promise<Read> {
  if (!shape) return { ok: true, value: undefined };
  const value = readJson(new Uint8Array(await request.arrayBuffer()));
  if (value === undefined) return { ok: false, answer: refuseOperation('body-unreadable') };
  const parsed = shape.safeParse(value);
  if (parsed.success) return { ok: true, value };
  const errors = fieldErrors(parsed.error);
  return { ok: false, answer: refuseOperation('body-invalid', { errors }) };
}

/** What stands in an address in place of the names in its row. */
function paramsOf({ address }: Operation, pathname: string): Record<string, string> {
  const parts = pathname.split('/');
  const named = addresses[address].path.cs
    .split('/')
    .flatMap((part, at): [string, string][] =>
      part.startsWith(':') ? [[part.slice(1), parts[at] ?? '']] : [],
    );
  return Object.fromEntries(named);
}
