import { DETAILS_FORM } from '#web/routes/order/wizard/details/details-form-id.ts';

/**
 * The form of Continue, to which the fields in the rows belong. It has the id of the form of step 2, which
 * is never on the page with it: so a button outside both, such as that of the other language, posts
 * whatever the step has.
 */
export const CART_FORM = DETAILS_FORM;
