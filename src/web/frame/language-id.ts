/** The place of the order where the link to the other language leads without a script. */
export const LANGUAGE_ID = 'language';
