import { ROUGHLY_PAYABLE_HOURS } from '#domain/order/order.ts';
import { formatDuration } from '#domain/text/period-text.ts';
import { KEPT } from '#domain/shop/retention.ts';
import type { Shop } from '#domain/shop/shop.ts';
import {
  type AccessibilitySection,
  type AccessibilityText,
  accessibilityVersion,
  list,
  paragraph,
} from './legal-text.ts';

/** The day of `accessibilityVersion` in words. */
const DATE = '23 November 2026';

/**
 * The accessibility statement, as annex V of directive (EU) 2019/882 and Act 424/2023 want it. It says only
 * what has been tried; what the tests look at is in tests/browser.
 */
export function writeAccessibility(shop: Shop): AccessibilityText {
  return {
    title: 'Accessibility',
    metaDescription: `How the ${shop.brand} shop meets the accessibility requirements: what has been tested, what is not accessible yet, and where to write if something is in your way.`,
    version: accessibilityVersion,
    effective: `Statement of ${DATE}.`,
    sections: [service(shop), how, tested, limits, contact(shop), authority, closing],
  };
}

function service({ brand, origins, operator }: Shop): AccessibilitySection {
  return {
    id: 'service',
    heading: '1. What the service is',
    blocks: [
      paragraph(
        `${operator.name} operates the online shop ${brand} at ${origins.en} (in English) and ${origins.cs} (in Czech). You choose a package, fill in your details, pay on the payment provider’s page and then follow the order on its own page. Everything important also comes by email. You need no account and no password.`,
      ),
      paragraph(
        'This statement explains how the shop meets the requirements of Czech Act No. 424/2023 Coll., on accessibility requirements for certain products and services, and of Directive (EU) 2019/882. We follow WCAG 2.2 at level AA, which includes what the standard EN 301 549 asks of web pages.',
      ),
    ],
  };
}

const how: AccessibilitySection = {
  id: 'how',
  heading: '2. How the shop is accessible',
  blocks: [
    list(
      'Everything can be operated by keyboard. The focus is always visible, and every page begins with a link straight to its content.',
      'Pages have one main heading, further headings in order, named regions and labelled fields, so you can find your way with a screen reader.',
      'A mistake in a form is described in words at its field and in a summary at the top, which links to the field. What you have typed stays filled in.',
      'Text can be enlarged; pages fit a narrow phone and high zoom without scrolling sideways.',
      'Nothing is said by colour alone. The shop follows your system’s settings for dark mode, high contrast and reduced motion.',
      'You can order, pay, cancel an order and withdraw from a contract without JavaScript too.',
      `Nothing rushes you as you order: the cart and a half-filled order wait for you, you have about ${formatDuration('en', ROUGHLY_PAYABLE_HOURS, 'hour')} to pay for an order, and a half-filled withdrawal lasts for ${formatDuration('en', KEPT.withdrawalDraftHours, 'hour')}. Only an order page refreshes itself, while its payment is being checked. The page for unknown addresses goes to the home page by itself; any key, touch or scroll stops it.`,
      'There are no picture puzzles and no characters to copy out to prove that you are human.',
    ),
  ],
};

const tested: AccessibilitySection = {
  id: 'tested',
  heading: '3. What we test, and how',
  blocks: [
    paragraph('Every time the shop changes, tests run in a real browser:'),
    list(
      'the tool axe goes through every screen in both languages, at the width of a phone and of a computer, light and dark;',
      'the whole way from choosing to paying is taken by keyboard alone, and again without JavaScript;',
      'every screen is measured at widths from a narrow phone to a large monitor: nothing may stick out, and buttons have to be large enough;',
      'the contrast of all colours is calculated from their values.',
    ),
    paragraph(
      'This is our own assessment. There has been no independent audit yet, and no testing with people who use assistive technology.',
    ),
  ],
};

const limits: AccessibilitySection = {
  id: 'limits',
  heading: '4. What is not accessible yet',
  blocks: [
    list(
      'Invoices and credit notes in PDF are not tagged for screen readers. The same details are on the order page as text, and we will email them on request.',
      'The payment provider’s page and the WhatsApp chat are run by other companies, which are responsible for their accessibility. Instead of using the chat, you can email or call us.',
      'The platforms’ own pages, to which the links to your profile or post lead, are beyond our control.',
      'The shop offers nothing in sign language or in easy-to-read form.',
    ),
  ],
};

function contact({ supportMail, operator }: Shop): AccessibilitySection {
  return {
    id: 'contact',
    heading: '5. If something is in your way',
    blocks: [
      paragraph(
        `Write to ${supportMail} or call ${operator.phone}: say which page you were on, what you wanted to do and which device or aid you use. We will handle the order with you in another way and fix the fault. On request we will send this statement in another form, such as plain text.`,
      ),
    ],
  };
}

const authority: AccessibilitySection = {
  id: 'authority',
  heading: '6. Supervision',
  blocks: [
    paragraph(
      'If our answer does not satisfy you or does not come, you may turn to the authority that supervises the accessibility of services under Act No. 424/2023 Coll. Consumers may also turn to the Czech Trade Inspection Authority (Česká obchodní inspekce), https://coi.gov.cz.',
    ),
  ],
};

const closing: AccessibilitySection = {
  id: 'closing',
  heading: '7. Date of the statement',
  blocks: [
    paragraph(
      `The statement describes the shop as of ${DATE}. Whenever its accessibility changes, this statement and its date change too.`,
    ),
  ],
};
