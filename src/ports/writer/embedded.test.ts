import { passages } from '#content/writing/passages.ts';
import { describeWriter } from './contract.ts';
import { createEmbeddedWriter } from './embedded.ts';

describeWriter('embedded', async () => ({
  writer: createEmbeddedWriter({ libraries: passages }),
  close: async () => {},
}));
