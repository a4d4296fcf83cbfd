export const language = "Language";
export const languageText = "The site and our emails use the language you choose.";
export const languageStays = "The language stays as it was";

export const staysYours = "Your account stays";
export const erasedOn = (day: string) => `Your account will be erased on ${day}`;
export const signedOutUntil =
  "You are signed out everywhere. Until then you can sign in and keep it.";
export const signIn = "Sign in";
export const erasedAt = (time: string) => `Your account will be erased at ${time}, as you asked.`;
export const eraseText = (days: number, years: number) =>
  `We wait ${days} days, during which you can sign in and keep it. Your orders stay in our books for ${years} years with your name and the amounts, as tax law requires. Address, email and phone are removed.`;
export const eraseCredit = (sum: string) =>
  `You have ${sum} in credit. It can no longer be used once the account is erased: spend it first, or write to us.`;
export const eraseMine = "Erase my account";
export const eraseQuestion = (days: number) =>
  `You are signed out everywhere, and in ${days} days your account is gone.`;
export const fileFailed = "The file could not be created";
export const download = "Download my data";
export const profileStays = "Your profile stays as it was";
export const profileSaved = "Your profile is saved";
export const profile = "Profile";
export const zipOptional = "Zip code (optional)";
export const phoneOptional = "Phone (optional)";
export const save = "Save";
export const profileText = "Your name and contact details, and the data we keep about you.";
export const yourData = "Your data";
export const yourDataText =
  "Everything we keep about you, in one file that other programs can read.";
export const eraseAccount = "Erase your account";
