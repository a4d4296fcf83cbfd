export const language = "Idioma";
export const languageText = "Las páginas y los correos le hablan en el idioma que elija.";
export const languageStays = "El idioma sigue como estaba";
