import type { SampleMessages } from '#messages/cs/sample.ts';

export const sample: SampleMessages = {
  figures: 'Sample figures',
  one: 'Sample',
};
