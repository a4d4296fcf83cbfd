/** Days after delivery during which a problem can be reported. */
export const REPORT_DAYS = 7;
