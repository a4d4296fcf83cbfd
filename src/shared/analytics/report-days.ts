/** Days after the delivery in which a problem can be reported. */
export const REPORT_DAYS = 7;
