/** Who wrote a generated text: a language model, or the embedded writer, which only puts sentences together. */
export const textWriters = ['model', 'composer'] as const;
export type TextWriter = (typeof textWriters)[number];
