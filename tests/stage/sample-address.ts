import { type AddressName, addresses } from '#domain/addresses.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { LEGAL_DAY } from '#domain/legal/notice.ts';
import { keysOf } from '#domain/records.ts';

/** The name of every row in the table of addresses. */
export const addressNames: readonly AddressName[] = keysOf(addresses);

const samples: Record<string, string> = {
  platform: 'instagram',
  service: 'sledujici',
  amount: '1000',
  token: 'abc',
  file: '1.pdf',
  number: '2',
  line: '0',
  network: 'instagram',
  version: LEGAL_DAY,
  picture: 'home',
  email: '6f6f7d6e-3f0f-4b0e-9a53-0d7a8a1f7c11',
  entry: '1',
  receiver: '0b6f2a2e-6c1d-4d3a-8f4e-2f1f5c9f8a10',
  withdrawal: '0b6f2a2e-6c1d-4d3a-8f4e-2f1f5c9f8a12',
  queue: 'withdrawals',
  figure: 'takings',
  claim: 'deliveredHome',
  notice: '0b6f2a2e-6c1d-4d3a-8f4e-2f1f5c9f8a11',
  question: 'password',
  package: 'ig-followers-1000',
  language: 'cs',
  hash: '0'.repeat(32),
  id: 'jak-poznat-koupene-ucty',
};

/** What is called otherwise in each language. */
const ownSamples: PerLocale<Record<string, string>> = {
  cs: { slug: 'proc-cisla-klesaji', topic: 'cisla' },
  en: { slug: 'why-counts-drop', topic: 'numbers' },
};

/** An address of this name, whatever its parameters. */
export function sampleAddress(name: AddressName, locale: Locale): string {
  return addresses[name].path[locale]
    .replaceAll(/:(\w+)/g, (_, param: string) => samples[param] ?? ownSamples[locale][param] ?? '')
    .replace('*', 'below');
}
