import type { PerLocale } from '#domain/locale.ts';
import { composeArticle, composeReview } from '#domain/writing/compose.ts';
import type { PassageLibrary } from '#domain/writing/subject.ts';
import { type Writer, WriterUnavailable } from './port.ts';

/**
 * Puts passages of a library together, without a model and without a network: the same brief always makes the
 * same text.
 */
export function createEmbeddedWriter({
  libraries,
}: {
  libraries: PerLocale<PassageLibrary>;
}): Writer {
  return {
    provider: 'composer',
    model: undefined,
    writer: 'composer',
    async writeArticle({ brief, signal }) {
      refuseStopped(signal);
      return { text: composeArticle(libraries[brief.language], brief), tokens: undefined };
    },
    async writeReview({ brief, signal }) {
      refuseStopped(signal);
      return { text: composeReview(libraries[brief.language], brief), tokens: undefined };
    },
  };
}

function refuseStopped(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new WriterUnavailable('The writing was stopped.');
}
