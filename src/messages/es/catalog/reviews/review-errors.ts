export const chooseStars = "Elija de 1 a 5 estrellas";
export const writeReply = "Escriba una respuesta";
export const sayWhy = "Diga por qué";
export const noReview = "No encontramos esa opinión";
export const onlyBuyers =
  "Las opiniones son de clientes que recibieron el producto. No lo encontramos entre lo que le entregamos.";
export const tooEarly =
  "Se entregó hace menos de 24 horas. Pruébelo primero y vuelva mañana a contarnos.";
export const alreadyReplied =
  "Su granja ya respondió a esta opinión. Una respuesta se queda como está.";
export const notHidden = "Esta opinión ya se muestra";
export const alreadyHidden = "Esta opinión ya está oculta";
