/** How the address ends that stands in a record in place of an erased person's own; no email can go there. */
export const ERASED_ENDING = "@erased.invalid";
/** Such addresses, for `like`. */
export const ERASED_LIKE = `%${ERASED_ENDING}`;

/** Whether an address stands for a person who was erased. */
export const isErased = (email: string): boolean => email.endsWith(ERASED_ENDING);
