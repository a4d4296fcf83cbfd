/** Maximum number of products per request. */
export const NOTES_AT_ONCE = 100;
