/** The form of step 2, by which buttons outside it belong to it. */
export const DETAILS_FORM = 'details';

/** The name of both steps' forms, of which the ids of their fields are made. */
export const WIZARD_FORMS = 'order';
