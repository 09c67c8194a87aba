import { boundedFetch } from './bounded-fetch.ts';
import { type ModelSettings, createModelWriter } from './model-writer.ts';
import type { Writer } from './port.ts';

/** Anthropic, or what speaks as it does. */
export function createAnthropicWriter({ url, key, ...settings }: ModelSettings): Writer {
  return createModelWriter({
    ...settings,
    provider: `Anthropic at ${new URL(url).host}`,
    async load() {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      const service = createAnthropic({
        baseURL: url,
        apiKey: key ?? '',
        fetch: boundedFetch(globalThis.fetch),
      });
      return service(settings.model);
    },
  });
}
