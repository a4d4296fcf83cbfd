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
  customer: "Customer: orders and account",
  farmer: "Farmer: harvest and inventory",
  logistics: "Logistics: routes and stops",
  admin: "Admin: everything",
};

export const request = "GET /api/user";
