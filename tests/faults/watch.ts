import { countDescriptors, forgetPeak, readMemory, until } from './processes.ts';
import type { ShopProcess } from './shop-process.ts';

/** A process that is watched from a quiet moment on. */
export interface Watch {
  /** What it holds, once it has had time to let go, and whether that is too much. */
  end(): Promise<{ problems: string[]; words: string }>;
}

/** Memory that hostile clients may cost, as a share of what is held in the quiet moment. */
const MOST_MEMORY = 1.5;
/** Longer than any time-out of the shop for connections and files. */
const LET_GO_MS = 60_000;

/** Watches the process of a shop: the same one all the time, its files and connections, its memory. */
export async function watchProcess(shop: ShopProcess): Promise<Watch> {
  const pid = shop.pid() ?? 0;
  const descriptors = await countDescriptors(pid);
  const { residentMb } = await readMemory(pid);
  await forgetPeak(pid);
  return {
    async end() {
      if (shop.pid() !== pid) {
        return { problems: ['the shop had to be started again'], words: 'another process' };
      }
      const problems: string[] = [];
      const { peakMb } = await readMemory(pid);
      if (peakMb > MOST_MEMORY * residentMb) {
        problems.push(`memory: ${peakMb} MB at most, ${residentMb} MB when idle`);
      }
      const isBack = async () => (await countDescriptors(pid)) <= descriptors;
      await until('files are closed', LET_GO_MS, isBack).catch(() => {});
      const left = await countDescriptors(pid);
      if (left > descriptors) problems.push(`descriptors: ${left} instead of ${descriptors}`);
      return {
        problems,
        words: `memory ${residentMb} MB idle, ${peakMb} MB at most; descriptors ${descriptors} before, ${left} after`,
      };
    },
  };
}
