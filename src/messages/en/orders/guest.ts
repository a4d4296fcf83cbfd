export const failed = "That did not work";
export const tryLater = "Please try again in a moment.";
export const checkEmail = "Check your email";
export const onItsWay =
  "If there is an order with this number and email, a new link to it is on its way.";
export const signInInstead = "Sign in instead";
export const deadLink = "This link no longer works";
export const waysOn = (days: number) =>
  `If you have an account, your orders are there. Otherwise we can email you a new link to your order, until ${days} days after its delivery.`;
export const orderNumber = "Order number";
export const numberExample = "FUR-7K3M-9QXT";
export const emailLink = "Email me a new link";
export const signIn = "Sign in";

export const inAccount = "This order is in your account.";
export const saveAsAccount = "Save this as an account";
export const choosePassword = (email: string) =>
  `Choose a password, and this order stays with you: sign in with ${email}.`;
export const password = "Password";
export const createAccount = "Create account";
