/** Maximum length of a saved address's label. */
export const ADDRESS_LABEL_MAX = 30;
