import type { Logger } from 'pino';
import type { PortFailure } from '#main/watch/port-failures.ts';
import { type TestShop, type TestShopOptions, createTestShop, importBuilt } from './shop.ts';

/** Levels of the log. */
export const WARN = 40;
export const ERROR = 50;

type Line = Record<string, unknown>;

/** A log as the program writes it, for a test that reads it. */
export interface WrittenLog {
  log: Logger;
  /** Everything that was written, to the letter. */
  text(): string;
  lines(): Line[];
  /** The lines that tell of a port. */
  failures(): Line[];
}

async function writtenLog(): Promise<WrittenLog> {
  const written: string[] = [];
  const { createLog } = await importBuilt();
  const lines = () => written.map((line): Line => JSON.parse(line));
  return {
    log: createLog({ logLevel: 'info' }, { write: (line) => void written.push(line) }),
    text: () => written.join(''),
    lines,
    failures: () => lines().filter(({ msg }) => msg === 'a port failed'),
  };
}

/** A shop whose log and failures of ports can be read. */
export async function createWatchedShop(
  options: TestShopOptions = {},
): Promise<{ shop: TestShop; log: WrittenLog; counted: PortFailure[] }> {
  const log = await writtenLog();
  const counted: PortFailure[] = [];
  const onPortFailure = (failure: PortFailure) => void counted.push(failure);
  const shop = await createTestShop({ ...options, log: log.log, onPortFailure });
  return { shop, log, counted };
}
