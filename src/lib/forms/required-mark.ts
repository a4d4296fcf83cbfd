/**
 * Props that mark a field as required, for people and assistive technology. The mark is drawn by the style sheet, so
 * that the label's text stays the same.
 */
export const REQUIRED = { "aria-required": true, labelProps: { "data-marked": true } } as const;

/**
 * The same for a choice of one: the group's label gets the mark, and each of its radios says that one is required, since
 * the element with the role of the group takes no props. A radio can say it only by being `required`, which the browser
 * would check, in its own words: such a form needs `noValidate`, and its own check of a choice that may be missing.
 */
export const REQUIRED_CHOICE = {
  group: { labelProps: REQUIRED.labelProps },
  radio: { required: true },
} as const;
