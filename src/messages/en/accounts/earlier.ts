import { list, plural } from "../kit.ts";

export const orderedBefore = "Did you order before you had an account?";
export const confirmFirst = (email: string) =>
  `Earlier orders placed with ${email} appear here once you confirm that address. We sent you a link for it.`;
export const notAdded = "Your earlier orders were not added";
export const added = "Added to your account";
export const found = (what: string) => `We found ${what} placed with this email`;
export const oneText =
  "It was bought without an account. Add it, and you will find it here with its receipt.";
export const severalText =
  "They were bought without an account. Add them, and you will find them here with their receipts.";
export const addOne = "Add it to my account";
export const addSeveral = "Add them to my account";
export const notNow = "Not now";
export const orders = (n: number) =>
  plural(n, { one: `${n} earlier order`, other: `${n} earlier orders` });
export const memberships = (n: number) =>
  plural(n, { one: `${n} founding membership`, other: `${n} founding memberships` });
export const giftCards = (n: number) =>
  plural(n, { one: `${n} gift card`, other: `${n} gift cards` });
export const both = (parts: readonly string[]) => list(parts);
