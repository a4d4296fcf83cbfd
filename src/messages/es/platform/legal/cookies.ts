export const lead =
  "No guardamos nada para publicidad ni nada que observe lo que usted lee. Por eso no ve ningún aviso de cookies.";
export const clear = "Borrar lo que recuerda este navegador";
export const needed = "Necesario para iniciar sesión, pagar y regresar";
export const ownNames = <Part>(code: (words: string) => Part) => [
  "En la dirección segura de este sitio, los nombres de nuestras propias cookies empiezan con ",
  code("__Host-"),
  ": así el navegador las envía solo a este sitio.",
];
export const optional = "Opcional: lo que le ahorra trabajo";
export const optionalText =
  "Se queda en su navegador. El carrito y el código postal nos llegan cuando una página los necesita.";
export const signals = "Señales de su navegador";
export const signalsText = <Part>(privacy: (words: string) => Part) => [
  "Respetamos el Global Privacy Control. No hay nada que desactivar por él: no vendemos ni compartimos lo que sabemos de usted, con la señal o sin ella. Más en nuestro ",
  privacy("aviso de privacidad"),
  ".",
];

/** Where a browser keeps a thing. */
export const places = {
  cookie: "Cookie",
  localStorage: "Memoria del navegador (localStorage)",
  sessionStorage: "Memoria de esta pestaña (sessionStorage)",
  caches: "Archivos que guarda este sitio (Cache storage)",
};
export const placeOf = (place: string, owner: string) => `${place} de ${owner}`;
export const placeAndLife = (place: string, life: string) => `${place}. ${life}.`;

/** What each is for. */
export const purposes = {
  promotion: "El código de promoción que escribió al pagar.",
  session: "Mantiene su sesión iniciada. Los programas de la página no pueden leerla.",
  checkout:
    "Une un pago con el navegador que lo empezó, para que nadie más pueda verlo ni terminarlo.",
  device:
    "Le permite iniciar sesión aquí sin esperar mientras otra persona intenta adivinar su contraseña. Por sí sola no abre nada.",
  language: "Recuerda si eligió inglés o español.",
  fraud:
    "La pone quien procesa los pagos cuando se abre un formulario de pago, para detectar fraudes.",
  cart: "Los productos de su carrito, con sus cantidades y precios.",
  zip: "El código postal que dio, para que las páginas muestren sus días de entrega.",
  day: "El día de entrega que eligió, para que la tienda y el pago lo respeten.",
  driverQueue:
    "En el teléfono de un chofer: lo que se reportó en las paradas sin conexión, hasta que se envía.",
  driverRoute:
    "En el teléfono de un chofer: las paradas de la ruta, para que funcione sin conexión.",
  harvestQueue:
    "En el teléfono de quien cosecha: lo que se marcó sin conexión, hasta que se envía.",
  harvest:
    "En el teléfono de quien cosecha: qué cosechar para cada pedido, para que funcione sin conexión.",
  offlineUser:
    "En el teléfono de quien maneja o cosecha: quién lo usa, para que la página se abra sin conexión.",
  offlineFiles:
    "En el teléfono de quien maneja o cosecha: los archivos de la página, para que se abra sin conexión.",
  application: "Una solicitud de granja a medio llenar, para que no se pierda nada.",
  applicationStep: "El paso en que va esa solicitud.",
  popupSeen: "Que ya vio nuestra ventana de bienvenida, para que no aparezca en cada página.",
  popupLastSeen: "Cuándo la vio; puede volver a aparecer después de siete días.",
  payment:
    "El número de su compra y sus productos, para que nunca pague dos veces si recarga la página. Sin dirección ni tarjeta.",
  otherPayment:
    "El número de un pago por una tarjeta de regalo, una membresía o un monto, para que nunca pague dos veces si recarga la página.",
  paid: "Los números de sus últimos pagos, para que otra pestaña no quite nada de un carrito nuevo.",
  guestOrder:
    "El enlace del pedido sin cuenta al que agrega productos, para que la tienda ofrezca agregarlos ahí.",
  heart: "Lo que marcó con el corazón antes de iniciar sesión, para guardarlo en cuanto la inicie.",
  scroll: "Hasta dónde había bajado, para que al regresar encuentre el mismo lugar.",
};

/** How long each stays. */
export const lives = {
  session:
    "30 días sin visita, 90 días a lo más; 12 horas a lo más para el personal; termina cuando cierra la sesión",
  checkout: "30 días; termina cuando inicia o cierra sesión",
  device: "6 meses desde la última vez que inició sesión",
  language: "1 año desde la última vez que eligió",
  year: "1 año",
  halfHour: "30 minutos",
  cart: "Hasta que pide, vacía el carrito o lo borra",
  untilCleared: "Hasta que lo borra",
  clearedOrSignedOut: "Hasta que lo borra o cierra la sesión",
  sent: "Hasta que se envía o se quita",
  routeDone: "Hasta que termina la ruta o cierra la sesión",
  harvestOver: "Hasta que abre la cosecha después de ese día o cierra la sesión",
  signedOut: "Hasta que cierra la sesión",
  application: "Hasta que la envía, la borra o cierra la sesión",
  payment: "Hasta que termina el pago, inicia o cierra sesión, o se cierra la pestaña",
  signedOrClosed: "Hasta que inicia o cierra sesión, o se cierra la pestaña",
  tabClosed: "Hasta que se cierra la pestaña",
};
