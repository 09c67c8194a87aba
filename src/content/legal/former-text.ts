import type { Shop } from '#domain/shop.ts';
import type { LegalBlock, LegalText } from './legal-text.ts';

/**
 * A wording that holds no longer, with the figures that it had. In braces stands what is a setting of the
 * shop, such as `{operator.name}`: who reads it has a contract with the operator of today.
 */
export type FormerText = Omit<LegalText, 'metaDescription'>;

/** A line about the VAT id is left out where the operator has none, as the living texts do it. */
const VAT_ID = '{operator.vatId}';

/** A former wording as this shop shows it. */
export function fillFormer(former: FormerText, shop: Shop): FormerText {
  const fill = (text: string) => filled(text, shop);
  return {
    ...former,
    title: fill(former.title),
    version: filledVersion(former, shop),
    effective: fill(former.effective),
    sections: former.sections.map((section) => ({
      ...section,
      heading: fill(section.heading),
      blocks: section.blocks.map((block) => filledBlock(block, shop)),
    })),
  };
}

/** Of the first wording it is a setting of the shop, `{legalDay}`. */
export function filledVersion(
  { version }: Pick<FormerText, 'version'>,
  { legalDay }: Pick<Shop, 'legalDay'>,
): string {
  return version.replace('{legalDay}', legalDay);
}

function filledBlock(block: LegalBlock, shop: Shop): LegalBlock {
  const fill = (text: string) => filled(text, shop);
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: fill(block.text) };
    case 'list': {
      const said = block.items.filter((item) => shop.operator.vatId || !item.includes(VAT_ID));
      return { ...block, items: said.map(fill) };
    }
    case 'facts':
      return {
        ...block,
        items: block.items.map(([name, text]) => [fill(name), fill(text)] as const),
      };
    case 'form':
      return { ...block, title: fill(block.title), lines: block.lines.map(fill) };
  }
}

/** Only what is known is filled in, so that no other braces are touched. */
function filled(text: string, { brand, legalDay, origins, operator, supportMail }: Shop): string {
  const values: Record<string, string> = {
    brand,
    supportMail,
    legalDay,
    'origins.cs': origins.cs,
    'origins.en': origins.en,
    ...Object.fromEntries(
      Object.entries(operator).map(([name, value]) => [`operator.${name}`, value]),
    ),
  };
  return text.replaceAll(/\{([\w.]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
