import { z } from 'zod';
import { cleanText } from '#domain/text/clean-text.ts';
import {
  type Company,
  type CompanyAnswer,
  type CompanyRegister,
  CompanyRegisterDenied,
  CompanyRegisterUnavailable,
} from './port.ts';

const PUBLIC_URL = 'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty';
/** An entry of the register takes a few kilobytes. */
const MAX_BYTES = 1_000_000;

const seatShape = z.object({
  nazevUlice: z.string().nullish(),
  cisloDomovni: z.number().nullish(),
  cisloOrientacni: z.union([z.number(), z.string()]).nullish(),
  cisloOrientacniPismeno: z.string().nullish(),
  nazevObce: z.string().nullish(),
  nazevCastiObce: z.string().nullish(),
  // A seat abroad may carry another kind of code; then the whole address is taken as it is.
  psc: z.number().nullish().catch(undefined),
  textovaAdresa: z.string().nullish(),
});

const companyShape = z
  .object({
    ico: z.string(),
    obchodniJmeno: z.string().min(1).nullish(),
    // Of a person in business, and in some answers in place of the other.
    nazev: z.string().min(1).nullish(),
    dic: z.string().nullish(),
    datumZaniku: z.iso.date().nullish(),
    sidlo: seatShape.nullish(),
  })
  .refine(({ obchodniJmeno, nazev }) => Boolean(obchodniJmeno ?? nazev));

/** The register's own "not found"; a wrong address answers 404 in another shape. */
const unknownShape = z.object({ kod: z.literal('NENALEZENO') });

export interface AresOptions {
  /** Address in front of the business id, without a trailing slash. */
  url?: string;
  timeoutMs?: number;
  fetch?: typeof globalThis.fetch;
}

/**
 * The Czech public register ARES, asked without a key. It does not look at check digits and may block
 * who asks too much: ask only for ids whose check digit is right, through `cacheRegistry`.
 */
export function createAres({
  url = PUBLIC_URL,
  timeoutMs = 5000,
  fetch = globalThis.fetch,
}: AresOptions = {}): CompanyRegister {
  return {
    provider: 'ARES',
    async findCompany(companyId) {
      const { status, body } = await ask(
        fetch,
        `${url}/${encodeURIComponent(companyId)}`,
        timeoutMs,
      );
      return readAnswer(companyId, status, body);
    },
  };
}

interface RawAnswer {
  status: number;
  body: string;
}

async function ask(
  fetch: typeof globalThis.fetch,
  address: string,
  timeoutMs: number,
): Promise<RawAnswer> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await readText(response) };
  } catch (cause) {
    if (cause instanceof CompanyRegisterUnavailable) throw cause;
    throw new CompanyRegisterUnavailable('ARES could not be reached.', { cause });
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw describeConfused('more than a megabyte');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function readAnswer(companyId: string, status: number, body: string): CompanyAnswer {
  if (status >= 500 || status === 429)
    throw new CompanyRegisterUnavailable(`ARES answered ${status}.`);
  if (status === 401 || status === 403) throw new CompanyRegisterDenied(`ARES answered ${status}.`);
  const json = readJson(body);
  if (status === 404 && unknownShape.safeParse(json).success) return { found: false };
  const entry = companyShape.safeParse(json);
  if (status !== 200 || !entry.success || entry.data.ico !== companyId) {
    throw describeConfused(`${status} in a shape that is not its own`);
  }
  return { found: true, company: toCompany(entry.data) };
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** It answered, so it is not down; the answer is of no use all the same. */
function describeConfused(what: string): CompanyRegisterUnavailable {
  return new CompanyRegisterUnavailable(`ARES answered ${what}.`, { isOutage: false });
}

function toCompany(entry: z.infer<typeof companyShape>): Company {
  return {
    companyId: entry.ico,
    name: cleanText(entry.obchodniJmeno ?? entry.nazev ?? ''),
    vatId: entry.dic ?? undefined,
    address: cleanText(toAddress(entry.sidlo ?? {})),
    dissolvedAt: entry.datumZaniku ? new Date(entry.datumZaniku) : undefined,
  };
}

/**
 * Duhová 1444/2, 140 00 Praha. A village has no streets: there the part of it, or the village itself,
 * stands before the house number.
 */
function toAddress(seat: z.infer<typeof seatShape>): string {
  const street = seat.nazevUlice ?? seat.nazevCastiObce ?? seat.nazevObce;
  if (!street || !seat.cisloDomovni || !seat.psc || !seat.nazevObce) {
    return seat.textovaAdresa ?? seat.nazevObce ?? '';
  }
  const second = seat.cisloOrientacni
    ? `/${seat.cisloOrientacni}${seat.cisloOrientacniPismeno ?? ''}`
    : '';
  const code = String(seat.psc).padStart(5, '0');
  return `${street} ${seat.cisloDomovni}${second}, ${code.slice(0, 3)} ${code.slice(3)} ${seat.nazevObce}`;
}
