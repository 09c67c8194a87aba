import { passages } from '#content/writing/passages.ts';
import type { Services } from '#flows/services.ts';
import type { Settings } from '#main/settings/settings.ts';
import type { WriterSettings } from '#main/settings/writer-settings.ts';
import type { WatchPort } from '#main/watch/port-failures.ts';
import { createAnthropicWriter, createOpenAiWriter } from '#ports/writer/models.ts';
import { createEmbeddedWriter } from '#ports/writer/embedded.ts';
import type { Writer } from '#ports/writer/port.ts';
import { observedWriter } from './observed-ports.ts';

/** The writer that the settings name, else the embedded one, which costs nothing; and what it may use up. */
export function makeWriting(
  { writer, writing }: Pick<Settings, 'writer' | 'writing'>,
  watch: WatchPort,
): Pick<Services, 'writer' | 'writing'> {
  const chosen = makeWriter(writer, writing.seconds * 1000);
  return { writer: observedWriter(chosen, watch), writing };
}

function makeWriter(settings: Settings['writer'], timeoutMs: number): Writer {
  if (!settings) return createEmbeddedWriter({ libraries: passages });
  const { kind, ...model } = settings;
  return adapters[kind]({ ...model, timeoutMs });
}

const adapters: Record<WriterSettings['kind'], typeof createAnthropicWriter> = {
  anthropic: createAnthropicWriter,
  'openai-compatible': createOpenAiWriter,
};
