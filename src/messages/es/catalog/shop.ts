import { number, plural } from "../kit.ts";

export const activeFilters = "Filtros activos";
export const removeFilter = (filter: string) => `Quitar el filtro ${filter}`;
export const manyFarms = (farms: number) => `${farms} granjas`;
export const clearAll = "Quitar todos";
export const filters = "Filtros";
export const filtersOn = (count: number) => `Filtros (${count})`;
export const closeFilters = "Cerrar los filtros";
export const showItems = "Ver productos";
export const showSome = (items: number) =>
  `Ver ${number(items)} ${plural(items, { one: "producto", other: "productos" })}`;

export const nothingMatches = (words: string) => `No encontramos “${words}”`;
export const nothingFits = "Ningún producto cumple con estos filtros";
export const otherWords =
  "Pruebe con menos palabras o con otras, como “manzanas” o el nombre de una granja.";
export const fewerFilters = "Quite un filtro para ver más.";
export const closeMatches = "Lo más parecido";
export const goodThisWeek = "Lo bueno de esta semana";
export const allBut = (filter: string) => `Cumplen con todo menos con “${filter}”.`;
export const without = (filter: string) => `Quitar ${filter}`;
export const withoutCounted = (filter: string, count: number) => `Quitar ${filter} (${count})`;
export const quoted = (words: string) => `“${words}”`;
/** How the name of a filter begins that `without` has to put in quotation marks. */
export const noBegins = "Sin ";
export const seeEverything = "Ver todo";

/** The filters above the list that many look for. */
export const promoted = "Filtros rápidos";
export const myFarms = "Mis granjas";
export const chooseFarms = "Elegir mis granjas";
export const categories = "Categorías";
export const all = "Todo";
export const season = "Temporada";
export const seasons = {
  now: "De temporada",
  last: "Últimas semanas de la temporada",
  coming: "Empieza el mes que viene",
};
export const organicAndBoxes = "Orgánico y canastas";
export const certifiedOrganic = "Orgánico certificado";
export const canBeHereOn = "Puede llegar el";
export const anyDay = "Cualquier día";
export const stockAndSeason =
  "Hay existencias y ese día estará en temporada. Ese será su día de entrega.";
export const category = "Categoría";
export const price = "Precio por presentación";
export const onLabel = "En la etiqueta";
export const diet = "Alimentación";
export const leaveOut = "Alérgenos";
export const undeclared = "Tampoco se muestra lo que no declara sus alérgenos.";
export const certificates = "Certificados de la granja";
export const fitsBox = "Puede venir en la canasta semanal";
export const practices = "Formas de cultivo";
export const farmsSay =
  "Lo que cada granja dice de sí misma. Los certificados se revisan; esto no.";
export const farm = "Granja";
export const more = (rows: number) => `${rows} más`;

export const products = (count: number) =>
  plural(count, {
    one: "1 producto",
    other: `${number(count)} productos`,
  });
export const corrected = <Part>(
  searched: string,
  typed: string,
  strong: (words: string) => Part,
) => ["Resultados de ", strong(searched), `. No encontramos “${typed}”.`];
export const notLoaded = "La lista no cargó";
export const shown = (count: number) =>
  plural(count, { one: "Se muestra 1", other: `Se muestran ${count}` });
export const shownOf = (count: number, total: number) =>
  plural(count, { one: `Se muestra 1 de ${total}`, other: `Se muestran ${count} de ${total}` });
export const loadMore = "Ver más";
export const sort = "Ordenar";
