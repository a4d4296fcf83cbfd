import { plural } from "../../kit.ts";

export const addressNotSaved = "La dirección no se guardó";
export const name = "Nombre";
export const namePlaceholder = "Casa, Trabajo";
export const atCheckout = "Usar esta al pagar";
export const saveAddress = "Guardar la dirección";
export const addresses = "Direcciones";
export const addAddress = "Agregar dirección";
export const addressesText = "Al pagar aparece la principal; ahí puede elegir otra.";
export const noAddress = "Todavía no hay direcciones";
export const noAddressText = "Guarde una y no tendrá que escribirla de nuevo al pagar.";
export const changeAddress = "Cambiar la dirección";
export const addressNotChanged = "La dirección no se cambió";
export const addressNotRemoved = "La dirección no se quitó";
export const isDefault = "Principal";
export const change = "Cambiar";
export const makeDefault = "Usar como principal";
export const remove = "Quitar";
export const removeAddress = (label: string) =>
  `${label} se quita de su lista. Los pedidos en camino no cambian.`;
export const email = "Correo";
export const emailText = "Desactive lo que no necesite. Lo que debe saber le llega siempre.";
export const aboutOrders = "Sus pedidos";
export const mails = {
  order_reminder: "Recordatorio antes del cierre",
  order_out: "Pedido en camino",
  order_delivered: "Pedido entregado",
  review_request: "¿Qué tal salió todo?",
};
export const mailTexts = {
  order_reminder:
    "El último día en que puede cambiar un pedido, si lo hizo con más de un día de anticipación.",
  order_out: "Cuando la camioneta sale con su pedido, y a qué hora llegará.",
  order_delivered: "Cuando su pedido está en la puerta, y lo que anotó el chofer.",
  review_request: "Una pregunta, un día después de cada entrega.",
};
export const stillOnPage = "Aunque los desactive, todo aparece en la página de su pedido.";
export const mailOn = "Activado";
export const mailOff = "Desactivado";
export const alwaysSent = "Siempre se envían";
export const alwaysSentText =
  "Lo que pasa con un pedido (hecho, cambiado, cancelado, incompleto, con retraso, sin entregar), con su dinero (cobros, reembolsos, crédito y cada canasta semanal antes de cobrarla) y con su cuenta (dirección, contraseña, inicio de sesión), y las respuestas a lo que escribió o pidió. Son avisos que necesita recibir a tiempo.";
export const confirmFirst =
  "Confirme su correo. Después podrá elegir aquí también el boletín y los avisos.";
export const newsletterNotChanged = "El boletín sigue como estaba";
export const oneMoreStep = "Un paso más";
export const confirmFromEmail = "Confírmelo desde el correo que le enviamos.";
export const noMoreNewsletters = "Ya no recibirá el boletín";
export const news = "Novedades";
export const newsletter = "Boletín";
export const startsOnceConfirmed = "Empieza cuando lo confirme desde el correo que le enviamos.";
export const newsletterText = "Qué está en su punto y quién lo cultivó.";
export const notChanged = "No se cambió";
export const alertNotRemoved = "El aviso no se quitó";
export const waitingFor = "Avisos que pidió";
export const noAlerts =
  "Nada por ahora. En la página de cualquier producto agotado puede pedirnos que le avisemos cuando vuelva.";
export const saved = "Favoritos";
export const savedText = "Los productos que le gustan y las granjas que sigue.";
export const nothingSaved = "Todavía no hay favoritos";
export const lookAround = "Ver la tienda";
export const nothingSavedText =
  "Toque el corazón de un producto o siga una granja, y aquí los encontrará.";
export const products = "Productos";
export const farms = "Granjas";
export const productsNow = (n: number) =>
  plural(n, { one: `${n} producto ahora`, other: `${n} productos ahora` });
export const onBreak = "Por ahora en descanso";
