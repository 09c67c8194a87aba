import { readFileSync } from 'node:fs';
import {
  XmlBufferInputProvider,
  XmlDocument,
  XsdValidator,
  xmlRegisterInputProvider,
} from 'libxml2-wasm';

/** The schema of isdoc.cz as it was published, with its notice; the one for invoices includes the other. */
const schema = ['isdoc-invoice-6.0.2.xsd', 'isdoc-core-6.0.2.xsd'] as const;

let known: XsdValidator | undefined;

function validator(): XsdValidator {
  if (known) return known;
  const read = (name: string) => readFileSync(new URL(`isdoc/${name}`, import.meta.url));
  const files = schema.map((name) => [name, new Uint8Array(read(name))] as const);
  xmlRegisterInputProvider(new XmlBufferInputProvider(Object.fromEntries(files)));
  const [main] = schema;
  using document = XmlDocument.fromBuffer(read(main), { url: main });
  known = XsdValidator.fromDoc(document);
  return known;
}

/**
 * Refuses a file that the official schema of ISDOC 6.0.2 does.
 * @throws what libxml2 says of it
 */
export function validateIsdoc(file: Uint8Array): void {
  using document = XmlDocument.fromBuffer(file);
  validator().validate(document);
}
