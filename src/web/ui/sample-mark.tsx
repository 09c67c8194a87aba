import type { Locale, PerLocale } from '#domain/locale.ts';
import { type SampleMessages, sample as cs } from '#messages/cs/sample.ts';
import { sample as en } from '#messages/en/sample.ts';
import { Tag } from './tag.tsx';

export interface SampleMarkProps {
  locale: Locale;
  /** A block of figures, or one thing: a mark of the press, a promise. */
  of?: keyof SampleMessages;
}

const words: PerLocale<SampleMessages> = { cs, en };

/** Says of a block that what it claims has no source: it stands on a local shop alone (rules 29). */
export function SampleMark({ locale, of = 'figures' }: SampleMarkProps) {
  return <Tag icon="info">{words[locale][of]}</Tag>;
}
