import { fixed } from "../../kit.ts";

export const shortUsername = fixed("Username must be at least 3 characters");
export const longUsername = (most: number) => `Username must be at most ${most} characters`;
export const plainUsername = "Username can use letters, digits, dots, dashes and underscores";
export const shortPassword = fixed("Password must be at least 8 characters");
export const longPassword = (most: number) => `Password must be at most ${most} characters`;
export const names = {
  firstName: {
    short: fixed("First name must be at least 2 characters"),
    long: (most: number) => `First name must be at most ${most} characters`,
  },
  lastName: {
    short: fixed("Last name must be at least 2 characters"),
    long: (most: number) => `Last name must be at most ${most} characters`,
  },
};
export const chooseRole = "Please choose a role";
export const validZip = fixed("Please enter a valid zip code");
export const validPhone = "Please enter a valid phone number";
export const enterName = "Please enter your username or email";
export const enterPassword = "Please enter your password";
export const enterCode = "Please enter the code";
