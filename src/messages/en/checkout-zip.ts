export const fiveDigits = "Enter a zip code of five digits, such as 94110.";
