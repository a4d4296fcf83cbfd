export const title = "Opiniones";
export const leadFarm =
  "Lo que dicen los clientes de sus productos. Puede responder una vez a cada opinión; la respuesta sale debajo en la página del producto.";
export const leadTeam =
  "Lo que dicen los clientes de los productos. Oculte las opiniones que rompen las reglas, nunca las que solo incomodan; a quien escribió la opinión se le dice por qué.";
export const search = "Buscar productos y palabras";
export const status = "Estado";
export const all = "Todas";
export const standings = {
  unanswered: "Sin responder",
  answered: "Respondidas",
  hidden: "Ocultas",
};
export const product = "Producto";
export const farm = "Granja";
export const stars = "Estrellas";
export const said = "Lo que dijo";
export const noWords = "Solo estrellas";
export const by = "De";
export const written = "Escrita";
export const reply = "Su respuesta";
export const farmsReply = "Respuesta de la granja";
export const act = "Acción";
export const replyNow = "Responder";
export const toReview = (name: string) => ` a la opinión de ${name}`;
export const replyTo = (name: string) => `Responder a ${name}`;
export const yourReply = "Su respuesta";
export const readByAll = "Todos la leen en la página del producto. Después no se puede cambiar.";
export const send = "Publicar la respuesta";
export const replied = "Su respuesta ya está en la página";
export const notReplied = "La respuesta no se publicó";
export const stillHere = "Lo que escribió sigue aquí.";
export const hide = "Ocultar";
export const hideThis = (name: string) => `Ocultar la opinión de ${name}`;
export const hideText = "La opinión se quita de la página del producto. Puede volver a mostrarla.";
export const writerReads =
  "Quien la escribió lee este motivo, y queda en el registro de actividad.";
export const isHidden = "La opinión está oculta";
export const notHidden = "La opinión no se ocultó";
export const show = "Volver a mostrar";
export const isShown = "La opinión está otra vez en la página";
export const notShown = "La opinión no se volvió a mostrar";
export const none = "No hay opiniones aquí";
export const noneText = "A los clientes se les pide su opinión un día después de la entrega.";
export const csvHidden = "Por qué está oculta";
export const byMember = (name: string) => `${name} (de la granja, no se muestra)`;
