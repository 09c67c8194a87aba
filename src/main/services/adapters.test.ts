import { passages } from '#content/writing/passages.ts';
import { describeWriter } from '#ports/text-generator/contract.ts';
import { createEmbeddedWriter } from '#ports/text-generator/embedded.ts';

describeWriter('embedded', async () => ({
  writer: createEmbeddedWriter({ libraries: passages }),
  close: async () => {},
}));
