export const title = "Mensajes";
export const lead =
  "Lo que la gente escribió en la página de contacto. Responda por correo y luego márquelo como respondido aquí.";
export const status = "Estado";
export const all = "Todos";
/** What the list can be narrowed to. */
export const filters = { new: "Nuevos", answered: "Respondidos" };
export const ticket = "Número";
export const about = "Tema";
export const from = "De";
export const address = "Correo";
export const order = "Pedido";
export const received = "Fecha";
export const search = "Buscar números, nombres, correos y pedidos";
export const none = "Nadie espera respuesta";
export const noneText = "Todos los mensajes tienen respuesta.";
export const notMarked = "No se marcó";
export const answered = (message: string) => `${message} está respondido`;
export const yourMessage = (message: string) => `Su mensaje ${message}`;
export const answer = "Responder por correo";
export const mark = "Marcar como respondido";
export const attachment = "Archivo adjunto";
export const openPdf = "Descargar el PDF";
export const pictureText = "La imagen que vino con el mensaje";
export const kinds = { "application/pdf": "PDF", "image/jpeg": "Imagen" };
