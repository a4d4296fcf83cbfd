export const title = "Preguntas";
export const leadFarm =
  "Lo que los clientes le preguntan a su granja. Cada respuesta le llega al cliente por correo y aparece en su página junto con la pregunta.";
export const leadTeam =
  "Lo que los clientes les preguntan a las granjas. Oculte lo que rompe las reglas o nombra a una persona; el cliente lee por qué.";
export const search = "Buscar preguntas y respuestas";
export const status = "Estado";
export const all = "Todas";
export const standings = {
  unanswered: "Sin responder",
  answered: "Respondidas",
  hidden: "Ocultas",
};
export const question = "Pregunta";
export const farm = "Granja";
export const by = "De";
export const asked = "Enviada";
export const answer = "Respuesta";
export const act = "Acción";
export const answerNow = "Responder";
export const toQuestion = (name: string) => ` a la pregunta de ${name}`;
export const answerTo = (name: string) => `Responder a ${name}`;
export const yourAnswer = "Su respuesta";
export const readByAll =
  "Le llega al cliente por correo, y todos pueden leerla en la página de su granja. Después no se puede cambiar.";
export const send = "Publicar la respuesta";
export const published = "Su respuesta ya está en la página";
export const notPublished = "La respuesta no se publicó";
export const stillHere = "Lo que escribió sigue aquí.";
export const hide = "Ocultar";
export const hideThis = (name: string) => `Ocultar la pregunta de ${name}`;
export const hideText =
  "La pregunta y su respuesta se quitan de la página de la granja y de su lista. Puede volver a mostrarlas.";
export const askerReads = "El cliente lee este motivo, y queda en el registro de actividad.";
export const isHidden = "La pregunta está oculta";
export const notHidden = "La pregunta no se ocultó";
export const show = "Volver a mostrar";
export const theQuestion = (name: string) => ` la pregunta de ${name}`;
export const isShown = "La pregunta se muestra otra vez";
export const notShown = "La pregunta no se volvió a mostrar";
export const none = "No hay preguntas aquí";
export const noneText = "Los clientes preguntan desde la página de la granja.";
