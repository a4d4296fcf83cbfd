export const language = "Language";
export const languageText = "Pages and emails speak the language that you choose.";
export const languageStays = "The language stays as it was";
