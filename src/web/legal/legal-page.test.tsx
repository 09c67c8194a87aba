import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type LegalText, paragraph } from '#content/legal/legal-text.ts';
import { LanguageContext } from '#web/words.ts';
import { LegalPage } from './legal-page.tsx';
import { formerMeta } from './legal-meta.ts';

const text: LegalText = {
  title: 'House rules',
  metaDescription: '',
  version: '2027-02-01',
  effective: 'Version 2027-02-01.',
  sections: [{ id: 'door', heading: '1. Door', blocks: [paragraph('Open.')] }],
};
const versions = [
  { version: '2028-05-01', href: '/rules/2028-05-01' },
  { version: '2027-02-01', href: '/rules/2027-02-01' },
];

const drawn = (props: ComponentProps<typeof LegalPage>) =>
  renderToStaticMarkup(
    <LanguageContext value="en">
      <LegalPage {...props} />
    </LanguageContext>,
  );

describe('a wording that holds no longer', () => {
  const former = { text: 'It holds for older orders.', current: '/rules' };
  const html = drawn({ text, versions, former });

  it('says so, with its version, and leads to the one in force', () => {
    expect(html).toContain('<h1>House rules, version 2027-02-01</h1>');
    expect(html).toContain('This version is no longer in force');
    expect(html).toContain('It holds for older orders. <a href="/rules">');
  });

  it('stands in the list of all, where the first is that in force', () => {
    const list = /<section id="versions">.*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(list).toMatch(
      /2028-05-01".*1\sMay\s2028<.*\(in force now\).*2027-02-01" aria-current="page"/s,
    );
  });

  it('is not listed by search engines', () => {
    const addresses = { cs: 'https://vzlet.example/a', en: 'https://vzlet.example/b' };
    const facts = { locale: 'en', brand: 'Vzlet', addresses } as const;
    expect(formerMeta(facts, text)).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});

it('a wording in force has no such words', () => {
  const html = drawn({ text, versions });
  expect(html).toContain('<h1>House rules</h1>');
  expect(html).not.toContain('no longer');
});
