import { boundedFetch } from './bounded-fetch.ts';
import { type ModelSettings, createModelWriter } from './model-writer.ts';
import type { Writer } from './port.ts';

/** Any service that speaks as OpenAI does, also one on this machine, which may want no key. */
export function createOpenAiWriter({ url, key, ...settings }: ModelSettings): Writer {
  return createModelWriter({
    ...settings,
    provider: `model service at ${new URL(url).host}`,
    async load() {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const service = createOpenAICompatible({
        name: 'writer',
        baseURL: url,
        ...(key !== undefined && { apiKey: key }),
        supportsStructuredOutputs: true,
        fetch: boundedFetch(globalThis.fetch),
      });
      return service(settings.model);
    },
  });
}
