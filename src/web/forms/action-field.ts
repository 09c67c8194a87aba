/** The name of a button, or of a hidden field, that says which action of its page a form asks for. */
export const ACTION_FIELD = 'intent';
