/** The id of the form that the boxes of the rows belong to. */
export const BULK_FORM = 'bulk';
