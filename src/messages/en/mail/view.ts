export const views = { wide: "Wide", narrow: "Phone", dark: "Dark", text: "Plain text" };
export const showAs = "Show the email as";
export const email = "The email";
