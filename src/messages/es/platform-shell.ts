export const language = "Idioma";
