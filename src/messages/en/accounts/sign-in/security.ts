export const addressStays = "Your address stays as it was";
export const checkEmail = "Check your email";
export const openLink = "Open the link we sent to switch to the new address.";
export const addressConfirmed = (email: string) => `${email}, confirmed.`;
export const addressUnconfirmed = (email: string) => `${email}, not confirmed yet.`;
export const askedToChange = <Part>(
  strong: (words: string) => Part,
  email: string,
  until: string,
) => [
  "You asked to change it to ",
  strong(email),
  `. Use the link in the email to that address before ${until}; until then nothing changes.`,
];
export const changeEmail = "Change email";
export const newEmail = "New email";
export const enterPassword = "Please enter your password";
/** After a lost answer: the password may have been changed. */
export const changeNotConfirmed = "We could not confirm the change";
export const staysAsItWas = "Your password stays as it was";
export const passwordChanged = "Your password is changed";
export const othersOut = "Other devices are signed out.";
export const signInWithIt = "Please sign in with it.";
export const changePassword = "Change password";
export const currentPassword = "Current password";
export const newPassword = "New password";
export const keepCodes =
  "Keep these recovery codes somewhere safe: each one signs you in once without the app, and we cannot show them again.";
export const saveFile = "Save as a file";
export const savedThem = "I have saved them";
export const security = "Security";
export const securityText = "How you sign in, and where you are signed in.";
export const twoFactor = "Two-factor sign-in";
export const password = "Password";
export const email = "Email";
export const whereSignedIn = "Where you are signed in";
export const sessionStays = "The session is still open";
export const sessionsStay = "The sessions are still open";
export const noSessions = "We could not read your sessions.";
export const thisDevice = (device: string) => `${device}, this device`;
export const since = (time: string, address: string) => `Since ${time}, from ${address}`;
export const signOutDevice = (device: string) => `Sign out ${device}`;
export const signOut = "Sign out";
export const signOutOthers = "Sign out everywhere else";
export const signOutOthersQuestion = "Every device but this one has to sign in again.";
/** Also after a lost answer: the code may have turned it on. */
export const codeNotConfirmed = "We could not confirm your code";
export const stillOff = "Two-factor sign-in is still off";
export const scan = "Scan this with your authenticator app, or type the key below into it.";
export const qrCode = "QR code for your authenticator app";
export const codeFromApp = "Code from the app";
export const turnOn = "Turn on";
export const cancel = "Cancel";
export const codesStay = "Your codes stay as they were";
export const stillOn = "Two-factor sign-in is still on";
export const off = "Two-factor sign-in is off";
export const on = (codes: number) =>
  `On: signing in takes a code from your app. Recovery codes left: ${codes}.`;
export const newCodes = "New recovery codes";
export const turnOff = "Turn off";
export const turnOffQuestion = "From then on you sign in with your password alone.";
export const offText =
  "Off. With an authenticator app on your phone, a stolen password alone cannot open your account.";
export const setUp = "Set up";
