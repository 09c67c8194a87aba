/** The form of step 2, by which buttons outside it belong to it. */
export const DETAILS_FORM = 'details';
