export const writeQuestion = (least: number) =>
  `Escriba su pregunta, con ${least} caracteres o más`;
export const writeAnswer = "Escriba una respuesta";
export const sayWhy = "Diga por qué";
export const noQuestion = "No encontramos esa pregunta";
export const noFarm = "No encontramos esa granja";
export const confirmFirst =
  "Confirme primero su correo, porque ahí llega la respuesta. En su perfil puede pedir otra vez el enlace.";
export const tooManyWaiting = (most: number) =>
  `Esta granja todavía no ha respondido a ${most} de sus preguntas. Espere a que responda una.`;
export const ownFarm = "Esta es su propia granja: las preguntas las hacen los clientes";
export const farmSuspended =
  "La página de su granja está suspendida, así que no se puede publicar ninguna respuesta. Escríbanos.";
export const alreadyAnswered = "Su granja ya respondió a esta pregunta";
export const alreadyHidden = "Esta pregunta ya está oculta";
export const notHidden = "Esta pregunta no está oculta";
