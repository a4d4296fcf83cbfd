export const missingDelivery =
  "Complete todos los datos de entrega obligatorios, incluido el correo electrónico.";
export const missingDeliveryTitle = "Faltan datos";
export const loginFailed = "No se pudo iniciar sesión";
export const registrationFailed = "No se pudo crear la cuenta";
export const logoutFailed = "No se pudo cerrar la sesión";
export const loginSuccessful = "Sesión iniciada";
export const registrationSuccessful = "Cuenta creada";
export const loggedOut = "Sesión cerrada";
export const loggedOutText = "Cerró su sesión.";
export const errorTitle = "Error";
export const orderFailed = "No se pudo procesar el pedido. Inténtelo de nuevo.";
export const paymentFailed = "El pago no se realizó";
export const paymentNotLoaded =
  "El sistema de pago todavía no carga. Espere un momento e inténtelo de nuevo.";
export const paymentCheckCard =
  "El pago no se realizó. Revise los datos de su tarjeta e inténtelo de nuevo.";
export const paymentOptionsFailed =
  "No se pudieron cargar las formas de pago. Actualice la página e inténtelo de nuevo.";
export const paymentProcessingFailed = "No se pudo procesar el pago. Inténtelo de nuevo.";
export const paymentNeedsAction = "El pago necesita un paso más";
export const orderPlaced = "¡Pedido realizado!";
export const orderPlacedText = "En breve recibirá un correo de confirmación.";
export const paymentReceived = "Recibimos el pago; estamos confirmando su pedido";
export const missingEmail = "Falta el correo electrónico";
export const missingEmailText = "Escriba su correo electrónico";
export const subscriptionFailed = "No se pudo completar la suscripción";
export const tryLater = "Inténtelo más tarde";
export const newsletterThanks = "¡Gracias por suscribirse a nuestro boletín!";
export const applicationSent = "¡Solicitud enviada!";
export const applicationSentText = "Nuestro equipo se comunicará con usted en 2 días hábiles.";
export const somethingWrong = "Algo salió mal";
export const tryLaterSentence = "Inténtelo más tarde.";
export const introductionThanks =
  "Gracias por presentarse. Prepararemos recomendaciones para usted.";
export const submitFormFailed = "No se pudo enviar el formulario";
export const loading = "Cargando lo más fresco...";
