export const preparing = "Preparing the card form";
export const save = "Save this card";
export const promise =
  "Stripe stores the number; we see only the last four digits. Nothing is charged now.";
export const notSaved = "The card was not saved";
