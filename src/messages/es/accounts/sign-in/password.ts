export const hint = "Al menos 8 caracteres. Unas cuantas palabras seguidas se recuerdan fácil.";
export const ratings = {
  short: "Demasiado corta",
  weak: "Fácil de adivinar. Hágala más larga.",
  fair: "Bien. Más larga es aún mejor.",
  strong: "Difícil de adivinar",
};
