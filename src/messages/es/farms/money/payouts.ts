export const title = "Cómo le pagamos";
export const asking = "consultando";
export const stillNeeded = "Falta todavía";
export const none =
  "Enviamos lo que gana a su banco por medio de nuestro procesador de pagos. El procesador necesita saber quién es usted y a qué cuenta va el dinero. Usted le da esos datos directamente en su sitio; nosotros no vemos ni sus documentos ni su cuenta de banco.";
export const started =
  "Ya empezó. Antes de que podamos pagarle, nuestro procesador de pagos necesita saber:";
export const startedUnread =
  "Ya empezó. Siga cuando quiera: lo que le dijo a nuestro procesador de pagos queda guardado.";
export const incomplete = "Ya casi. Nuestro procesador de pagos todavía necesita:";
export const beingChecked =
  "Nuestro procesador de pagos está revisando lo que le dijo. Le escribiremos cuando termine.";
export const ready = "Todo está listo. Lo que ganan sus productos va a su cuenta de banco.";
export const readyForNow =
  "Podemos pagarle. Para que siga así, nuestro procesador de pagos necesita saber ahora:";
export const held =
  "Sus pagos están retenidos. Lo que gana sigue siendo suyo y se le paga cuando nuestro procesador de pagos sepa:";
export const heldForCheck =
  "Sus pagos están retenidos mientras nuestro procesador de pagos revisa su cuenta. Lo que gana sigue siendo suyo y se le paga cuando termine.";
export const closed =
  "Su cuenta ya no está conectada con nosotros, así que no podemos pagarle. Lo que ganó sigue siendo suyo; configure otra vez sus pagos y se lo pagaremos.";
export const turnedDown =
  "Nuestro procesador de pagos no aceptó su cuenta. Lo que ganó sigue siendo suyo: escríbanos y buscaremos otra manera.";
export const farmAlone = "Solo la granja misma puede configurar esto.";
export const linkWasOver =
  "La página de la que viene estuvo abierta demasiado tiempo. Siga desde aquí.";
export const begin = "Configurar sus pagos";
export const goOn = "Seguir";
export const seeAccount = "Ver o cambiar su cuenta";
export const notOpened = "No se abrió la página del procesador de pagos";
export const notAsked = "No pudimos preguntarle al procesador de pagos";
