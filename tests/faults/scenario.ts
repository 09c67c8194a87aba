import { setTimeout as delay } from 'node:timers/promises';
import { type Findings, audit } from './audit.ts';
import { type Stage, type StageGiven, type StageOptions, setStage } from './stage.ts';

/** A fault that is tried, and what must be true afterwards. */
export interface Scenario {
  /** The fault's number in the list of faults, as docs/reliability.md has it. */
  fault: string;
  /** What is done, in a few words. */
  name: string;
  stage?: StageOptions;
  /** What this machine lacks for it; undefined where it can be tried. */
  lacks?(): Promise<string | undefined>;
  /** Whether it keeps the machine busy by itself: half as many others are tried beside it. */
  heavy?: boolean;
  /** Whether `npm test` tries it: what it finds costs money, and no other test would find it. */
  isSentinel?: boolean;
  /** Commits the fault; throws where something is not as it must be while it lasts. */
  run(stage: Stage): Promise<Outcome>;
}

export interface Outcome {
  /** How often the fault was committed. */
  tries: number;
  /** How many orders must be paid in the end; none given where it depends on who was faster. */
  sales?: number;
  /** Money that does not fit and must have been noted. */
  anomalies?: string[];
  /** E-mails that the mail server must have refused for good. */
  refusals?: number;
  /** How many refunds must have been made; depends on who was faster where `sales` does. */
  refunds?: number;
  /** Whether an e-mail may arrive again under its Message-ID, as after a crash between send and note. */
  mayRepeatEmails?: boolean;
  /** Notifications that the provider is not to bring until the end. */
  held?: boolean;
  /** What was measured, for the reader. */
  measured?: string;
  /** What was not as it must be while the fault lasted, where that is no reason to end early. */
  problems?: string[];
}

export interface Result {
  scenario: Scenario;
  /** Why it was not tried here; it has neither passed nor failed then. */
  lacking?: string | undefined;
  measured?: string | undefined;
  tries: number;
  /** Missing where it broke off: books in the middle of a fault say nothing. */
  findings: Findings | undefined;
  /** Everything that is not as it must be; empty where the scenario passed. */
  problems: string[];
  seconds: number;
  log: string;
}

interface Judged {
  findings: Findings | undefined;
  problems: string[];
}

/** The same scenario, as one that `npm test` tries too. */
export function sentinel(scenario: Scenario): Scenario {
  return { ...scenario, isSentinel: true };
}

/** After the fault has ended everything must be in order within this time. */
const SETTLE_MS = 60_000;
const LOOK_MS = 250;
/** What is in order must stay so: something doubled may come a little later. */
const CALM_LOOKS = 4;

/** Plays a scenario on a stage of its own and audits what is left. */
export async function play(
  scenario: Scenario,
  given: StageGiven & { settleMs?: number },
): Promise<Result> {
  const began = performance.now();
  const result: Result = {
    scenario,
    tries: 0,
    findings: undefined,
    problems: [],
    seconds: 0,
    log: '',
  };
  let stage: Stage | undefined;
  try {
    result.lacking = await scenario.lacks?.();
    if (result.lacking !== undefined) return result;
    stage = await setStage(given, scenario.stage ?? {});
    const outcome = await scenario.run(stage);
    result.tries = outcome.tries;
    result.measured = outcome.measured;
    result.problems.push(...(outcome.problems ?? []));
    const { findings, problems } = await settleDown(stage, outcome, given.settleMs ?? SETTLE_MS);
    result.findings = findings;
    result.problems.push(...problems);
  } catch (error) {
    result.problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    result.log = stage?.log() ?? '';
    await stage?.close().catch((error: unknown) => result.problems.push(String(error)));
  }
  result.seconds = (performance.now() - began) / 1000;
  return result;
}

/** Waits until everything is in order and stays so, and says what is not where it never comes to that. */
async function settleDown(stage: Stage, outcome: Outcome, withinMs: number): Promise<Judged> {
  const deadline = Date.now() + withinMs;
  let calm = 0;
  for (;;) {
    const { findings, problems } = await look(stage, outcome);
    calm = problems.length === 0 ? calm + 1 : 0;
    if (calm === CALM_LOOKS || Date.now() > deadline) return { findings, problems };
    await delay(LOOK_MS);
  }
}

async function look(stage: Stage, outcome: Outcome): Promise<Judged> {
  try {
    const findings = await audit(stage);
    return { findings, problems: judge(findings, outcome) };
  } catch (error) {
    return { findings: undefined, problems: [`the books cannot be read: ${String(error)}`] };
  }
}

function judge(found: Findings, outcome: Outcome): string[] {
  const { sales, anomalies = [], refusals = 0, refunds = 0 } = outcome;
  const open = outcome.held ? found.open.filter((what) => !/^\d+ notif/.test(what)) : found.open;
  const problems = [
    ...found.lost.map((what) => `lost: ${what}`),
    ...found.doubled.map((what) => `doubled: ${what}`),
    ...open.map((what) => `not done: ${what}`),
  ];
  const expect = (what: string, seen: unknown, wanted: unknown) => {
    if (String(seen) !== String(wanted)) problems.push(`${what}: ${seen} instead of ${wanted}`);
  };
  if (sales !== undefined) {
    expect('paid orders', found.paid, sales);
    expect('refunds', found.refunds, refunds);
  }
  expect('anomalies', found.anomalies.toSorted(), anomalies.toSorted());
  expect('refused e-mails', found.refusals, refusals);
  if (found.copies > 0 && !outcome.mayRepeatEmails) {
    problems.push(`doubled: ${found.copies} e-mails came again without a crash`);
  }
  return problems;
}
