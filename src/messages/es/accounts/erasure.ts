export const tryAgain = "Inténtelo de nuevo";
export const stays = "Su cuenta sigue abierta";
export const notErased = "No se borrará.";
export const erasure = "Borrado de su cuenta";
export const asAsked = <Part>(strong: (words: string) => Part, day: string) => [
  "Como lo pidió, su cuenta se borrará el ",
  strong(day),
  ".",
];
export const keep = "Conservar mi cuenta";
