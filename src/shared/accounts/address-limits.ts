/** Characters of the name that a saved address goes by. */
export const ADDRESS_LABEL_MAX = 30;
