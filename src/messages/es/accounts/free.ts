export const claim = <Part>(em: (words: string) => Part) => [
  "Únase gratis, ",
  em("coma esta semana."),
];
export const claimText =
  "La membresía gratis le da una cuenta, un número de miembro y un carrito que ya conoce su dirección. Sin tarjeta, sin depósito, nada que se renueve.";
export const oneClick = (name: string) => `Un clic, ${name}`;
export const nothingToFill = "Ya inició sesión, así que no hay nada más que llenar.";
export const become = "Obtener la membresía";
export const formName = "Registro gratis";
export const join = "Unirme gratis";
export const agree = <Part>(terms: (words: string) => Part, signIn: (words: string) => Part) => [
  "Al unirse acepta los ",
  terms("términos"),
  ". ¿Ya tiene cuenta? ",
  signIn("Inicie sesión"),
  ".",
];
