/** What marks samples wherever they stand (rules 19 and 29). */
export const sample = {
  figures: 'Ukázkové údaje',
  one: 'Ukázka',
};

export type SampleMessages = typeof sample;
