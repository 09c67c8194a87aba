import { passages } from '#content/writing/passages.ts';
import { describeWriter } from '#ports/writer/contract.ts';
import { createEmbeddedWriter } from '#ports/writer/embedded.ts';

describeWriter('embedded', async () => ({
  writer: createEmbeddedWriter({ libraries: passages }),
  close: async () => {},
}));
