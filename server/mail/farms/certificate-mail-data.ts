/** What every email about a certificate says. `name` is the farm's own name for a kind that is not on our list. */
type CertificateFacts = {
  farmName: string;
  certification: string;
  name: string | null;
  url: string;
};

/** Data for the emails about farms' certificates. */
export type CertificateMailData = {
  certificate_verified: CertificateFacts & { validTo: string };
  /** `reason` is in the admin's own words. */
  certificate_rejected: CertificateFacts & { reason: string };
  certificate_ending: CertificateFacts & { validTo: string; daysLeft: number };
};
