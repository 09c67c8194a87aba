/** Form fields as Stripe writes them, put together: `a[b][0]=c` becomes `{ a: { b: ['c'] } }`. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormFields = { [name: string]: FormValue };

/** Deeper than any parameter of the API; a limit against hostile nesting. */
const MAX_DEPTH = 8;
const MAX_FIELDS = 2000;

/** A refusal in the words of the API: `{ "error": { type, code, message, param } }`. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly type: 'invalid_request_error' | 'idempotency_error';
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    message: string,
    detail: { status?: number; type?: Refusal['type']; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = detail.status ?? 400;
    this.type = detail.type ?? 'invalid_request_error';
    this.code = detail.code;
    this.param = detail.param;
  }

  toJSON(): object {
    const { type, code, message, param } = this;
    return { error: { type, code, message, param } };
  }
}

/** A page of a list in the words of the API; one row more than its limit says that there are others. */
export function listObject<Row>(
  url: string,
  { rows, limit }: { rows: readonly Row[]; limit: number },
  describe: (row: Row) => object,
): object {
  const data = rows.slice(0, limit).map((row) => describe(row));
  return { object: 'list', url, has_more: rows.length > limit, data };
}

/** Reads a form-encoded body or query. @throws Refusal for a field given twice or two ways */
export function parseForm(text: string): FormFields {
  const fields: FormFields = emptyFields();
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > MAX_FIELDS) throw new Refusal('Too many parameters.');
  for (const [name, value] of pairs) setField(fields, splitName(name), value, name);
  return listsWhereNumbered(fields);
}

/** Fields without a prototype, so that a parameter called `__proto__` is one like any other. */
function emptyFields(): FormFields {
  return Object.create(null);
}

function splitName(name: string): string[] {
  const [, head, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  if (head === undefined || rest === undefined) throw refuseMalformed(name);
  const steps = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')];
  if (steps.length > MAX_DEPTH) throw refuseMalformed(name);
  return steps;
}

function setField(fields: FormFields, steps: string[], value: string, name: string): void {
  let here = fields;
  for (const [index, step] of steps.entries()) {
    const key = step === '' ? String(Object.keys(here).length) : step;
    const there = here[key];
    if (index === steps.length - 1) {
      if (there !== undefined) throw refuseMalformed(name);
      here[key] = value;
      return;
    }
    const next = there ?? (here[key] = emptyFields());
    if (typeof next === 'string' || Array.isArray(next)) throw refuseMalformed(name);
    here = next;
  }
}

/** A group whose names are 0, 1, 2 … is a list. */
function listsWhereNumbered(fields: FormFields): FormFields {
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value === 'string' || Array.isArray(value)) continue;
    const inner = listsWhereNumbered(value);
    const names = Object.keys(inner);
    const numbered = names.length > 0 && names.every((name, index) => name === String(index));
    fields[key] = numbered ? Object.values(inner) : inner;
  }
  return fields;
}

function refuseMalformed(name: string): Refusal {
  return new Refusal(`Invalid parameter name or parameter given twice: ${name}`, {
    code: 'parameter_invalid',
    param: name,
  });
}
