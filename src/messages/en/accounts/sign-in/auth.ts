export const title = "Sign in";
export const yourAccount = "Your account";
export const bringBack = "We will bring you right back.";
export const createAccount = "Create account";
export const secondStep = "Second step";
export const enterCode =
  "Enter the code from your authenticator app, or one of your recovery codes.";
export const code = "Code";
export const goOn = "Continue";
export const back = "Back";
export const claim = <Part>(em: (words: string) => Part) => ["Food with a farm ", em("behind it.")];
export const claimText =
  "You see who grew it and how. They harvest what you order, and nothing else.";
export const asGuest = "Continue as guest";
export const nameOrEmail = "Username or email";
export const forgot = "Forgot your password?";
export const waitAfter = ({ tries, minutes }: { tries: number; minutes: number }) =>
  `After ${tries} tries within ${minutes} minutes you have to wait. You can also set a new password.`;
export const welcomeBack = (name: string) => `Welcome back, ${name}`;
/** What was pressed before signing in, by its kind. */
export const kept = {
  products: "It is saved in your account now.",
  farms: "You now follow the farm.",
};
export const username = "Username";
export const zipOptional = "Zip code (optional)";
export const phoneOptional = "Phone (optional)";
export const whatBrings = "What brings you here?";
export const buy = "I want to buy";
export const buyText = "Fresh food from farms near you.";
export const farm = "I farm";
export const farmText = "Sell what you grow. You’ll apply next.";
export const reasonCheckout = "Sign in to check out";
export const reasonOrder = "Sign in to see your order";
export const reasonBox = "Sign in to choose your box";
export const reasonFarm = "Sign in to see your farm";
export const reasonSave = "Sign in to keep what you like";
export const reasonAccount = "Sign in to see your account";
export const reasonSettings = "Sign in to change your account";
