export const notInvited = (email: string) => `This invitation is for ${email}`;
export const teamAccount = "A team account cannot work for a farm";
export const worksFor = (farm: string) => `Your account already works for ${farm}`;
export const mostAddresses = (most: number) =>
  `You can keep up to ${most} addresses. Remove one first.`;
export const noAddress = "We cannot find that address";
export const noFarmLinked = "No farm is linked to your account yet";
export const noFarm = "We cannot find this farm";
export const adminExists = "There is an admin already, who can invite more";
export const hasAccount = "This address has an account: change its role instead";
export const invitationClosed = "This invitation is no longer open";
export const usernameTaken = "That username is taken. Please choose another one.";
export const emailTaken = "There is already an account with this email. Please sign in instead.";
export const noLongerAdmin = "Your account is no longer an admin account";
export const notYourOwn = "You cannot do this to your own account";
export const lastAdmin = "The last admin stays: make someone else an admin first";
export const anotherAdmin = "Another admin has to do this for you";
export const factorAlreadyOff = "Two-factor sign-in is already off";
export const isClosed = "This account is disabled: enable it first";
export const noAccount = "We cannot find this account";
export const confirmEmail = "Please confirm your email address first";
export const alreadyConfirmed = "Your address is already confirmed";
export const addressLinkUsed = "This link has been used. Your email is confirmed.";
export const passwordLinkUsed = "This link has been used. Please sign in with your new password.";
export const invitationUsed = "This invitation has been used. Please sign in with your account.";
export const linkOfOther = "This link is for another account. Sign in to that one.";
export const commonPassword =
  "This password is one of the first that attackers try. Please choose another one.";
export const factorOff = "Two-factor sign-in is off";
export const wrongCredentials = "Invalid username or password";
export const accountClosed = (email: string) =>
  `This account has been closed. Please write to ${email}.`;
export const noAdmin = (username: string) => `No admin is called ${username}`;
export const adminClosed = (username: string) => `The account ${username} is disabled`;
export const setUpFactor = "Please set up two-factor sign-in first";
export const enterAppCode = "Please enter the code from your authenticator app";
export const appCodesUsedUp =
  "Too many wrong codes. Please enter a recovery code instead, or try again tomorrow.";
export const wrongCode = "This code is not right, or was used before";
export const factorAlreadyOn = "Two-factor sign-in is already on";
export const wrongCodeNext = "This code is not right. Please try the next one.";
export const roleNeedsFactor = "Your role needs two-factor sign-in";
export const wrongPassword = "That is not your password";
export const sessionEnded = "This session has already ended";
export const notSignedIn = "You are not signed in";
export const unknownAddress = "Unknown address";
export const unknownAlert = "Unknown alert";
export const columns = {
  firstName: "First name",
  lastName: "Last name",
  username: "Username",
  email: "Email",
  role: "Role",
  status: "Status",
  secondFactor: "Second factor",
  lastSeen: "Last seen",
  joined: "Joined",
  orders: "Orders",
  spent: "Spent",
};
export const states = { open: "active", disabled: "disabled" };
export const yesNo = { yes: "yes", no: "no" };
