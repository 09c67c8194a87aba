import { setTimeout as delay } from 'node:timers/promises';
import { judgeWaits, longestP95, mostWaitMs, waitOf } from '#tests/hostile/waits.ts';
import { judgeUse } from './judge-holdings.ts';
import type { Holding } from './watched-replica.ts';
import type { Stage } from './stage.ts';
import type { Reader } from './start-reader.ts';
import { type Sent, prepareSenders } from './start-senders.ts';
import { type Trial, isFaulty } from './trial.ts';

/** What became of one run of a trial. */
export interface Outcome {
  trial: string;
  way: Stage['way'];
  senders: number;
  controlMs: number;
  /** The control right after it, from which the next run goes on. */
  afterMs: number;
  p95Ms: number;
  longestMs: number;
  mostMs: number;
  /** Processors that both replicas kept busy meanwhile: what no other work on the machine changes. */
  busy: number;
  answers: Record<string, number>;
  memory: string;
  problems: string[];
}

interface Playing {
  stage: Stage;
  reader: Reader;
  trial: Trial;
  senders: number;
  seconds: number;
  /** Counts the runs: its senders have addresses of their own. */
  run: number;
  /** What the control right before gave; undefined where there was none. */
  before: number | undefined;
  /** What the replicas held before the first trial. */
  held: readonly Holding[];
}

const CONTROL_MS = 1500;
/** What stands longer will not go on by itself in a time that anybody waits. */
const STANDS_MS = 120_000;
/** Bytes of an answer's head without its cookies, and of the address that it leads to. */
const MOST_HEAD = 4096;
const MOST_LOCATION = 1024;
/** Addresses of 127.0.0.0/8 that nobody else has begin here. */
const FIRST_NETWORK = 10;

/** One attack with readers beside it, who were asked for as long before and after it. */
export async function playTrial(playing: Playing): Promise<Outcome> {
  const { stage, reader, trial, senders, seconds, run, held } = playing;
  const before = playing.before ?? (await control(reader));
  const mark = `t${run}`;
  const { aims, cookies, token } = stage;
  await trial.prepare?.(stage, { senders, mark });
  const order = { trial: trial.name, senders, seconds, mark, token, network: networkOf(run) };
  const ready =
    trial.requests && (await prepareSenders({ ...order, aims: [...aims], cookies: [...cookies] }));
  for (const replica of stage.replicas) replica.newErrors();
  const busyBefore = await busyMs(stage);
  const began = performance.now();
  let sent: Sent | undefined;
  const waits = await reader.during(async () => {
    const attack = ready?.begin().then((told) => (sent = told));
    const beside = trial.meanwhile?.(stage, { senders, mark });
    await Promise.all([attack, beside, delay(seconds * 1000)]);
  });
  const busy = ((await busyMs(stage)) - busyBefore) / (performance.now() - began);
  const fates = await findFates(stage);
  const spoiled = (await trial.afterwards?.(stage, { senders, mark })) ?? [];
  await settle(stage);
  const after = fates.length > 0 ? Number.NaN : await control(reader);
  const { words, problems: holdings } =
    fates.length > 0 ? { words: '', problems: [] } : await judgeUse(stage.replicas, held);
  const errors = stage.replicas.flatMap((replica) => replica.newErrors());
  const controls = [before, after].filter((ms) => !Number.isNaN(ms));
  return {
    trial: trial.name,
    way: stage.way,
    senders,
    controlMs: Math.max(...controls),
    afterMs: after,
    p95Ms: longestP95(waits),
    longestMs: waitOf(waits, 1),
    mostMs: mostWaitMs(...controls),
    busy: Math.max(0, busy),
    answers: sent?.answers ?? {},
    memory: words,
    problems: [
      ...fates,
      ...judgeWaits(waits, controls),
      ...judgeAnswers(trial, sent),
      ...spoiled,
      ...holdings,
      ...judgeErrors(errors),
    ],
  };
}

/** Milliseconds of processors that both replicas have used so far. */
export async function busyMs({ replicas }: Stage): Promise<number> {
  const used = await Promise.all(replicas.map((replica) => replica.processorMs()));
  return used.reduce((sum, ms) => sum + ms, 0);
}

function networkOf(run: number): number {
  return FIRST_NETWORK + (run % (250 - FIRST_NETWORK));
}

async function control(reader: Reader): Promise<number> {
  return longestP95(await reader.during(() => delay(CONTROL_MS)));
}

/** What has become of replicas that do not answer again. */
async function findFates({ replicas }: Stage): Promise<string[]> {
  const fates = await Promise.all(
    replicas.map(async (replica, index) => {
      if (await replica.answers(STANDS_MS)) return [];
      return [`replica ${index + 1} ${replica.fault() ?? `stands for ${STANDS_MS / 1000} s`}`];
    }),
  );
  return fates.flat();
}

/** Starts anew what has ended or stands for good, and waits until readers are served. */
async function settle({ replicas, pages }: Stage): Promise<void> {
  for (const replica of replicas) if (!(await replica.answers(1000))) await replica.restart();
  // A proxy that has put replicas aside asks them again after a while; that the readers noticed is judged already.
  for (const { origin, host, path } of pages) await untilServed(origin + path, host);
}

async function untilServed(url: string, host: string): Promise<void> {
  const deadline = Date.now() + STANDS_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(url, { headers: { host } }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await delay(100);
  }
}

function judgeAnswers({ answers, requests }: Trial, sent: Sent | undefined): string[] {
  if (!requests) return [];
  if (!sent) return ['the senders did not come back'];
  const isWrong = (key: string) => {
    const status = key === 'none' ? undefined : Number(key);
    return answers ? !answers.includes(status ?? 0) : isFaulty(status);
  };
  const wrong = Object.entries(sent.answers).filter(([key]) => isWrong(key));
  const told = wrong.map(([key, count]) => `${count} × ${key}`).join(', ');
  return [
    ...(Object.keys(sent.answers).length === 0 ? ['nothing was sent'] : []),
    ...(wrong.length > 0 ? [`answers that are wrong: ${told}`] : []),
    ...(sent.headBytes > MOST_HEAD ? [`a head of ${sent.headBytes} bytes`] : []),
    ...(sent.locationBytes > MOST_LOCATION ? [`a Location of ${sent.locationBytes} bytes`] : []),
  ];
}

const SHOWN = 200;

function judgeErrors(lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [`${lines.length} errors in the log, as ${(lines[0] ?? '').slice(0, SHOWN)}`];
}
