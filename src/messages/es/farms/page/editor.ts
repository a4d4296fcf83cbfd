export const pictureStays = "La imagen se queda como estaba";
export const pictureShown = "Ya se ve la imagen nueva";
export const picture = "La imagen de su granja";
export const pictureHint =
  "Aparece en su página, en la lista de granjas y donde se comparta su página. Queda mejor si es el doble de ancha que de alta.";
export const asShoppers = "Verla como la ven los clientes";
export const asSoonAsSaved =
  "Lo que escriba aquí aparece en la página de su granja en cuanto lo guarde.";
export const notSaved = "No se guardó";
export const stillHere = "Lo que escribió sigue aquí. Inténtelo de nuevo.";
export const upToDate = "Su página está al día";
export const page = "La página de su granja";
export const oneLine = "En una línea, en inglés";
export const oneLineHint = "Bajo su nombre, donde aparezca su granja";
export const story = "Su historia, en inglés";
export const storyHint = "Una línea vacía empieza otro párrafo";
export const told = "Lo que nos contó en su solicitud";
export const quote = "Una frase suya, en inglés";
export const quoteHint = "Se ve en grande en su página";
export const whoSaid = "Quién la dijo";
export const whoSaidHint = "Nombre y apellido";
export const howYouWork = "Cómo trabaja, en inglés";
export const howYouWorkHint = "Una práctica por línea, en sus palabras";
export const growing = "Filtros de la tienda";
export const growingHint =
  "Marque solo lo que sea cierto para todo lo que vende: los clientes pueden buscar por estos datos. Nadie los revisa; usted responde por ellos.";
export const since = "Trabaja desde";
export const acres = "Acres";
export const legalName = "Nombre legal";
export const legalNameHint =
  "Como en sus papeles de impuestos, si es otro. Aparece en el estado de cada pago, no en su página.";
export const save = "Guardar la página";
export const stillPaused = "Su granja sigue en descanso";
export const openAgain = "Su granja está abierta otra vez";
export const isOpen = "Su granja está abierta";
export const isPaused = "Su granja está en descanso";
export const isClosed = "El mercado cerró su granja";
export const reopensOn = (day: string) =>
  `Vuelve a abrir el ${day}. Su página dice que está en descanso.`;
export const staysClosed = "Sigue cerrada hasta que la abra. Su página dice que está en descanso.";
export const openNow = "Abrirla ahora";
export const callUs = "Llámenos y la abrimos juntos.";
export const stillOpen = "Su granja sigue abierta";
export const nowPaused = "Su granja ya está en descanso";
export const takingBreak =
  "¿Va a descansar? Sus productos dejan de verse en la tienda enseguida. Los pedidos que ya tiene sí debe surtirlos.";
export const backOn = "Vuelve el";
export const leaveEmpty = "Déjelo vacío si no lo sabe";
export const takeBreak = "Pausar mi granja";
export const outUntil = (day: string) => `¿Sacar sus productos de la tienda hasta el ${day}?`;
export const outUntilOpen = "¿Sacar sus productos de la tienda hasta que vuelva a abrir?";
export const inSpanish = "En español (opcional)";
export const inSpanishHint =
  "Lo ven quienes usan el sitio en español. Donde lo deje vacío, ven el texto en inglés.";
export const lineEs = "Una línea en español";
export const storyEs = "Su historia en español";
export const quoteEs = "La frase en español";
export const practicesEs = "Cómo trabaja, en español";
