import type { Need, RequestKind } from './address-row.ts';
import { samePath } from './address-rows.ts';

function forOperators<const Path extends string, Requests extends RequestKind, Needs extends Need>(
  path: Path,
  requests: Requests,
  needs: Needs,
) {
  return { path: samePath(path), kind: 'operator', requests, needs } as const;
}

/** The addresses of the operator's section, as rows of the one table (`addresses.ts`). */
export const operatorAddresses = {
  operator: forOperators('/ad', 'page', 'enter'),
  /** The doors of the section: for who is not signed in, or not yet wholly. */
  operatorSignIn: forOperators('/ad/sign-in', 'form', 'nothing'),
  operatorCode: forOperators('/ad/code', 'form', 'nothing'),
  operatorEnrolment: forOperators('/ad/enrolment', 'form', 'nothing'),
  operatorLink: forOperators('/ad/link/:token', 'form', 'nothing'),
  /** What a script asks of the shop before it asks the browser for a passkey. */
  operatorPasskey: forOperators('/ad/passkey', 'form', 'nothing'),
  operatorSignOut: forOperators('/ad/sign-out', 'form', 'enter'),
  /** Asks for password or passkey again before something grave. */
  operatorProof: forOperators('/ad/proof', 'form', 'enter'),
  operatorAccount: forOperators('/ad/account', 'form', 'enter'),
  operatorReviews: forOperators('/ad/reviews', 'form', 'reviews'),
  operatorReviewImport: forOperators('/ad/reviews/import', 'upload', 'reviews'),
  /** An import from its preview to its end. */
  operatorReviewImported: forOperators('/ad/reviews/import/:id', 'form', 'reviews'),
  operatorReview: forOperators('/ad/reviews/:id', 'form', 'reviews'),
  /** The generators, each with its batches (rules 81). */
  operatorArticleGenerator: forOperators('/ad/blog-generator', 'form', 'content'),
  operatorImageGenerator: forOperators('/ad/blog-images', 'form', 'content'),
  /** The stored picture of an article, also of one that the site does not show. */
  operatorStoredPicture: forOperators('/ad/blog-images/:id', 'page', 'content'),
  operatorReviewGenerator: forOperators('/ad/testimonials', 'form', 'content'),
  operatorArticles: forOperators('/ad/articles', 'page', 'content'),
  operatorNewArticle: forOperators('/ad/articles/new', 'long-form', 'content'),
  operatorArticle: forOperators('/ad/articles/:language/:id', 'long-form', 'content'),
  /** A former text of an article, with what differs from the present one. */
  operatorArticleVersion: forOperators(
    '/ad/articles/:language/:id/versions/:version',
    'form',
    'content',
  ),
  operatorPeople: forOperators('/ad/people', 'form', 'people'),
  operatorWebhooks: forOperators('/ad/webhooks', 'form', 'programs'),
  /** A receiver with its deliveries. */
  operatorReceiver: forOperators('/ad/webhooks/:receiver', 'form', 'programs'),
  operatorData: forOperators('/ad/data', 'form', 'data'),
  /** The data of one person as a file, asked for by a post: no address of the web names a person. */
  operatorDataCopy: forOperators('/ad/data/copy', 'form', 'data'),
  /** Every figure and promise of the site (rules 18). */
  operatorClaims: forOperators('/ad/claims', 'page', 'claims'),
  operatorClaim: forOperators('/ad/claims/:claim', 'form', 'claims'),
  /** The frequently asked questions (rules 87). */
  operatorFaq: forOperators('/ad/faq', 'form', 'claims'),
  operatorNewQuestion: forOperators('/ad/faq/new', 'form', 'claims'),
  operatorQuestion: forOperators('/ad/faq/:question', 'form', 'claims'),
  /** Where the press has written about the shop (rules 19). */
  operatorPress: forOperators('/ad/press', 'form', 'claims'),
  /** What can be set without a restart (rules 85). */
  operatorSettings: forOperators('/ad/settings', 'form', 'claims'),
  operatorAudit: forOperators('/ad/audit', 'page', 'people'),
  operatorOrders: forOperators('/ad/orders', 'page', 'orders'),
  operatorOrdersFile: forOperators('/ad/orders.csv', 'page', 'export'),
  operatorViews: forOperators('/ad/orders/views', 'form', 'orders'),
  operatorBulk: forOperators('/ad/orders/bulk', 'form', 'orders'),
  operatorNewOrder: forOperators('/ad/orders/new', 'form', 'money'),
  operatorDiscountCodes: forOperators('/ad/codes', 'page', 'codes'),
  operatorNewDiscountCode: forOperators('/ad/codes/new', 'form', 'codes'),
  operatorDiscountCode: forOperators('/ad/codes/:id', 'form', 'codes'),
  /** What is on offer: all packages, the volume discounts, what customers get of a service, and all changes. */
  operatorPrices: forOperators('/ad/prices', 'form', 'prices'),
  operatorVolumeDiscounts: forOperators('/ad/prices/ladder', 'form', 'prices'),
  operatorPriceHistory: forOperators('/ad/prices/history', 'page', 'prices'),
  operatorBenefits: forOperators('/ad/prices/services/:service', 'form', 'prices'),
  operatorPackage: forOperators('/ad/prices/:package', 'form', 'prices'),
  operatorOrder: forOperators('/ad/orders/:number', 'form', 'orders'),
  /** Its customer's page, to be looked at and not acted on. */
  operatorCustomerPage: forOperators('/ad/orders/:number/customer-page', 'page', 'orders'),
  operatorMoneyBack: forOperators('/ad/orders/:number/money-back', 'form', 'money'),
  /** Refills, complaints and withdrawals of an order. */
  operatorAfterSales: forOperators('/ad/orders/:number/care', 'form', 'orders'),
  /** A declaration of withdrawal: what was written, its order, its answer. */
  operatorWithdrawal: forOperators('/ad/withdrawals/:withdrawal', 'form', 'orders'),
  operatorEmail: forOperators('/ad/orders/:number/emails/:email', 'form', 'orders'),
  /** The e-mail itself, as a mail program gets it. */
  operatorEmailHtml: forOperators('/ad/orders/:number/emails/:email/html', 'page', 'orders'),
  /** `file` is number and format: 202600001.pdf. */
  operatorInvoice: forOperators('/ad/orders/:number/invoices/:file', 'page', 'orders'),
  /** What customers write to the shop, each with what was answered. */
  operatorMessages: forOperators('/ad/messages', 'page', 'messages'),
  operatorAnswers: forOperators('/ad/messages/answers', 'form', 'messages'),
  operatorMessage: forOperators('/ad/messages/:number', 'form', 'messages'),
  /** An e-mail that could not be read, as it came: it may quote the private link of its sender. */
  operatorMessageEmail: forOperators('/ad/messages/:number/emails/:entry', 'page', 'data'),
  /** Takes back what has not left the house yet. */
  operatorUndo: forOperators('/ad/undo', 'undo', 'orders'),
  /** What waits for a person: withdrawals, complaints, anomalies of payments and so on. */
  operatorQueue: forOperators('/ad/queues/:queue', 'form', 'orders'),
  /** Figures by time and by what they are made of, and the same as a file. */
  operatorFigures: forOperators('/ad/figures', 'page', 'orders'),
  operatorFiguresFile: forOperators('/ad/figures.csv', 'page', 'orders'),
  /** The rows behind the figures of the start page. */
  operatorFigure: forOperators('/ad/figures/:figure', 'page', 'orders'),
  operatorEmails: forOperators('/ad/outbox', 'page', 'orders'),
  operatorEmailsFile: forOperators('/ad/outbox.csv', 'page', 'export'),
  operatorShopEmail: forOperators('/ad/outbox/:email', 'form', 'orders'),
  /** The e-mail itself, as a mail program gets it. */
  operatorShopEmailHtml: forOperators('/ad/outbox/:email/html', 'page', 'orders'),
  /** How it stands with what the shop owes to itself: the proof of its backups. */
  operatorDuties: forOperators('/ad/duties', 'page', 'orders'),
  /** What the shop owes to the law, looked at in the running shop, and the same as a dated file. */
  operatorLegal: forOperators('/ad/legal', 'form', 'legal'),
  operatorLegalFile: forOperators('/ad/legal.pdf', 'page', 'legal'),
  /** Their wordings, and notices of their changes (rules 88). */
  operatorLegalTexts: forOperators('/ad/legal-texts', 'form', 'legal'),
  operatorLegalNotice: forOperators('/ad/legal-texts/:notice', 'form', 'legal'),
  /** Tokens of programs (rules 73). */
  operatorTokens: forOperators('/ad/tokens', 'form', 'programs'),
  /** Takes pictures that stand in articles, from the script of the editor. */
  operatorTakenPictures: forOperators('/ad/articles/pictures', 'scripted-upload', 'content'),
  /** Everything below it is the operator's, even an address that looks like a package's. */
  operatorPage: forOperators('/ad/*', 'page', 'enter'),
} as const;
