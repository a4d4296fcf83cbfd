export const didNotWork = "That did not work";
export const tryAgain = "Please try again in a moment.";
export const forgot = "Forgot your password?";
export const forgotText = "We will email you a link to choose a new one.";
export const checkEmail = "Check your email";
export const linkOnItsWay =
  "If there is an account with this email, a link to choose a new password is on its way. It works for an hour.";
export const backToSignIn = "Back to sign-in";
export const sendLink = "Send me the link";
export const invitation = "Your invitation";
export const moment = "One moment.";
export const invitationOver = "This invitation no longer works";
export const invitationOverText =
  "Invitations work once, for a week. Ask the person who invited you for a new one, or write to us.";
export const writeToUs = "Write to us";
export const welcomeFarm = (farm: string) => `Welcome, ${farm}`;
export const welcomeTeam = "Welcome to the team";
export const withAccount = (email: string) =>
  `There is an account for ${email}. You can use it for the farm: it becomes a farmer’s account. Your own orders and weekly box stay as they are, under “Your orders.”`;
export const accountFor = (email: string) =>
  `Your account will be for ${email}. Choose how you sign in.`;
export const signInToAccept = "Sign in to accept";
export const otherAccount = (email: string) =>
  `You are signed in as ${email}. Sign out, then open the link in our email again.`;
export const signOut = "Sign out";
export const workForFarm = "Work for the farm with this account";
export const username = "Username";
export const openAccount = "Open my account";
export const thanksKept = "Thank you. The account will not get your address.";
export const thanksClosed = "Thank you. That account is closed, and your address is free again.";
export const ifNotYou = "If that wasn’t you, refuse it.";
export const notMe = "That wasn’t me";
export const keepsAddress = "The account keeps the address it has, and this link stops working.";
export const removeAddress =
  "We remove your address from that account and close it. You can then use your address for an account of your own.";
export const passwordSet = "Your new password is set";
export const passwordSetText =
  "You are signed out everywhere. Please sign in with the new password.";
export const signIn = "Sign in";
export const linkOver = "This link no longer works";
export const resetLinkOver = "Links for a new password work once, for an hour.";
export const newLink = "Ask for a new link";
export const choosePassword = "Choose a new password";
export const choosePasswordText = "You will be signed out on all devices.";
export const savePassword = "Save the new password";
export const verifyLinkOver =
  "This link no longer works. Sign in, and your account’s security page sends a new one.";
export const confirmTitle = "Confirm your address";
export const confirmed = "Your address is confirmed";
export const confirmedText =
  "If you ordered with it before, your account offers to add those orders.";
export const toAccount = "Go to your account";
export const changes = <Part>(strong: (words: string) => Part, user: string, email: string) => [
  "The account ",
  strong(user),
  " wants to get its emails at ",
  strong(email),
  ".",
];
export const wasMade = <Part>(strong: (words: string) => Part, user: string, email: string) => [
  "An account with the username ",
  strong(user),
  " was created with your address, ",
  strong(email),
  ".",
];
export const confirmMine = "Confirm my address";
export const ifYou = "If that is you, sign in to confirm it.";
export const signInToConfirm = "Sign in to confirm";
export const otherYours = (signedInAs: string, user: string) =>
  `You are signed in as ${signedInAs}. If ${user} is yours too, sign out, then open the link in our email again.`;
export const thisFailed = "This did not work";

export const newPassword = "New password";
