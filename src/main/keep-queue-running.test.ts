import { describe, expect, it, vi } from 'vitest';
import { keepQueueRunning } from './keep-queue-running.ts';

const log = { error: () => {} };

function createQueue() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return {
    promise,
    stop: vi.fn(async () => resolve()),
    breakDown: () => reject(new Error('away')),
  };
}

describe('a job queue that breaks down', () => {
  it('is started again, and again where that fails, until it is stopped', async () => {
    const [first, second] = [createQueue(), createQueue()];
    const start = vi
      .fn<() => Promise<ReturnType<typeof createQueue>>>()
      .mockResolvedValueOnce(first)
      .mockRejectedValueOnce(new Error('still away'))
      .mockResolvedValueOnce(second);
    const stop = await keepQueueRunning(start, log, 1);
    first.breakDown();
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(3));
    await stop();
    expect(first.stop).not.toHaveBeenCalled();
    expect(second.stop).toHaveBeenCalledOnce();
    second.breakDown();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(start).toHaveBeenCalledTimes(3);
  });
});
