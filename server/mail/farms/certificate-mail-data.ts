/** What every email about a farm's certificate says; `name` is what its farm calls one that the list does not know. */
type CertificateFacts = {
  farmName: string;
  certification: string;
  name: string | null;
  url: string;
};

/** What the emails about farms' certificates are made of. */
export type CertificateMailData = {
  certificate_verified: CertificateFacts & { validTo: string };
  /** `reason` is the admin's, in their words. */
  certificate_rejected: CertificateFacts & { reason: string };
  certificate_ending: CertificateFacts & { validTo: string; daysLeft: number };
};
