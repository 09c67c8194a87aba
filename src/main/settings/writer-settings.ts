import type { WritingLimits } from '#flows/services.ts';
import { crowns } from '#domain/money.ts';
import type { Read } from './setting-schema.ts';

/** A model that writes the texts of the generators. */
export interface WriterSettings {
  kind: NonNullable<Read['WRITER_KIND']>;
  url: string;
  key: string | undefined;
  model: string;
}

/** Where a service is found that is at one address; undefined: the operator says where. */
const usualUrls: Record<WriterSettings['kind'], string | undefined> = {
  anthropic: 'https://api.anthropic.com/v1',
  'openai-compatible': undefined,
};

/** Undefined where no model is set: then texts are composed. */
export function toWriter(read: Read): WriterSettings | undefined {
  const { WRITER_KIND: kind, WRITER_URL: url, WRITER_KEY: key, WRITER_MODEL: model } = read;
  if (!kind || !model) return undefined;
  const address = url ?? usualUrls[kind];
  return address === undefined ? undefined : { kind, url: address, key, model };
}

/** What the generators may use up. */
export function toWriting(read: Read): WritingLimits {
  const { WRITER_INPUT_PRICE: input, WRITER_OUTPUT_PRICE: output } = read;
  const inHaler = (amount: number | undefined) =>
    amount === undefined ? undefined : crowns(amount);
  return {
    perDay: {
      pictures: read.IMAGES_PER_DAY,
      texts: read.WRITER_TEXTS_PER_DAY,
      cost: inHaler(read.WRITER_COST_PER_DAY),
    },
    perBatch: {
      texts: read.WRITER_TEXTS_PER_BATCH,
      cost: inHaler(read.WRITER_COST_PER_BATCH),
    },
    seconds: read.WRITER_SECONDS,
    prices:
      input === undefined || output === undefined
        ? undefined
        : { input: crowns(input), output: crowns(output) },
  };
}

/** What is missing of the writer's settings, which mean something only together; one line each. */
export function writerFaults(read: Read): string[] {
  const { WRITER_KIND: kind, WRITER_URL: url, WRITER_KEY: key, WRITER_MODEL: model } = read;
  const isPriced = read.WRITER_INPUT_PRICE !== undefined && read.WRITER_OUTPUT_PRICE !== undefined;
  const costFaults = (['WRITER_COST_PER_DAY', 'WRITER_COST_PER_BATCH'] as const)
    .filter((name) => read[name] !== undefined && !isPriced)
    .map((name) => `${name} needs WRITER_INPUT_PRICE and WRITER_OUTPUT_PRICE.`);
  if (!kind) {
    const isBegun = url !== undefined || key !== undefined || model !== undefined;
    return [
      ...(isBegun ? ['WRITER_URL, WRITER_KEY and WRITER_MODEL need WRITER_KIND.'] : []),
      ...costFaults,
    ];
  }
  return [
    ...(model === undefined ? ['WRITER_KIND needs WRITER_MODEL.'] : []),
    ...(url === undefined && usualUrls[kind] === undefined
      ? [`WRITER_KIND=${kind} needs WRITER_URL.`]
      : []),
    ...(kind === 'anthropic' && key === undefined
      ? ['WRITER_KIND=anthropic needs WRITER_KEY.']
      : []),
    ...costFaults,
  ];
}
