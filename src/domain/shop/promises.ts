/**
 * Figures of what the shop promises and of what the law sets. Texts, terms and e-mails take them from here,
 * so that they never say another.
 */

/** Hours from the confirmed payment within which delivery usually begins (rules 16). */
export const USUAL_START_HOURS = 24;

/** Hours from the confirmed payment within which delivery begins at the latest (rules 16). */
export const LATEST_START_HOURS = 48;

/** Days for which a consumer may withdraw (§ 1829 of the Civil Code, rules 16a). */
export const WITHDRAWAL_DAYS = 14;

/** Days within which a payment is refunded after a withdrawal (§ 1832 of the Civil Code) or a cancellation. */
export const REFUND_DAYS = 14;

/** Days that the customer has for removing what keeps the shop from delivering. */
export const OBSTACLE_DAYS = 14;

/** Days within which a consumer's complaint is resolved (§ 19 of the Consumer Protection Act). */
export const COMPLAINT_DAYS = 30;

/** Days after completion in which too small a number is made up or paid back as the customer likes. */
export const RECOUNT_DAYS = 7;

/** Pieces from which on an order is a bulk order, which has a form of its own (rules 40). */
export const BULK_FROM_AMOUNT = 100_000;

/** Days that a business customer has for telling of a defect that it could have discovered. */
export const BUSINESS_NOTICE_DAYS = 7;
