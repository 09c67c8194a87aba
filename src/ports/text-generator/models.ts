import { type TextModelSettings, createModelWriter } from './model-writer.ts';
import { type Writer, WriterUnusable } from './port.ts';

/** Anthropic, or what speaks as it does. */
export function createAnthropicWriter({ url, key, ...settings }: TextModelSettings): Writer {
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

/** Any service that speaks as OpenAI does, also one on this machine, which may want no key. */
export function createOpenAiWriter({ url, key, ...settings }: TextModelSettings): Writer {
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

/** Bytes of an answer: an article has some ten thousand. */
const MOST_BYTES = 300_000;

/**
 * Fetches without following anybody elsewhere, because the key goes along, and without reading more than a text
 * can have: an answer without an end would fill the memory.
 */
function boundedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES)
        throw new WriterUnusable(`The writer answered more than ${MOST_BYTES} bytes.`);
      chunks.push(chunk);
    }
    const { status, statusText } = response;
    const headers = new Headers(response.headers);
    // What was read is no longer packed.
    headers.delete('content-encoding');
    headers.delete('content-length');
    const hasBody = ![101, 204, 205, 304].includes(status);
    return new Response(hasBody ? Buffer.concat(chunks) : null, { status, statusText, headers });
  };
}
