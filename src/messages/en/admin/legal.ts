import { CONFIRMED_MONTHS, EVIDENCE_CHARACTERS } from '#domain/legal/duty.ts';
import { plural } from '#domain/locale.ts';
import { formatDuration } from '#domain/text/period-text.ts';
import { COMPLAINT_DAYS, REFUND_DAYS } from '#domain/shop/promises.ts';
import type { LegalDutyMessages } from '#messages/cs/admin/legal.ts';

const duties = { one: 'duty', other: 'duties' };

const checked: LegalDutyMessages['checked'] = {
  identity: {
    title: 'Who runs the shop',
    met: 'The site, the terms and the invoices say:',
    broken: 'These settings still have their demo values:',
  },
  approval: {
    title: 'Written approval of the payment provider',
    met: 'Payments and approval:',
    broken: 'Real payments are taken, and no setting names the written approval:',
  },
  checkout: {
    title: 'Real payments',
    met: 'Payments are taken by:',
    broken: 'A public shop runs on a test checkout. Customers order and do not pay:',
  },
  emails: {
    title: 'Confirmation on a durable medium',
    met: 'Emails are sent by:',
    broken: 'Confirmations of orders do not reach customers:',
  },
  'legal-button': {
    title: 'The button that obliges to pay',
    met: 'The last step of the order has the button:',
    broken: 'The last step of the order lacks the button that the law asks for, edition:',
  },
  'start-choice': {
    title: 'Choice of the start, with nothing ticked beforehand',
    met: 'A consumer chooses between two answers, and neither is chosen beforehand:',
    broken: 'The choice of the start is missing or already made, edition:',
  },
  delivered: {
    title: 'Notice of what is really delivered',
    met: 'It appears on the package page and above the order button:',
    broken: 'The notice on where delivered metrics come from is missing, edition:',
  },
  withdrawal: {
    title: 'Function for withdrawing from the contract',
    met: 'The form is there without signing in, and the terms link to it:',
    broken: 'The form does not work, or the terms do not link to it, edition:',
  },
  terms: {
    title: 'Terms and conditions',
    met: 'The page answers and names the current version and the operator:',
    broken: 'The page does not answer, or lacks the current version or the operator, edition:',
  },
  disputes: {
    title: 'Out-of-court settlement',
    met: 'The terms name the Czech Trade Inspection Authority and its address:',
    broken: 'The terms do not say who settles disputes, edition:',
  },
  privacy: {
    title: 'Information on personal data',
    met: 'The page answers and names the current version and the controller:',
    broken: 'The page does not answer, or lacks the current version or the controller, edition:',
  },
  cookies: {
    title: 'Nothing without consent',
    met: 'Public pages set no cookies and load nothing from elsewhere:',
    broken: 'A public page sets cookies or loads something from elsewhere, edition:',
  },
  accessibility: {
    title: 'Accessibility statement',
    met: 'The page answers and names the operator and a contact:',
    broken: 'The page does not answer, or lacks the operator or a contact, edition:',
  },
  claims: {
    title: 'Claims with a source',
    met: 'Claims that are shown and substantiated:',
    broken: 'Claims are shown that lack a source or contradict each other:',
  },
  'review-origins': {
    title: 'No reviews by nobody',
    met: 'Sample and generated reviews are not shown in public.',
    broken: 'A public shop shows reviews that no customer wrote:',
  },
  'review-checks': {
    title: 'How reviews are verified',
    met: 'A page of its own explains it, and the reviews link to it:',
    broken: 'The explanation is missing, or the reviews do not link to it, edition:',
  },
  'generated-texts': {
    title: 'A person reads generated texts',
    met: 'Every generated article on the site has been read by somebody. These pages were visited and say what wrote them:',
    none: 'there is no generated article on the site',
    broken:
      'A generated article is or may be published unread, or its page does not say what wrote it:',
  },
  'lowest-price': {
    title: 'Lowest price with an announced reduction',
    met: 'Every announced reduction states the lowest price before it:',
    none: 'no reduction is announced at the moment',
    broken: 'An announced reduction lacks its lowest price, or states another one:',
  },
  complaints: {
    title: `Complaints settled within ${COMPLAINT_DAYS} days`,
    met: 'No complaint is overdue. The next deadline:',
    broken: 'At least one complaint is past its deadline:',
  },
  'withdrawals-settled': {
    title: `Money back within ${REFUND_DAYS} days of a withdrawal`,
    met: 'No withdrawal is overdue. The next deadline:',
    broken: 'At least one withdrawal is past its deadline:',
  },
  'data-requests': {
    title: 'Erasure within a month',
    met: 'No erasure has waited too long. The next deadline:',
    broken: 'An erasure has waited for more than a month; the deadline was:',
  },
  retention: {
    title: 'Deletion of data whose time is over',
    met: 'The nightly deletion ran:',
    broken: 'The nightly deletion did not run, or failed. Last time:',
  },
  backup: {
    title: 'Backups that can be restored',
    met: 'The last backup was restored and verified:',
    broken: 'The backup is not verified, not whole, or not made at all:',
  },
};

const confirmed: LegalDutyMessages['confirmed'] = {
  'what-is-delivered': {
    title: 'What exactly is delivered',
    why: 'The answer decides whether the service is lawful where you sell it, and whether what the site says is true.',
    hint: 'For example the date of the decision and the folder it lies in.',
  },
  supplier: {
    title: 'Contract with the supplier and processor',
    why: 'The supplier gets links of profiles, which are personal data. Outside the EEA the transfer needs a basis of its own.',
    hint: 'Number and date of the contract, and who pays for refills.',
  },
  countries: {
    title: 'Which countries you sell to',
    why: 'Some countries ban the sale of indicators of influence, the USA among them. The shop itself refuses nobody.',
    hint: 'The list of countries, and who refuses orders from the others.',
  },
  'refused-customers': {
    title: 'Whom you do not sell to',
    why: 'Public figures, elections, health, finance, minors: bought attention does the most harm there.',
    hint: 'Where the rule is written down, and who decides by it.',
  },
  licence: {
    title: 'Trade licence',
    why: 'It has to cover the service that you sell.',
    hint: 'The trade and the number of the extract.',
  },
  taxes: {
    title: 'VAT at home and abroad',
    why: 'The shop knows a single mode. Sales to other EU countries may need the one-stop shop.',
    hint: 'The tax adviser’s opinion, with its date.',
  },
  'texts-reviewed': {
    title: 'A lawyer has read the current texts',
    why: 'The wording of the express request decides whether you are paid after a withdrawal. A new version of the terms is confirmed anew.',
    hint: 'Who, when, and which version.',
  },
  processors: {
    title: 'List of processors and place of the servers',
    why: 'The privacy policy says that servers, backups and mailboxes are within the EEA.',
    hint: 'Where the list is, when it was last gone through, and which tokens and webhooks belong on it.',
  },
  'people-instructed': {
    title: 'Instruction of the people who work here',
    why: 'They read names, email addresses and links of customers, and the program keeps who changed what.',
    hint: 'Date of the instruction, and signatures.',
  },
  mailboxes: {
    title: 'Mailboxes forget as well',
    why: 'Every order and message also arrives by email. The program deletes its own records and cannot delete yours.',
    hint: 'How long the mailbox keeps emails, and where that is set.',
  },
  'mailbox-read': {
    title: 'Who reads the mailbox and the chat every working day',
    why: 'The deadlines of withdrawals, complaints and requests about data run from their arrival, not from your reading.',
    hint: 'Who reads them, and who stands in.',
  },
  downloads: {
    title: 'Downloaded files of orders',
    why: 'What leaves in a file the program can no longer delete. Files may be kept no longer than the data in the shop.',
    hint: 'Where the files are kept, and who deletes them.',
  },
  'press-leave': {
    title: 'Permission for press mentions',
    why: 'Each article has to exist, and its publisher has to allow the mark.',
    hint: 'Where the permissions are, or that you show no mentions.',
  },
  'micro-enterprise': {
    title: 'Micro-enterprise exemption',
    why: 'The whole accessibility act applies to you from the moment you outgrow a micro-enterprise.',
    hint: 'Number of people, and the turnover of the last year.',
  },
  'accessibility-authority': {
    title: 'Who supervises the accessibility of shops',
    why: 'The accessibility statement sends consumers to the trade inspection; look up the authority under the act.',
    hint: 'Which authority it is, and since when the statement names it.',
  },
};

export const legalDuties: LegalDutyMessages = {
  title: 'Legal check',
  lead: 'What the law asks of the shop, and how it stands in the running shop right now. This is not legal advice.',
  at: (moment) => `As of ${moment}`,
  local:
    'The shop runs on this computer alone and sells nothing. A public shop is judged more strictly.',
  allMet: 'Every duty is met',
  restMet: 'Everything that could be judged is met',
  unseen: (n) => `Cannot be judged at the moment: ${n} ${plural('en', n, duties)}`,
  broken: (n) => `Not met: ${n} ${plural('en', n, duties)}`,
  file: 'Download as PDF',
  fileName: 'legal-check',
  checkedTitle: 'What the program checks',
  checkedLead: 'Each time this page is opened, the shop takes a look at itself.',
  confirmedTitle: 'What only you can show',
  confirmedLead: `Write down the evidence and where it can be found. A confirmation is valid for ${formatDuration('en', CONFIRMED_MONTHS, 'month')}; then somebody has to look again.`,
  states: { met: 'Met', broken: 'Not met', notSeen: 'Not seen' },
  editions: { cs: 'Czech', en: 'English' },
  known: {
    'publish-unread': 'a setting lets unread articles be published',
    never: 'never',
    now: 'as soon as possible',
    later: 'after the withdrawal period',
    outbox: 'no mail server is set',
    'test checkout': 'the test checkout',
  },
  nothing: 'nothing waits',
  notSeen: {
    stopped: 'New orders are stopped, so the last step is not shown and cannot be judged.',
    local: 'Not judged: a shop on this computer alone sells nothing.',
    'not-yet': 'It has not run yet; the first run is at night.',
  },
  evidence: 'What bears it out',
  stated: (person, day, until) => `Confirmed on ${day} by ${person}. Holds until ${until}.`,
  ended: (person, day) => `The confirmation of ${day} (${person}) is no longer valid; look again.`,
  confirm: 'Confirm',
  again: 'Confirm again',
  revoke: 'Take back',
  saved: 'Saved.',
  unsaid: 'Nothing shown yet',
  more: 'The file docs/legal-readiness.md has the details and the whole list of decisions.',
  page: (page, pages) => `page ${page} of ${pages}`,
  checked,
  confirmed,
  problems: {
    'evidence-short': `Write at least ${EVIDENCE_CHARACTERS.least} characters: what bears the duty out, and where it is`,
    'evidence-long': `Shorten it to ${EVIDENCE_CHARACTERS.most} characters`,
    'duty-unknown': 'This duty is not on the list',
  },
};
