export const willWrite = <Part>(
  address: string,
  product: string,
  strong: (words: string) => Part,
) => [
  "Escribiremos a ",
  strong(address),
  ` cuando vuelva a haber ${product}. Si antes se dio de baja de nuestros correos, abra el enlace del correo que acabamos de enviarle.`,
];
export const tellMe = "Avisarme cuando vuelva";
export const email = "Su correo electrónico";
export const oneEmail = "Un solo correo, el día que vuelva.";
export const willHear = "Le avisaremos";
export const willEmail = (product: string) => `Le escribiremos cuando vuelva a haber ${product}.`;
export const soldOut = "Agotado";
export const outOfSeason = (month: string) => `Fuera de temporada. Vuelve en ${month}.`;
export const noHarvestSet =
  "La granja aún no fija la próxima cosecha. Deje su correo y le avisamos.";
export const grows = "Crece a su tiempo. Deje su correo y le avisamos cuando haya.";
export const seeAvailable = "Ver lo que hay ahora";
