import { plural } from "../kit.ts";

export const inventory = "Inventario";
export const addProduct = "Agregar producto";
export const chooseOne = "Elija una categoría";
export const newProduct = "Producto nuevo";
export const photoOfProduct = "La foto del producto";
export const name = "Nombre en inglés";
export const nameEs = "Nombre en español";
export const nameEsHint =
  "Si lo tiene. Quienes usan el sitio en español lo ven en lugar del nombre.";
export const category = "Categoría";
export const price = "Precio ($)";
export const pack = "Presentación";
export const packExample = "bolsa de 1 lb";
export const stock = "Existencias";
export const filledIn = "Esto se llena solo; cámbielo si hace falta";
export const amountInPack = "Contenido";
export const usualWeight = "Peso habitual en libras (opcional)";
export const usualWeightHint =
  "Para lo que se vende por peso, como un pollo entero: cuánto suele pesar una pieza. En ese caso, en “Presentación” va el peso máximo, en lb u oz, y el precio corresponde a ese peso. Usted pesa la pieza al prepararla y al cliente se le reembolsa la diferencia.";
export const soldNow = (goods: string, sum: string) => `Ahora: ${goods} a ${sum}.`;
export const asPackSays = "Lo que dice la presentación";
export const allergens = "Alérgenos";
export const storage = "Conservación en inglés";
export const taxedAs = "Tipo de impuesto";
export const taxedAsHint =
  "Se considera alimento lo que se lleva para comer en casa: verduras, fruta, huevos, carne, lácteos, pan, miel. La comida caliente, las bebidas con gas o con alcohol, las flores y artículos como velas o jabón pagan otro impuesto. Furrow agrega el impuesto; ponga su precio sin impuesto.";
export const asUsual = "Lo usual de su categoría";
export const listNow = "Publicar";
export const saveDraft = "Guardar borrador";
export const season = "Temporada";
export const notAdded = "El producto no se agregó";
export const inShop = (product: string) => `${product} ya está en la tienda`;
export const keptAsDraft = (product: string) => `${product} quedó como borrador`;
export const standing = (status: string, onHand: number, held: number, sold: number) =>
  `${status}, ${onHand} en existencia, ${plural(held, { one: `${held} apartado`, other: `${held} apartados` })}, ${plural(sold, { one: `${sold} vendido`, other: `${sold} vendidos` })}`;
export const seeInShop = "Ver en la tienda";
export const stockHistory = "Movimientos";
export const pictureStays = "La imagen se queda como estaba";
export const pictureShown = "Ya se ve la imagen nueva";
export const textsNotSaved = "Los textos no se guardaron";
export const saved = "Guardado";
export const textsOfProduct = "Textos del producto";
export const inSentence = "En una frase, en inglés";
export const inSentenceHint = "Es lo primero que se ve en su página y en los buscadores.";
export const description = "Descripción en inglés";
export const keepsDays = "Dura (días)";
export const ingredients = "Ingredientes en inglés, si lleva varios";
export const organic = "Cultivo orgánico";
export const organicHint = "Los clientes lo ven mientras la granja tenga un certificado vigente.";
export const save = "Guardar";
export const inSpanish = "En español (opcional)";
export const inSpanishHint =
  "Lo ven quienes usan el sitio en español. Donde lo deje vacío, ven el texto en inglés.";
export const summaryEs = "En una frase, en español";
export const descriptionEs = "Descripción en español";
export const storageEs = "Conservación en español";
export const ingredientsEs = "Ingredientes en español";
