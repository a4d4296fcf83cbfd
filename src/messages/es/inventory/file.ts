import { number } from "../kit.ts";

export const columns = {
  id: "Id",
  slug: "Dirección",
  name: "Nombre",
  nameEs: "Nombre en español",
  category: "Categoría",
  price: "Precio",
  stock: "Existencias",
  pack: "Presentación",
  measure: "Contenido",
  expectedWeight: "Peso habitual (lb)",
  season: "Temporada",
  allergens: "Alérgenos",
  status: "Estado",
  organic: "Orgánico",
  storage: "Conservación",
  storageEs: "Conservación en español",
  keepsDays: "Días que dura",
  summary: "Resumen",
  summaryEs: "Resumen en español",
  description: "Descripción",
  descriptionEs: "Descripción en español",
  ingredients: "Ingredientes",
  ingredientsEs: "Ingredientes en español",
  taxCategory: "Tipo de impuesto",
  stockThen: "Existencias al exportar",
};
export const likeExport = `Un archivo CSV como el que hace Exportar. El primer renglón lleva los encabezados; las columnas que no ponga se quedan como están. Un producto nuevo necesita ${columns.name}, ${columns.category}, ${columns.price}, ${columns.pack} y ${columns.measure}. Verá cada cambio antes de que se guarde.`;
export const yes = "Sí";
export const no = "No";
export const cannotRead = "Esto no se puede leer";
export const enterStatus = "Escriba Publicado, En pausa o Borrador";
export const enterOneOf = (categories: string) => `Escriba una de estas: ${categories}`;
export const yesOrNo = "Escriba Sí o No";
export const noProduct = "No hay ningún producto en este archivo";
export const mostProducts = (most: number) =>
  `Un archivo puede tener como máximo ${number(most)} productos`;
export const needsHeadings =
  "El primer renglón debe llevar los encabezados de una exportación, y uno de ellos debe ser Nombre o Id";
export const unknownColumn = (name: string) => `No reconocemos la columna ${name}`;
export const headingTwice = "Un encabezado está dos veces en el primer renglón";
export const changedSince =
  "Algo se vendió o cambió desde que se revisó el archivo. Revíselo de nuevo.";
export const stockMoved = (then: number, now: number) =>
  `Al exportar había ${number(then)} en existencias y ahora hay ${number(now)}. Exporte de nuevo.`;
export const unknownId = (id: string) => `La granja no tiene un producto con el id ${id}`;
export const unknownSlug = (slug: string) =>
  `La granja no tiene un producto con la dirección ${slug}`;
export const severalNamed = "Varios productos tienen este nombre: diga cuál con su id";
export const productTwice = "Este producto está dos veces en el archivo";
export const needs = (names: string) => `Un producto nuevo necesita ${names}`;
