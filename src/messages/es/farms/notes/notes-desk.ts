export const title = "Notas";
export const leadFarm =
  "Noticias cortas de su granja: qué brotó, cómo estuvo el clima, quién nació. Están en su página bajo “Desde la granja”, primero la más nueva, cada una con su día.";
export const suspended =
  "La página de su granja está suspendida: los visitantes no ven ninguna de sus notas.";
export const leadTeam =
  "Lo que las granjas escriben en sus propias páginas. Oculte lo que no cumpla las reglas o nombre a alguien; la granja lee por qué.";
export const write = "Escribir una nota";
export const none = "Todavía no hay notas";
export const noneText = "Bastan unas frases. Las puede leer quien abra su página.";
export const yourNote = "Su nota";
export const readByAll = (most: number) =>
  `Hasta ${most} caracteres. Todos pueden leerla de inmediato en la página de su granja.`;
export const language = "Idioma de la nota";
export const publish = "Publicar la nota";
export const published = "Su nota está en la página";
export const notPublished = "La nota no se publicó";
export const stillHere = "Lo que escribió sigue aquí.";
export const cancel = "Volver";
export const change = "Cambiar";
export const ofDay = (day: string) => ` la nota del ${day}`;
export const changeOf = (day: string) => `Cambiar la nota del ${day}`;
export const dayStays = "Su día no cambia.";
export const isGone =
  "Alguien quitó esta nota mientras tanto. Copie lo que quiera conservar antes de volver.";
export const save = "Guardar la nota";
export const changed = "Guardamos su nota";
export const notChanged = "La nota no se cambió";
export const remove = "Quitar";
export const removeOf = (day: string) => `Quitar la nota del ${day}`;
export const removeSure = "La nota se quita de su página para siempre.";
export const removed = "La nota se quitó";
export const notRemoved = "La nota no se quitó";
export const hiddenBy = (reason: string) => `Ocultamos esta nota: ${reason}`;
export const staysHidden = "Sigue oculta aunque la cambie. Escríbanos si puede volver a mostrarse.";
export const seePage = "Ver su página";
export const search = "Buscar notas y granjas";
export const status = "Estado";
export const all = "Todas";
export const standings = { shown: "En la página", hidden: "Ocultas" };
export const note = "Nota";
export const farm = "Granja";
export const written = "Escrita";
export const act = "Acción";
export const hide = "Ocultar";
export const hideThis = (owner: string) => `Ocultar la nota de ${owner}`;
export const hideText = "La nota se quita de la página de la granja. Puede volver a mostrarla.";
export const farmReads = "La granja lee este motivo, y queda en el registro de actividad.";
export const isHidden = "La nota está oculta";
export const notHidden = "La nota no se ocultó";
export const show = "Volver a mostrar";
export const theNote = (owner: string) => ` la nota de ${owner}`;
export const isShown = "La nota se muestra otra vez";
export const notShown = "La nota no se volvió a mostrar";
export const noneHere = "No hay notas aquí";
export const noneHereText = "Las granjas las escriben para sus propias páginas.";
