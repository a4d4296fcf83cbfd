export const language = "Idioma";
export const languageText = "El sitio y los correos usan el idioma que elija.";
export const languageStays = "El idioma sigue como estaba";

export const staysYours = "Su cuenta sigue abierta";
export const erasedOn = (day: string) => `Su cuenta se borrará el ${day}`;
export const signedOutUntil =
  "Cerramos su sesión en todas partes. Hasta entonces puede iniciar sesión y conservarla.";
export const signIn = "Iniciar sesión";
export const erasedAt = (time: string) => `Su cuenta se borrará el ${time}, como lo pidió.`;
export const eraseText = (days: number, years: number) =>
  `Esperamos ${days} días; mientras tanto puede iniciar sesión y conservarla. Sus pedidos quedan en nuestros libros ${years} años con su nombre y los montos, como exige la ley fiscal. La dirección, el correo y el teléfono se quitan.`;
export const eraseCredit = (sum: string) =>
  `Tiene ${sum} de crédito. Ya no se puede usar una vez que se borra la cuenta: úselo antes o escríbanos.`;
export const eraseMine = "Borrar mi cuenta";
export const eraseQuestion = (days: number) =>
  `Se cierra su sesión en todas partes, y en ${days} días su cuenta ya no existe.`;
export const fileFailed = "No se pudo crear el archivo";
export const download = "Descargar mis datos";
export const profileStays = "Sus datos siguen como estaban";
export const profileSaved = "Sus datos están guardados";
export const profile = "Perfil";
export const zipOptional = "Código postal (opcional)";
export const phoneOptional = "Teléfono (opcional)";
export const save = "Guardar";
export const profileText = "Su nombre, sus datos de contacto y lo que guardamos de usted.";
export const yourData = "Sus datos";
export const yourDataText =
  "Todo lo que guardamos de usted, en un archivo que otros programas pueden leer.";
export const eraseAccount = "Borrar su cuenta";
