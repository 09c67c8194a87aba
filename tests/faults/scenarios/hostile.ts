import { setTimeout as delay } from 'node:timers/promises';
import { judgeAnswers, sellsAgain, slowestMs } from '#tests/faults/answers.ts';
import { buySteadily } from '#tests/faults/customers.ts';
import { tellsFigures } from '#tests/faults/processes.ts';
import type { Scenario } from '#tests/faults/scenario.ts';
import { type Stage, tellAgain } from '#tests/faults/stage.ts';
import { type Watch, watchProcess } from '#tests/faults/watch.ts';
import type { Tally } from '#tests/hostile/attackers.ts';
import { leaveDownload } from '#tests/hostile/attackers.ts';
import { hostileRanges } from '#tests/hostile/headers.ts';
import { findFiles, startAttack } from '#tests/hostile/start-attack.ts';
import { HOSTILE_ADDRESS, type Line, exchange } from '#tests/hostile/wire.ts';
import { embeddedOf } from './embedded.ts';

const lacks = async () => (tellsFigures ? undefined : 'Linux, which tells what a process holds');
/** Clients that only read pages. */
const READERS = 2;
const READS_MS = 200;
const BUYERS = 3;
const PAGES = [
  '/',
  '/cenik',
  '/instagram/sledujici/1000',
  '/objednavka',
  '/speculation-rules.json',
];

function lineTo(stage: Stage): Line {
  return { port: Number(new URL(stage.shops[0].origin).port), from: HOSTILE_ADDRESS };
}

/** Honest people, some of whom buy, until it is over; how many bought. */
async function beHonest({ customer }: Stage, over: AbortSignal): Promise<number> {
  const read = async () => {
    for (let i = 0; !over.aborted; i += 1) {
      await customer().get(PAGES[i % PAGES.length] ?? '/');
      await delay(READS_MS);
    }
  };
  const reading = Array.from({ length: READERS }, read);
  const buying = Array.from({ length: BUYERS }, () => buySteadily(customer, over));
  const counts = await Promise.all(buying);
  await Promise.all(reading);
  return counts.reduce((sum, count) => sum + count, 0);
}

const WARM_UP_MS = 20_000;
/** Enough to count files and connections by, and memory that nobody fills. */
const SHORT_WARM_UP_MS = 8000;
const REST_MS = 5000;

/** The shop after honest work and a rest: what it holds then is the measure for what comes. */
async function warmUp(
  stage: Stage,
  ms = SHORT_WARM_UP_MS,
): Promise<{ watch: Watch; sales: number }> {
  const sales = await beHonest(stage, AbortSignal.timeout(ms));
  await delay(REST_MS);
  return { watch: await watchProcess(stage.shops[0]), sales };
}

const DOWNLOADS = 600;
const AT_ONCE = 20;

const downloads: Scenario = {
  fault: 'F23',
  name: `${DOWNLOADS} downloads are left in the middle while customers buy`,
  stage: { bare: true },
  lacks,
  async run(stage) {
    const { answers } = stage;
    const { watch, sales } = await warmUp(stage);
    const [largest] = await findFiles(stage.shops[0].origin);
    const over = new AbortController();
    const buying = beHonest(stage, over.signal);
    for (let left = 0; left < DOWNLOADS; left += AT_ONCE) {
      const readers = Array.from({ length: AT_ONCE }, () => leaveDownload(lineTo(stage), largest));
      await Promise.all(readers);
    }
    over.abort();
    const more = await buying;
    const { problems, words } = await watch.end();
    return {
      tries: DOWNLOADS,
      sales: sales + more,
      problems: [...problems, ...judgeAnswers(answers)],
      measured: `${words}; ${answers.length} honest answers, the slowest after ${slowestMs(answers)} ms`,
    };
  },
};

const ANSWER_MS = 11_000;
const METHODS = ['GET', 'HEAD', 'POST', 'DELETE'];

const ranges: Scenario = {
  fault: 'F23',
  name: 'parts of files are asked for that are none, by every method, while customers buy',
  stage: { bare: true },
  lacks,
  async run(stage) {
    const { answers, shops } = stage;
    const { watch, sales } = await warmUp(stage);
    const [largest] = await findFiles(shops[0].origin);
    const over = new AbortController();
    const buying = beHonest(stage, over.signal);
    const line = lineTo(stage);
    const unanswered: string[] = [];
    let tries = 0;
    for (const range of hostileRanges(1)) {
      for (const method of METHODS) {
        const path = tries % 2 ? largest : '/speculation-rules.json';
        const head = `${method} ${path} HTTP/1.1\r\nHost: localhost:${line.port}`;
        const request = `${head}\r\nRange: ${range}\r\nConnection: close\r\n\r\n`;
        const status = await exchange(line, Buffer.from(request), ANSWER_MS);
        if (status === undefined || status >= 500)
          unanswered.push(`${method} ${range.slice(0, 30)}`);
        tries += 1;
      }
    }
    over.abort();
    const more = await buying;
    const { problems, words } = await watch.end();
    const [first] = unanswered;
    if (first !== undefined) problems.push(`${unanswered.length} not answered, as ${first}`);
    return {
      tries,
      sales: sales + more,
      problems: [...problems, ...judgeAnswers(answers)],
      measured: `${words}; ${answers.length} honest answers, the slowest after ${slowestMs(answers)} ms`,
    };
  },
};

const KILLS = 2;

/** The database is killed after a third and after two thirds of the time; what went wrong with it. */
async function killTwice(stage: Stage, seconds: number): Promise<string[]> {
  const third = (seconds * 1000) / (KILLS + 1);
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await delay(third);
      await embeddedOf(stage).kill();
      await sellsAgain(stage);
    }
    await delay(third);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** Everything at once, for as long as it is told. */
export function hostileRun(seconds: number): Scenario {
  return {
    fault: 'F23',
    name: 'hostile clients of every kind, and a database that is killed twice, while customers buy',
    stage: { embedded: 'on-this-disk', bare: true },
    lacks,
    heavy: true,
    async run(stage) {
      const { shops, answers } = stage;
      const { watch, sales } = await warmUp(stage, WARM_UP_MS);
      const seed = Date.now() % 2 ** 32;
      const files = await findFiles(shops[0].origin);
      const over = new AbortController();
      const attack = startAttack({ port: lineTo(stage).port, seed, files });
      const buying = beHonest(stage, over.signal);
      const found = await killTwice(stage, seconds);
      over.abort();
      const tally = await attack.stop();
      const more = await buying;
      const { problems, words } = await watch.end();
      await tellAgain(stage);
      const { done, answers: given, faults } = sortTally(tally);
      return {
        tries: sum(done),
        sales: sales + more,
        mayRepeatEmails: true,
        problems: [...found, ...problems, ...judgeAnswers(answers), ...faults],
        measured: [
          `${seconds} s, seed ${seed}, ${KILLS} kills of the database`,
          `${sales + more} orders, ${answers.length} honest answers, the slowest after ${slowestMs(answers)} ms`,
          words,
          `${listed(done)}; random requests were answered ${given}`,
        ].join('; '),
      };
    },
  };
}

/** What was done, how it was answered, and at what the shop failed. */
function sortTally(tally: Tally): { done: [string, number][]; answers: string; faults: string[] } {
  const entries = Object.entries(tally).toSorted(([a], [b]) => a.localeCompare(b));
  const called = (name: string) =>
    entries.flatMap(([what, count]): [string, number][] =>
      what.startsWith(`${name}: `) ? [[what.slice(name.length + 2), count]] : [],
    );
  const isResult = ([what]: [string, number]) => /^(?:answer|fault): /.test(what);
  return {
    done: entries.filter((entry) => !isResult(entry)),
    answers: listed(called('answer')),
    faults: called('fault').map(([request]) => `answered by 500: ${request}`),
  };
}

function listed(counts: [string, number][]): string {
  return counts.map(([what, count]) => `${what} ${count}`).join(', ');
}

function sum(counts: [string, number][]): number {
  return counts.reduce((total, [, count]) => total + count, 0);
}

export const hostile: readonly Scenario[] = [downloads, ranges];
