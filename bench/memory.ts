import { quantile } from './pace.ts';

const EVERY_MS = 1000;
/** How much more the end may need than the middle: little, but in a minute nothing has settled yet. */
const MOST_GROWTH = 1.25;
const MOST_GROWTH_AT_FIRST = 2;
const AT_FIRST_SECONDS = 300;

/** What was used in the first, the middle and the last tenth of the time. */
export interface MemoryUsed {
  text: string;
  isFlat: boolean;
}

/** Reads the memory of a shop from its metrics every second until it is told to stop. */
export function watchMemory(metricsUrl: string): { stop(): MemoryUsed } {
  const resident: number[] = [];
  const heap: number[] = [];
  const look = async () => {
    const metrics = await readMetrics(metricsUrl);
    resident.push(megabytes(metrics, 'process_resident_memory_bytes'));
    heap.push(megabytes(metrics, 'nodejs_heap_size_used_bytes'));
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      const used = inThree(resident);
      const [, middle = 0, end = 0] = used;
      const most = resident.length < AT_FIRST_SECONDS ? MOST_GROWTH_AT_FIRST : MOST_GROWTH;
      return {
        text: `resident ${used.join(', ')} MB, heap in use ${inThree(heap).join(', ')} MB`,
        isFlat: middle > 0 && end <= middle * most,
      };
    },
  };
}

function inThree(values: readonly number[]): number[] {
  const part = Math.ceil(values.length / 10);
  const last = values.length - part;
  return [0, Math.floor(last / 2), last].map((from) =>
    Math.round(quantile(values.slice(from, from + part), 0.5)),
  );
}

async function readMetrics(url: string): Promise<string> {
  return (await fetch(url)).text();
}

function megabytes(metrics: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]) / 1024 ** 2;
}
