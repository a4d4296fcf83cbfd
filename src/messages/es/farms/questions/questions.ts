export const title = "Preguntas a la granja";
export const noneYet = "Aquí todavía no hay preguntas respondidas.";
export const notLoaded = "No se pudieron cargar las preguntas.";
export const more = "Mostrar más preguntas";
export const answeredIn = (farm: string, month: string) => `Respuesta de ${farm}, ${month}`;
export const ask = "Preguntar a la granja";
export const askFarm = (farm: string) => `Preguntar a ${farm}`;
export const signInFirst = "Inicie sesión para preguntar";
export const confirmFirst = (email: string) =>
  `Para preguntar, confirme primero su correo: la respuesta se la enviamos a ${email}.`;
export const yourQuestion = "Su pregunta";
export const howItGoes =
  "La granja le responde por correo. Después, su pregunta y la respuesta aparecen en esta página, sin su nombre. Si la pregunta es sobre un pedido, escríbanos a nosotros.";
export const send = "Enviar la pregunta";
export const sent = "La granja ya tiene su pregunta";
export const notSent = "La pregunta no se envió";
export const stillHere = "Lo que escribió sigue aquí.";
export const yours = "Sus preguntas";
export const waiting = "La granja todavía no ha respondido";
export const hidden = (reason: string) => `Ocultamos su pregunta: ${reason}`;
export const answered = "La granja respondió por correo y en esta página";
export const remove = "Borrarla";
export const removeThis = (words: string) => `Borrar “${words}”`;
export const removeQuestion = "Se borra su pregunta, y la granja ya no la ve.";
export const removeAnswered = "Se borra su pregunta, y con ella la respuesta de la granja.";
export const removed = "Su pregunta se borró";
export const notRemoved = "La pregunta no se borró";
