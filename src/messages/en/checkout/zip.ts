export const fiveDigits = "Enter a five-digit zip code, such as 94110.";
