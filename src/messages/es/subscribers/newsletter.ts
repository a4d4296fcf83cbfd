export const oneMoreStep = "Un paso más";
export const yes = "Sí, quiero el boletín";
export const pressText =
  "Toque el botón y le escribiremos cuando haya novedades. Cada boletín termina con un enlace para darse de baja.";
export const onList = "Ya está en la lista";
export const seeRipe = "Ver qué hay en su punto";
export const whenNews = "Escribimos cuando hay novedades.";
export const linkOver = "Este enlace ya no funciona";
export const linkOverText =
  "Los enlaces de nuestros correos sirven dos semanas. Escriba otra vez su correo al final de esta página y le enviaremos uno nuevo.";
export const unsubscribed = "Ya no recibirá el boletín";
export const backToShop = "Volver a la tienda";
export const unsubscribedText =
  "No más boletines ni avisos de productos. Los correos sobre sus pedidos y su cuenta siguen llegando.";
export const unsubscribe = "Darme de baja";
export const unsubscribeText =
  "Toque una vez y ya no recibirá boletines ni avisos de productos. Los correos sobre sus pedidos y su cuenta siguen llegando.";
