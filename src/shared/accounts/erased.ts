/** The suffix of the placeholder address that replaces an erased person's email in records; not deliverable. */
export const ERASED_ENDING = "@erased.invalid";
/** A SQL `like` pattern that matches these addresses. */
export const ERASED_LIKE = `%${ERASED_ENDING}`;

/** Whether an address is the placeholder of an erased person. */
export const isErased = (email: string): boolean => email.endsWith(ERASED_ENDING);
