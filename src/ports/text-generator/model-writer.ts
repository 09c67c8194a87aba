import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import { articleShape, reviewShape } from '#domain/writing/article-text.ts';
import { type Tokens, meaningOfStatus } from '#domain/writing/record.ts';
import {
  MOST_ANSWER_TOKENS,
  type Wanted,
  type Writer,
  WriterDenied,
  WriterUnavailable,
  WriterUnusable,
  type Written,
} from './port.ts';

/** Characters of an answer's words: thrice what the longest article has. The rules would read more for too long. */
const MOST_CHARACTERS = 30_000;

export interface TextModelSettings {
  /** Address of the service, with the path that its calls lie below. */
  url: string;
  key: string | undefined;
  model: string;
  /** Milliseconds for one answer. */
  timeoutMs: number;
}

interface ModelOptions extends Pick<TextModelSettings, 'model' | 'timeoutMs'> {
  provider: string;
  /** Loads the adapter's own part of the SDK. */
  load: () => Promise<LanguageModel>;
}

/** A writer that asks a model through the SDK, which is loaded for the first text. Nothing is asked twice here. */
export function createModelWriter({ provider, model, timeoutMs, load }: ModelOptions): Writer {
  let loading: Promise<LanguageModel> | undefined;
  const ask = async <Shape extends z.ZodType>(
    { prompt, signal }: Wanted<unknown>,
    schema: Shape,
  ): Promise<Written<z.output<Shape>>> => {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      loading ??= load();
      const { generateText, Output } = await import('ai');
      const { output, usage } = await generateText({
        model: await loading,
        system: prompt.system,
        prompt: prompt.user,
        output: Output.object({ schema }),
        maxOutputTokens: MOST_ANSWER_TOKENS,
        maxRetries: 0,
        abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      const tokens = tokensOf(usage);
      if (JSON.stringify(output).length > MOST_CHARACTERS)
        throw new WriterUnusable(`${provider} answered more than a text has.`, { tokens });
      return { text: schema.parse(output), tokens };
    } catch (error) {
      throw await describeError(error, provider);
    }
  };
  return {
    provider,
    model,
    writer: 'model',
    writeArticle: (wanted) => ask(wanted, articleShape),
    writeReview: (wanted) => ask(wanted, reviewShape),
  };
}

/**
 * An error in the words of the port. The SDK's own hold request, headers and key, so they are not kept as a cause.
 */
async function describeError(error: unknown, provider: string): Promise<Error> {
  const { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } = await import('ai');
  const known = ownError(error);
  if (known) return known;
  if (NoObjectGeneratedError.isInstance(error)) {
    const tokens = error.usage && tokensOf(error.usage);
    return new WriterUnusable(`${provider} answered in another form.`, { tokens });
  }
  if (NoOutputGeneratedError.isInstance(error))
    return new WriterUnusable(`${provider} answered nothing.`);
  if (APICallError.isInstance(error)) return ofAnswer(error, provider);
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError')
    return new WriterUnavailable(`${provider} did not answer in time.`, { mayCost: true });
  if (name === 'AbortError')
    return new WriterUnavailable('The writing was stopped.', { mayCost: true });
  if (/^AI_|ZodError|SyntaxError/.test(name))
    return new WriterUnusable(`${provider} answered in another form.`);
  return new WriterUnavailable(`${provider} could not be reached.`);
}

function ofAnswer(
  { statusCode: status, responseBody: body }: { statusCode?: number; responseBody?: string },
  provider: string,
): Error {
  if (status === undefined) return new WriterUnavailable(`${provider} could not be reached.`);
  const stated = `${provider} answered ${status}.`;
  const refusal = refusals[meaningOfStatus(status, body)];
  // Who refuses has written nothing.
  return refusal === WriterUnusable
    ? new WriterUnusable(stated, { tokens: { input: 0, output: 0 } })
    : new refusal(stated);
}

const refusals = { denied: WriterDenied, away: WriterUnavailable, unusable: WriterUnusable };

/** One of the port's errors, within whatever the SDK has wrapped it in. */
function ownError(error: unknown, depth = 0): Error | undefined {
  if (error instanceof WriterUnusable || error instanceof WriterUnavailable) return error;
  if (!(error instanceof Error) || depth > 4) return undefined;
  return ownError(error.cause, depth + 1);
}

function tokensOf(usage: {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}): Tokens | undefined {
  const { inputTokens: input, outputTokens: output } = usage;
  return input === undefined || output === undefined ? undefined : { input, output };
}
