export const notVerified = "The certificate is not verified";
export const verified = "Verified. The farm gets an email.";
export const staysAsItWas = "The certificate stays as it was";
export const rejected = "Rejected. The farm gets an email.";
export const verify = "Verify";
export const doesItSay = (certificate: string, issuer: string, number: string, day: string) =>
  `Does the document say ${certificate}, issued by ${issuer}, number ${number}, valid through ${day}? Shoppers see it right away.`;
export const reject = "Reject";
export const rejectVerified = (certificate: string) =>
  `Reject ${certificate}? Shoppers no longer see it, and the farm reads your reason in an email.`;
export const rejectIt = (certificate: string) =>
  `Reject ${certificate}? The farm reads your reason in an email and can correct it.`;
