export const tryAgain = "Please try again";
export const stays = "Your account stays";
export const notErased = "It will not be erased.";
export const erasure = "Erasure of your account";
export const asAsked = <Part>(strong: (words: string) => Part, day: string) => [
  "As you asked, your account will be erased on ",
  strong(day),
  ".",
];
export const keep = "Keep my account";
