/**
 * Props that mark a field as required, for people and assistive technology. The mark is drawn by the style sheet, so
 * that the label's text stays the same.
 */
export const REQUIRED = { "aria-required": true, labelProps: { "data-marked": true } } as const;
