import { type CompanyAnswer, type CompanyRegister, CompanyRegisterUnavailable } from './port.ts';

const HOUR_MS = 3_600_000;
/** Companies seldom change; one that was not found may be registered soon. */
const KEEP_FOUND_MS = 24 * HOUR_MS;
const KEEP_UNKNOWN_MS = HOUR_MS;
const MAX_ENTRIES = 2000;

/** After so many outages in a row the register is left alone for a while. */
const OUTAGES_TO_PAUSE = 5;
const PAUSE_MS = 30_000;

/**
 * Spares the register repeated questions: answers are kept (found 24 hours, unknown 1 hour), the same
 * question asked twice at once is asked once, and after five outages in a row nothing is asked for half
 * a minute. Then a single question tries whether it is back.
 */
export function cacheCompanyRegister(
  companyRegister: CompanyRegister,
  { clock }: { clock: () => Date },
): CompanyRegister {
  const kept = createMemory(clock);
  const breaker = createBreaker(clock);
  const asked = new Map<string, Promise<CompanyAnswer>>();

  async function ask(companyId: string): Promise<CompanyAnswer> {
    const answer = await breaker.run(() => companyRegister.findCompany(companyId));
    kept.put(companyId, answer);
    return answer;
  }

  return {
    provider: companyRegister.provider,
    async findCompany(companyId) {
      const known = kept.get(companyId);
      if (known) return known;
      const inProgress = asked.get(companyId);
      if (inProgress) return inProgress;
      const question = ask(companyId).finally(() => asked.delete(companyId));
      asked.set(companyId, question);
      return question;
    },
  };
}

/** Answers by business id, the longest unused one forgotten first. */
function createMemory(clock: () => Date) {
  const entries = new Map<string, { answer: CompanyAnswer; until: number }>();
  return {
    get(companyId: string): CompanyAnswer | undefined {
      const entry = entries.get(companyId);
      if (!entry) return undefined;
      entries.delete(companyId);
      if (clock().getTime() >= entry.until) return undefined;
      entries.set(companyId, entry);
      return entry.answer;
    },
    put(companyId: string, answer: CompanyAnswer): void {
      const until = clock().getTime() + (answer.found ? KEEP_FOUND_MS : KEEP_UNKNOWN_MS);
      entries.set(companyId, { answer, until });
      const [oldest] = entries.keys();
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },
  };
}

function createBreaker(clock: () => Date) {
  let outages = 0;
  let pausedUntil = 0;
  return {
    async run<T>(question: () => Promise<T>): Promise<T> {
      const now = clock().getTime();
      if (outages >= OUTAGES_TO_PAUSE) {
        if (now < pausedUntil)
          throw new CompanyRegisterUnavailable('The register is left alone a while.');
        // While this question tries whether the register is back, others are turned away.
        pausedUntil = now + PAUSE_MS;
      }
      try {
        const answer = await question();
        outages = 0;
        return answer;
      } catch (error) {
        outages = error instanceof CompanyRegisterUnavailable && error.isOutage ? outages + 1 : 0;
        if (outages >= OUTAGES_TO_PAUSE) pausedUntil = clock().getTime() + PAUSE_MS;
        throw error;
      }
    },
  };
}
