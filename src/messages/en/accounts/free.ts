export const claim = <Part>(em: (words: string) => Part) => [
  "Join for free, ",
  em("eat this week."),
];
export const claimText =
  "A free membership gives you an account, a number among the members and a cart that knows where you live. No card, no deposit, nothing that renews.";
export const oneClick = (name: string) => `One click, ${name}`;
export const nothingToFill = "You are signed in, so there is nothing more to fill in.";
export const become = "Become a member";
export const formName = "Free registration";
export const join = "Join for free";
export const agree = <Part>(terms: (words: string) => Part, signIn: (words: string) => Part) => [
  "By joining you agree to the ",
  terms("terms"),
  ". Have an account? ",
  signIn("Sign in"),
  ".",
];
