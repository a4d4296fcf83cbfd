export const asked = "Un cliente tiene una pregunta para su granja";
export const answerOnce = (farm: string) =>
  `Su respuesta le llega al cliente por correo y aparece junto con la pregunta en la página de ${farm}. Después no se puede cambiar.`;
export const readAndAnswer = "Leer la pregunta y responder";
export const answered = "La granja respondió a su pregunta";
export const youAsked = "Usted preguntó:";
export const farmAnswers = (farm: string) => `Responde ${farm}:`;
export const onThePage =
  "Su pregunta y la respuesta están en la página de la granja, sin su nombre. Ahí puede borrarlas.";
export const seeFarm = "Ver la página de la granja";
export const questions = (phone: string) =>
  `¿Preguntas? Responda a este correo o llame al ${phone}.`;
