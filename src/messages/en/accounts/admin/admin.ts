import { plural } from "../../kit.ts";

export const roles = {
  customer: "Customer",
  farmer: "Farmer",
  logistics: "Logistics",
  admin: "Admin",
};
export const states = { open: "Active", disabled: "Disabled" };
export const editAccount = "Edit account";
export const editText = "A new email address has to be verified again by its owner.";
export const notSaved = "Not saved";
export const saved = "Saved";
export const firstName = "First name";
export const lastName = "Last name";
export const email = "Email";
export const zipCode = "Zip code";
export const phone = "Phone";
export const save = "Save";
export const goBack = "Go back";
export const noCredit = "No credit was given";
export const creditFor = (amount: string, who: string) => `${amount} credit for ${who}`;
export const emailSaysWhy = "An email says why.";
export const giveCredit = "Give credit";
export const dollars = "Dollars";
export const customerSees = "The customer sees it";
export const giveQuestion = (who: string, amount: string) =>
  `Give ${who} ${amount} for the next order? It comes out of our share and cannot be taken back.`;
export const notInvited = "No one was invited";
export const invited = (address: string) => `${address} was invited`;
export const invite = "Invite someone";
export const inviteText =
  "They get an email with a link that works for seven days, and choose their own password. Customers and farmers register themselves. To give a role to someone who has an account, open their page.";
export const role = "Role";
export const sendInvitation = "Send the invitation";
export const openInvitations = "Open invitations";
export const expired = (time: string) => `Expired ${time}`;
export const until = (time: string) => `Until ${time}`;
export const notSent = "Not sent";
export const invitedAgain = (address: string) => `${address} was invited again`;
export const stillStands = "The invitation still stands";
export const sendAgainTo = (address: string) => `Send again to ${address}`;
export const sendAgain = "Send again";
export const revoke = "Revoke";
export const revokeQuestion = (address: string) =>
  `Revoke the invitation for ${address}? Its link stops working.`;
export const roleStays = "The role stays as it was";
export const roleIs = (current: string) => `The role is ${current} now`;
export const changeRole = "Change role";
export const changeRoleQuestion = (who: string, wanted: string, current: string) =>
  `Make ${who} ${wanted} instead of ${current}? Every session of theirs ends.`;
export const stillIn = "Still signed in";
export const signedOut = "Signed out everywhere";
export const stillOpen = "The account is still active";
export const stillClosed = "The account is still disabled";
export const noLink = "No link was sent";
export const linkOnItsWay = "A reset link is on its way";
export const factorStillOn = "Two-factor sign-in is still on";
export const factorOff = "Two-factor sign-in is off";
export const sendReset = "Send reset link";
export const sendResetQuestion =
  "Email this person a link to choose a new password? It works for one hour.";
export const turnOffFactor = "Turn off two-factor";
export const turnOffFactorQuestion =
  "Did this person lose the app and the recovery codes? First make sure who it is, in person or by a phone number you know. They are signed out everywhere and get an email.";
export const signOutEverywhere = "Sign out everywhere";
export const signOutQuestion = "End every session of this person? They can sign in again.";
export const enable = "Enable";
export const enableQuestion = "Enable this account again?";
export const disable = "Disable";
export const disableQuestion =
  "Disable this account? The person is signed out right away and cannot come back until it is enabled.";
export const edit = "Edit";
export const name = "Name";
export const username = "Username";
export const verified = (address: string) => `${address}, verified`;
export const notVerified = (address: string) => `${address}, not verified`;
export const noPhone = "Not given";
export const notGiven = "Not given";
export const credit = "Credit";
export const secondFactor = "Second factor";
export const on = "On";
export const off = "Off";
export const lastSeen = "Last seen";
export const never = "Never";
export const joined = "Joined";
export const disabledBecause = "Disabled because";
export const askedDeleted = "Asked to be deleted";
export const due = (time: string) => `Due ${time}`;
export const orders = "Orders";
export const noOrders = "None yet.";
export const placed = (time: string, day: string) => `Placed ${time}, for ${day}`;
export const sessions = "Sessions";
export const noSessions = "Not signed in anywhere.";
export const since = (time: string) => `Since ${time}`;
export const entries = "What was done to this account";
export const noEntries = "Nothing yet.";
export const by = (time: string, who: string) => `${time}, by ${who}`;
export const status = "Status";
export const spent = "Spent";
export const allRoles = "All roles";
export const allStatuses = "All statuses";
export const nooneDisabled = "No one was disabled";
export const nooneEnabled = "No one was enabled";
export const users = "Users";
export const usersText =
  "Everyone with an account. Changing a role or disabling an account signs the person out.";
export const search = "Search names and emails";
export const closeQuestion = (n: number) =>
  plural(n, {
    one: "Disable this account? They are signed out right away and cannot come back until enabled.",
    other: `Disable these ${n} accounts? They are signed out right away and cannot come back until enabled.`,
  });
export const openQuestion = (n: number) =>
  plural(n, { one: "Enable this account again?", other: `Enable these ${n} accounts again?` });
export const noOne = "No one yet";

export const giftRemaining = "Left from gift cards";
export const giftRemainingText = (sum: string, most: string) =>
  `${sum} of the credit is left from gift cards. Less than ${most} is paid out when its owner asks (California Civil Code 1749.5).`;
export const payOut = (sum: string) => `Pay out ${sum}`;
export const payOutQuestion = (sum: string, who: string) =>
  `Did you send ${who} a check for ${sum}? It comes off the credit, and cannot be undone. Give the check number as the reason.`;
export const notPaidOut = "It was not written down";
export const paidOut = "It is off the credit and in the books";
