export const stillThere = "El certificado sigue ahí";
export const withdrawn = "El certificado se retiró";
export const renewalChecked = "Estamos revisando la renovación.";
export const seeDocument = "Ver el documento";
export const enterRenewal = "Agregar la renovación";
export const withdraw = "Retirar";
export const withdrawIt = (which: string) =>
  `¿Retirar ${which}? Sus datos y su documento se borran aquí. Nuestro registro guarda lo que se capturó.`;
export const addDetails = "Agregar los datos";
export const changeIt = "Cambiarlo";
export const correctIt = "Corregirlo";
export const named =
  "Lo mencionó en la solicitud. Los clientes lo ven cuando se agreguen y revisen sus datos.";
export const notChecked = "Agregado y sin revisar todavía. Los clientes no lo ven.";
export const endedOn = (day: string) => `Venció el ${day}. Los clientes ya no lo ven.`;
export const endsOn = (day: string) => `Vence el ${day}. Los clientes lo ven hasta entonces.`;
export const seen = "Los clientes lo ven.";
export const issuedBy = "Emitido por";
export const number = "Número";
export const validThrough = "Válido hasta";
export const entered = "Agregado";
export const on = (day: string, who: string) => `${day}, por ${who}`;
export const verified = "Verificado";
export const notAccepted = "No aceptado";
export const choose = "Elija el certificado";
export const stillHere = "Lo que escribió sigue aquí. Inténtelo de nuevo.";
export const notEntered = "No se agregó";
export const wasEntered = "El certificado se agregó";
export const shownOnceChecked = "Se verá cuando lo revisemos.";
export const needsDocument = "Agregue el documento: un PDF, o una foto o escaneo";
export const certificate = "Certificado";
export const whatCalled = "¿Cómo se llama?";
export const asOnDocument = "Como aparece en el documento";
export const withLetters = "Con sus letras y guiones";
export const lastDay = "Su último día";
export const send = "Enviar a revisión";
export const cancel = "Volver";
export const add = "Agregar un certificado";
export const correct = "Corregir el certificado";
export const change = "Cambiar el certificado";
export const certificatesOf = (farm: string) => `Certificados de ${farm}`;
export const certificates = "Certificados";
export const compareEach =
  "Compare cada certificado con su documento. Los clientes lo ven cuando esté verificado, hasta su último día.";
export const howItWorks =
  "Mostramos su certificado después de revisar el documento, y hasta que venza. Agregue la renovación en cuanto la tenga; mientras tanto vale el actual.";
export const none = "Todavía no hay certificados";
export const noneNeeded =
  "Para vender aquí no hace falta ninguno. El que esté verificado se ve junto a la granja y sus productos.";
