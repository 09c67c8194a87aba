import { faultsOfChoices } from './choices.ts';
import { type ConfigData, HtmlValidate, type RuleConfig } from 'html-validate';

/** What React writes in its own way, which a browser reads as the same page. */
const reactsOwn: RuleConfig = {
  // `charSet`, `hrefLang`: names of attributes have no case in HTML.
  'attr-case': 'off',
  // `<meta/>`: the slash means nothing.
  'void-style': 'off',
  // `checked=""` is how a present attribute is written out.
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // `_R_1_`: the ids that React makes begin with a line.
  'valid-id': ['error', { relaxed: true }],
};

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    ...reactsOwn,
    // An address is a group, which ARIA in HTML lets have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Boxes of one name are one choice of several.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
  },
};

const validator = new HtmlValidate(config);

/** What is wrong with the HTML of a page, by the words of html-validate, and with its choices. */
export async function faultsOfHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => !isLeadingOn(ruleId, html))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`);
  return [...faults, ...faultsOfChoices(html)];
}

/**
 * Where no script runs, the not-found page leads home after two seconds (rules 7), and the page that awaits a payment
 * asks again after five. The page of a batch asks again while rows of it are open, with or without a script.
 */
function isLeadingOn(ruleId: string, html: string): boolean {
  const leading =
    /<noscript><meta http-equiv="refresh" content="(?:2; url=\/|5)"|<meta http-equiv="refresh" content="2"/i;
  return ruleId === 'meta-refresh' && leading.test(html);
}
