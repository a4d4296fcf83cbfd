export const fiveDigits = "Please enter a zip code of five digits";
export const validEmail = "Please enter a valid email address";
export const unknownLink = "Unknown share link";
export const notOurLink = "This link is not one of ours";
export const unknownPage = "Unknown page";
export const firstName = "Please enter your first name";
