/** The code in a share link. */
export const REFERRAL_CODE = /^[2-9A-HJ-NP-Z]{8}$/;
