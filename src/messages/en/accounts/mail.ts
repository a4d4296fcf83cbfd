export const notMe = (phone: string, email: string) =>
  `If this wasn’t you, please call ${phone} or write to ${email} right away.`;
export const confirmAddress = "Please confirm your address";
export const welcome = (brand: string) => `Welcome to ${brand}`;
export const verifyText =
  "Your account is open. Please sign in to it and confirm that this address is yours. If you have ordered with it before, you can then add those orders to your account.";
export const confirmMine = "Confirm my address";
export const verifyLink =
  "The link works for a day. If you did not create an account, open the link anyway: there you can remove your address.";
export const choosePassword = "Choose a new password";
export const newPassword = "A new password";
export const resetText = "Someone, most likely you, asked for a new password.";
export const resetLink =
  "The link works once, for an hour. If this wasn’t you, do nothing: your password stays as it is.";
export const passwordChanged = "Your password was changed";
export const passwordChangedText =
  "Your password was changed just now, and other devices are signed out.";
export const confirmNew = "Please confirm your new address";
export const newAddress = "Your new address";
export const confirmNewText =
  "Please confirm that emails about your account should come here from now on.";
export const takeAddress = "Use this address";
export const confirmNewLink =
  "The link works for a day, for whoever is signed in to the account. If this wasn’t you, do nothing, or open it to refuse.";
export const hasNewAddress = "Your account has a new address";
export const newAddressAsked = "A new address for your account";
export const undoText = (days: number) =>
  `If this wasn’t you, this link gives the account back to this address, signs out everyone and lets you choose a new password. It works once, for ${days} days.`;
export const undo = "This wasn’t me: undo it";
export const goTo = (email: string) => `From now on, emails about your account go to ${email}.`;
export const willGoTo = (email: string) =>
  `Someone, most likely you, asked that emails about your account go to ${email}. They will once that address is confirmed.`;
export const factorOn = "Two-factor sign-in is on";
export const factorOff = "Two-factor sign-in is off";
export const factorOnText =
  "From now on you sign in with your password and a code from your authenticator app. Keep your recovery codes somewhere safe.";
export const factorOffText = "From now on you sign in with your password alone.";
export const invitation = (brand: string) => `Your invitation to ${brand}`;
export const invitedToTeam = (name: string) => `${name} invites you to join the market’s own team.`;
export const invitedToLogistics = (name: string) =>
  `${name} invites you to join the people who pack and deliver.`;
export const accept = "Accept the invitation";
export const weekLink = "The link works once, for a week.";
export const erased = "Your account will be erased";
export const erasedText = (day: string, years: number) =>
  `As you asked, we erase your account on ${day}. Until then you can sign in and keep it. Your orders stay in our books for ${years} years with your name and the amounts, as tax law requires. Address, email and phone are removed.`;
export const keep = "Keep my account";
export const restored = "Your account was opened again from the server";
export const restoredText = (username: string) =>
  `Someone with access to the server made a link that sets a new password for your account ${username}. Its two-factor sign-in is off until it is set up again, and all devices are signed out.`;
