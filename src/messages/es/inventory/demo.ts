import { plural } from "../kit.ts";

export const tryIt = "Pruebe el inventario";
export const howItWorks =
  "Así lleva su inventario una granja: escriba en cualquier casilla. Es una muestra; no se guarda ni se vende nada.";
export const start = "Empezar solicitud";
export const addProduct = "Agregar producto";
export const showAround = "Mostrarme cómo";
export const reset = "Reiniciar";
export const sampleInventory = "Inventario de la granja de muestra";
export const noChanges = "Todavía no hay cambios";
export const changes = (count: number) =>
  plural(count, {
    one: `${count} cambio, solo en esta página`,
    other: `${count} cambios, solo en esta página`,
  });
export const priceTitle = "Usted pone el precio";
export const priceText =
  "Toque un precio y escriba. Enter lo guarda y pasa al siguiente producto; Esc lo deshace.";
export const stockTitle = "Lo que puede vender";
export const stockText =
  "Las existencias son lo que podemos vender para el próximo día de cosecha. En cero, la tienda dice agotado.";
export const seasonTitle = "La temporada, en palabras sencillas";
export const seasonText = (example: string, allYear: string) =>
  `Escriba ${example}, o ${allYear}. Fuera de temporada la página se queda y la gente puede pedir un aviso por correo.`;
export const statusTitle = "Granizo, fiesta, medio día libre";
export const statusText =
  "Un toque pone un producto en pausa. Los clientes ya no lo ven, y no se pierde nada más.";
export const addTitle = "Un producto nuevo en un minuto";
export const addText =
  "Empieza en pausa, para que le ponga nombre y precio y lo publique cuando quiera.";
export const tour = "Recorrido guiado";
export const stepOf = (step: number, steps: number) => `${step} de ${steps}`;
export const back = "Anterior";
export const done = "Listo";
export const next = "Siguiente";
export const endTour = "Terminar";
export const goods = {
  carrots: "Zanahorias de colores",
  kale: "Kale lacinato",
  tomatoes: "Jitomates Early Girl",
  beets: "Betabeles Chioggia",
  greens: "Mezcla para ensalada",
  squash: "Calabaza delicata",
  peas: "Chícharos dulces",
  eggs: "Huevos de gallina de pastoreo",
};
export const packs = { bunch: "1 manojo", two: "2 piezas", dozen: "1 docena" };
