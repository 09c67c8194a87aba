import { execFile } from 'node:child_process';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LOOK_MS = 100;

/** Processes that were started with these words, the children of those included. */
export async function listProcesses(words: string): Promise<number[]> {
  // Wide enough that no command is cut off.
  const { stdout } = await run('ps', ['-ww', '-eo', 'pid=,ppid=,stat=,args='], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const all = [...stdout.matchAll(/^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/gm)].map(
    ([, pid, parent, state = '', args = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      isGone: state.startsWith('Z'),
      isNamed: args.includes(words),
    }),
  );
  const named = new Set(all.filter((one) => one.isNamed && !one.isGone).map(({ pid }) => pid));
  return all
    .filter((one) => !one.isGone && (named.has(one.pid) || named.has(one.parent)))
    .map(({ pid }) => pid);
}

/** Sends a signal to those that are still there. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has just ended by itself.
    }
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Waits for something that must become true. @throws Error with `what` where it does not in time */
export async function until(
  what: string,
  withinMs: number,
  isTrue: () => boolean | Promise<boolean>,
  everyMs = LOOK_MS,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`not within ${withinMs / 1000} s: ${what}`);
    await delay(everyMs);
  }
}

/** Whether this system tells what a process holds. */
export const tellsFigures = process.platform === 'linux';

/** Files and connections that a process has open. */
export async function countDescriptors(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length;
}

/** Megabytes that a process has in memory: now, and at most since the last `forgetPeak`. */
export async function readMemory(pid: number): Promise<{ residentMb: number; peakMb: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) / 1024);
  return { residentMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') };
}

export async function forgetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
}
