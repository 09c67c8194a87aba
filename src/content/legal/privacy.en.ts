import { href } from '#domain/addresses.ts';
import { KEPT_DAILY, KEPT_WEEKLY } from '#domain/admin/backup-check.ts';
import { formatDuration } from '#domain/text/period-text.ts';
import { KEPT } from '#domain/shop/retention.ts';
import { IMPORT_WAITS_DAYS } from '#domain/reviews/import.ts';
import type { Shop } from '#domain/shop/shop.ts';
import {
  type PrivacySection,
  type PrivacyText,
  facts,
  formatVersion,
  list,
  paragraph,
  privacyVersion,
} from './legal-text.ts';

const years = (count: number) => formatDuration('en', count, 'year');
const days = (count: number) => formatDuration('en', count, 'day');

/** Privacy policy: what the program keeps of people, where and how long (rules 24). */
export function writePrivacy(shop: Shop): PrivacyText {
  return {
    title: 'Privacy policy',
    metaDescription: `Which personal data ${shop.brand} processes, why, for how long and who receives it. Only the cookies the shop needs, no tracking, and your rights.`,
    version: privacyVersion(shop),
    effective: effective(shop),
    sections: [
      controller(shop),
      purposes,
      retention,
      cookies,
      writeCounting(shop),
      receivers,
      abroad,
      rights(shop),
      authority,
      automated,
      writeClosing(shop),
    ],
  };
}

function controller({ brand, operator, origins, supportMail }: Shop): PrivacySection {
  return {
    id: 'controller',
    heading: '1. Who is responsible',
    blocks: [
      paragraph(
        `The controller of personal data in the ${brand} shop (${origins.en} and ${origins.cs}) is ${operator.name}, company ID ${operator.companyId}, registered office ${operator.address}, register entry: ${operator.register}. For anything about privacy write to ${supportMail} or call ${operator.phone}. We have no data protection officer because the law does not require us to have one.`,
      ),
      paragraph(
        'You can look around the shop without telling us anything about yourself. There is no account to set up, and we never ask for a password. We need the details marked as required in the order to make the contract; without them you cannot order.',
      ),
    ],
  };
}

const purposes: PrivacySection = {
  id: 'purposes',
  heading: '2. What we process and why',
  blocks: [
    facts(
      [
        'Order and delivery',
        'Name, email, phone and, where given, company, company ID, VAT ID, address and note; the packages ordered and the links to profiles and posts; the course of the order, payments and refunds; your choices and consents with the version of the text you saw and the time; the discount code, if you used one, with a fingerprint (a hash) of your email that tells us how often you have used it. The basis is the contract (Art. 6(1)(b) GDPR).',
      ],
      [
        'Invoices and accounting',
        'The order details that a tax document has to carry. The basis is the law (Art. 6(1)(c) GDPR, section 35 of the Czech VAT Act).',
      ],
      [
        'Withdrawal and complaints',
        'Name, email, order number, what you declared with date and time, and how we settled it. The basis is the law, and being able to show that we followed it (Art. 6(1)(c) and (f) GDPR).',
      ],
      [
        'Messages, inquiries and payment help',
        'What you fill in or write to us by email: name, email, phone, company, subject and text; of an email also the names of attachments, but not the attachments themselves. An email that the shop cannot read is stored whole. Our replies, our notes and who of us deals with the message belong to it. A copy goes to the email you enter in the form. The basis is the preparation of a contract, otherwise our legitimate interest in answering you (Art. 6(1)(b) and (f) GDPR).',
      ],
      [
        'Emails about an order',
        'Confirmation, invoice, news of the order and a single reminder of an unpaid one. They belong to the contract. We send no marketing emails.',
      ],
      [
        'Reviews',
        'Once an order is complete we may send you one invitation to review it. You decline it by ticking a box in the order or with the link in the invitation itself. The basis is our legitimate interest in knowing our customers’ experience (Art. 6(1)(f) GDPR). If you write a review, we store its text, the rating and the name you choose to sign with, and publish it after a check. The basis is your consent (Art. 6(1)(a) GDPR), which you can withdraw at any time. If we do not publish it or take it down, we store the reason too and write to you.',
      ],
      [
        'Reviews from elsewhere',
        'We may take over reviews of us that people have published on other sites: the signature, the text, the rating and the day they were written. Each says where it comes from and on which day we took it over. The basis is our legitimate interest in showing public experience (Art. 6(1)(f) GDPR). If one of them is yours and you do not want it here, write to us and we take it down.',
      ],
      [
        'Protecting the shop',
        'We count how often a form is sent from one IP address or with one email address, so that nobody can flood the shop. Neither is stored for that, only a fingerprint (a hash) of it, which is deleted within two days. The basis is our legitimate interest in safe operation (Art. 6(1)(f) GDPR).',
      ],
      [
        'Records of changes and erasures',
        'We record who of us changed what in the shop; such a record may hold something from your order or message. If you ask for erasure, we keep a fingerprint of your email so that we can erase you again after a backup has been restored. The basis is our legitimate interest in safe operation and our duty to show that we did as you asked (Art. 6(1)(c) and (f) GDPR).',
      ],
    ),
    paragraph(
      'The name of a profile is personal data too. If you order for somebody else’s profile, whoever manages it has to agree. If somebody has ordered our service for your profile without your consent, write to us; once we have checked it, we stop the delivery.',
    ),
  ],
};

const retention: PrivacySection = {
  id: 'retention',
  heading: '3. How long we keep it',
  blocks: [
    paragraph('Every day the shop deletes what it no longer needs:'),
    facts(
      [
        'Paid orders, invoices, withdrawals, and payments that fit no order',
        `${years(KEPT.accountYears)} after the end of the year they belong to, as the Czech VAT Act requires.`,
      ],
      [
        'The order page',
        `${years(KEPT.orderPageYears)}. Then its link stops working, and we delete phone, note, links to profiles and the course of delivery.`,
      ],
      ['Unpaid orders', `${days(KEPT.unpaidOrderDays)}.`],
      [
        'Messages and inquiries with replies and notes, emails of the shop',
        `${years(KEPT.messageYears)}, messages from the day you first wrote.`,
      ],
      [
        'Notifications from the payment provider',
        `${days(KEPT.notificationDays)}, their ids only.`,
      ],
      [
        'Invitations to review, and reviews that were not published',
        `${years(KEPT.messageYears)}. The wish for no more invitations is kept as long as the order.`,
      ],
      [
        'Published reviews',
        'As long as the order they belong to; those from elsewhere as long as we show them. On request we take them down earlier.',
      ],
      ['Files of reviews from elsewhere that nobody confirmed', `${days(IMPORT_WAITS_DAYS)}.`],
      ['The discount code and the fingerprint with it', 'As long as the order.'],
      [
        'What we passed to other companies’ programs, and answers to their requests',
        `${days(KEPT.webhookDays)}; answers, ${days(KEPT.apiCallDays)}.`,
      ],
      [
        'Records of changes',
        `${years(KEPT.auditYears)}; what they say about people, ${years(KEPT.orderPageYears)}.`,
      ],
      ['Fingerprints of the emails of those who asked for erasure', `${years(KEPT.auditYears)}.`],
      [
        'Backups',
        `A backup is made every night. We keep those of the last ${KEPT_DAILY} days and one from each of the ${KEPT_WEEKLY} weeks before them; the newest that has been verified longer, until another one is. What the shop has deleted goes with its backup; after a restore it is deleted again.`,
      ],
    ),
  ],
};

const cookies: PrivacySection = {
  id: 'cookies',
  heading: '4. Cookies',
  blocks: [
    paragraph(
      'We use only the cookies that something you ask for needs: the cart, the order and the withdrawal form. The law requires no consent for them (section 89(3) of Czech Act No. 127/2005 Coll.), which is why there is no banner. Nobody else reads them, and none of them tracks you. If you block them in your browser, you can still read the site, but the cart cannot keep anything.',
    ),
    facts(
      [
        'cart',
        `What is in the cart: packages, quantities and the links you give for them. ${days(KEPT.cartDays)} from the last change.`,
      ],
      [
        'draft',
        'What you have filled in at the second step of the order, so that it is not lost. Until you close the browser or pay.',
      ],
      ['code', 'The discount code you have applied. Until you close the browser.'],
      [
        'company',
        'Which company details the public register has filled in. Until you close the browser or pay.',
      ],
      ['answer, notice', 'A message for the next page of the order. One minute.'],
      [
        'withdrawal',
        `What you have filled in to withdraw from a contract, until you confirm it. ${formatDuration('en', KEPT.withdrawalDraftHours, 'hour')}.`,
      ],
    ),
    paragraph(
      'On the secure site their names begin with __Host- or __Secure-, by which the browser protects them. The payment provider’s page has cookies of its own, under the provider’s own policy.',
    ),
  ],
};

function writeCounting({ origins }: Shop): PrivacySection {
  return {
    id: 'counting',
    heading: '5. Counting visits and keeping logs',
    blocks: [
      paragraph(
        `We count visits only as totals: how often each page was shown on a day, and roughly where its readers came from. For this we give visitors no identifier and store neither their IP address nor their browser, and nobody can tell from the numbers who read what. The totals are kept for ${formatDuration('en', KEPT.countMonths, 'month')}. Details are at ${origins.en}${href('howWeCount', 'en')}. Nothing is loaded from other companies; the site has no advertising or analytics scripts.`,
      ),
      paragraph(
        'The log holds the time, the kind of page, the outcome and a random id of the request. It holds no IP address, no email and no link to an order. The server and whoever hosts it know the IP address while they answer you; the shop does not store it.',
      ),
    ],
  };
}

const receivers: PrivacySection = {
  id: 'receivers',
  heading: '6. Who receives it',
  blocks: [
    paragraph(
      'We do not sell data. It goes only to those we need for one of these tasks, and only to this extent:',
    ),
    facts(
      [
        'Payment provider',
        'Stripe Payments Europe, Limited, Ireland. It receives your email, the order number, packages and amounts. A record of the order is also stored with the payment (name, email, phone, company, note, links to profiles, versions of consents and the link to the order page), so that we can restore a paid order even after a disaster. You enter card details with Stripe directly; they never reach us. The record stays there as long as Stripe keeps the payment; we pass requests for erasure on.',
      ],
      ['Mail server', 'The mail provider through which our emails are sent and received.'],
      [
        'Hosting, database and invoice storage',
        'The providers of the servers on which the shop runs and where backups and invoice files are stored.',
      ],
      [
        'The supplier that carries out the order',
        'It receives the link to the profile or post and the quantity. It does not receive your name, email or phone.',
      ],
      [
        'Programs that work with the shop',
        'Processors whose programs we use, for example for accounting or to follow delivery. They learn that an order was paid, moved on, completed or canceled and that money went back: the order number, packages, links to profiles and posts, and amounts. Name, email and phone go only to those who need them for their task.',
      ],
      [
        'The ARES register',
        'The Czech Ministry of Finance. If you look up a company, it receives the company ID and nothing else.',
      ],
      [
        'Chat',
        'WhatsApp (WhatsApp Ireland Limited). Only once you press the chat button yourself; what you write there is subject to that service’s policy.',
      ],
      [
        'Accountants, lawyers and authorities',
        'To the extent the law requires or allows, for example in a tax audit.',
      ],
    ),
  ],
};

const abroad: PrivacySection = {
  id: 'abroad',
  heading: '7. Transfers outside the European Union',
  blocks: [
    paragraph(
      'We ourselves store no data outside the European Economic Area. Stripe and WhatsApp belong to groups based in the USA and may transfer data there; they rely on the European Commission’s adequacy decision (EU–US Data Privacy Framework) and on standard contractual clauses. If a supplier outside the area carries out an order, it receives only the public link and the quantity.',
    ),
  ],
};

function rights({ supportMail }: Shop): PrivacySection {
  return {
    id: 'rights',
    heading: '8. Your rights',
    blocks: [
      paragraph('You can ask us for:'),
      list(
        'access: confirmation of what we hold about you, and a copy of it;',
        'correction of what is wrong;',
        'erasure of what we no longer need; invoices and what belongs to them may not be erased while the statutory period runs;',
        'restriction of processing while a dispute about data is open;',
        'portability: the data you gave us, in a machine-readable form;',
        'an end to processing that rests on a legitimate interest, by objecting to it; if you object to invitations to review, we always stop them;',
        'your review taken down: the consent to publish it can be withdrawn at any time.',
      ),
      paragraph(
        `Write to ${supportMail} from the address in your order, so that we can tell it is you. We answer without undue delay, and within a month at the latest; for a complex request we may take two more months and will tell you why. It costs you nothing.`,
      ),
    ],
  };
}

const authority: PrivacySection = {
  id: 'authority',
  heading: '9. Where you can complain',
  blocks: [
    paragraph(
      'The supervisory authority is the Czech Office for Personal Data Protection, Pplk. Sochora 27, 170 00 Praha 7, https://uoou.gov.cz. You may also turn to the authority of the country where you live or work.',
    ),
  ],
};

const automated: PrivacySection = {
  id: 'automated',
  heading: '10. Automated decisions',
  blocks: [
    paragraph(
      'No decision with a legal or similarly significant effect on you is made by a machine alone, and we build no profiles of customers. Prices are the same for everybody; a discount depends only on the number of packages or on the discount code you enter.',
    ),
  ],
};

function writeClosing(shop: Shop): PrivacySection {
  return {
    id: 'closing',
    heading: '11. Changes',
    blocks: [
      paragraph(
        `If what we do with data changes, this text changes first. Every version has its date and stays at ${shop.origins.en}${href('privacy', 'en')}#versions.`,
      ),
      paragraph(effective(shop)),
    ],
  };
}

function effective(shop: Shop): string {
  const version = privacyVersion(shop);
  return `This is version ${version}, effective from ${formatVersion('en', version)}.`;
}
