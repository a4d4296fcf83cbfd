export const title = "Demo sign-ins";
export const signedInAs = (name: string) => `You are signed in as ${name}.`;
export const eachSees = "Each account sees the market in its own role.";
export const noAccounts = "No demo accounts here";
export const noAccountsText = "This server was started without the demo market.";
export const signedIn = "signed in";
export const noOne = "no one";
export const signIn = "Sign in";
export const signInAs = (role: string) => `Sign in as ${role}`;
export const welcomeBack = (name: string) => `Welcome back, ${name}`;
export const sees = {
  customer: "Orders and account",
  farmer: "Farm and inventory",
  logistics: "Routes and stops",
  admin: "Everything",
};

export const request = "GET /api/user";
