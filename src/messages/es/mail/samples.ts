/** What the people in sample emails wrote. */
export const porch = "En el porche, a la sombra";
export const gateLocked = "La reja estaba con llave";
export const whichCertifier = "¿Qué certificadora los inspeccionó y en qué año?";
export const tooFar =
  "Nuestras camionetas todavía no llegan a su valle. Vuelva a preguntar en primavera.";
export const otherNumber = "El número del documento es otro.";
export const meetingPoint = "En el granero rojo, detrás del cobertizo de empaque.";
export const bring = "Botas: en la mañana los surcos están mojados.";
export const flooded = "El camino a la granja está inundado.";
export const spray = "¿Fumigan los manzanos después de la floración?";
export const noSpray = "No. Los aclareamos a mano y tenemos gansos bajo los árboles.";
export const frost = "La helada dañó ese manojo antes de que lo notáramos.";
export const hourLate = "El chofer llegó una hora tarde";
export const birthday = "¡Feliz cumpleaños! Pruebe las ciruelas.";
export const later = "Su pedido llega un poco más tarde";
export const bridge = "Esta mañana está cerrado un puente de nuestra ruta.";
export const onItsWay = "Su canasta va fría y en camino; le llega antes de la una de la tarde.";
export const blueGate =
  "¿Pueden dejar la caja detrás de la reja azul?\n\nEl código está en el pedido.";
