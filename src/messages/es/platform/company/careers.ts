export const lead =
  "Por ahora no tenemos puestos abiertos. Cuando haya uno, estará aquí con su sueldo, lugar y horario.";
export const openRoles = {
  title: "Puestos abiertos",
  text: "Ninguno. Preferimos decirlo a juntar solicitudes para trabajos que no existen.",
};
export const nextOne = "Enterarse del próximo";
export const howWeHire = "Cómo contratamos";
export const posting = "El anuncio dice el rango de sueldo, el lugar y el horario.";
export const write = <Part>(contact: (words: string) => Part) => [
  "Usted nos ",
  contact("escribe"),
  " unas líneas sobre lo que ha hecho. Sin foto, sin edad, sin carta de presentación.",
];
export const answer = "Recibe una respuesta, aunque sea un no.";
export const inFields = "Trabajar en el campo";
export const farmsHire = <Part>(pages: (words: string) => Part, join: (words: string) => Part) => [
  "Las granjas contratan por su cuenta. Sus ",
  pages("páginas"),
  " dicen quiénes son y dónde están. Si usted cultiva, ",
  join("venda con nosotros"),
  ".",
];

export const thanks =
  "Gracias. Abra el enlace del correo que le acabamos de enviar y le avisaremos.";
export const announced =
  "Anunciamos los puestos nuevos en nuestro boletín. Deje su correo y confírmelo; puede salirse cuando quiera.";
export const alertForm = "Avisos de puestos nuevos";
export const tellMe = "Avisarme";
