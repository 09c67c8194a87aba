import { execFileSync } from 'node:child_process';
import { quantile } from './pace.ts';

const EVERY_MS = 1000;
/** How much more the end may need than the middle: little, but in a minute nothing has settled yet. */
const MOST_GROWTH = 1.25;
const MOST_GROWTH_AT_FIRST = 2;
const AT_FIRST_SECONDS = 300;

export interface MemoryUsed {
  text: string;
  isFlat: boolean;
}

/** Looks at the memory of a process every second until it is told to stop. */
export function watchMemory(pid: number | undefined): { stop(): MemoryUsed } {
  const megabytes: number[] = [];
  const timer = setInterval(() => megabytes.push(residentMegabytes(pid)), EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      const part = Math.ceil(megabytes.length / 10);
      const half = Math.floor((megabytes.length - part) / 2);
      const [start, middle, end] = [0, half, megabytes.length - part].map((from) =>
        quantile(megabytes.slice(from, from + part), 0.5),
      );
      return {
        text: `${start} MB at the start, ${middle} MB in the middle, ${end} MB at the end`,
        isFlat: Number(end) <= Number(middle) * mostGrowth(megabytes.length),
      };
    },
  };
}

function mostGrowth(seconds: number): number {
  return seconds < AT_FIRST_SECONDS ? MOST_GROWTH_AT_FIRST : MOST_GROWTH;
}

function residentMegabytes(pid: number | undefined): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(kilobytes) / 1024);
}
