import { list, plural } from "../kit.ts";

export const shop = "Tienda";
export const farmLine = (family: string, town: string, year: number) => [
  family,
  town,
  `desde ${year}`,
];
export const left = (units: number) =>
  plural(units, {
    one: `Queda solo ${units}. `,
    other: `Quedan solo ${units}. `,
  });
export const pickedToOrder = "Se cosecha sobre pedido";
export const allInCart = "Ya tiene en el carrito todo lo que hay";
export const addFor = (price: string) => `Agregar ·\u00a0${price}`;
export const inCart = (units: number) => `${units} en su carrito. `;
export const viewCart = "Ver el carrito";
export const aboutIt = "Qué es";
export const illustration = "Ilustración";
export const pictures = "Imágenes";
export const alt = (name: string, pack: string) => `${name}, ${pack}`;
export const altOf = (name: string, pack: string, part: string) => `${name}, ${pack}: ${part}`;
export const notLoaded = "No se pudieron cargar más productos.";
export const from = (farm: string) => `De ${farm}`;
export const visit = "Ver la granja";
export const toCook = "Para cocinarlo";
export const timeAndServings = (time: number, count: number) =>
  `${time} min ·\u00a0${plural(count, { one: "1 porción", other: `${count} porciones` })}`;
export const similar = "Productos parecidos";
export const seasons = {
  "year-round": "Hay todo el año",
  "in season": "En plena temporada",
  "last weeks": "Últimas semanas de temporada",
  coming: "Empieza el mes que viene",
  "out of season": "Fuera de temporada",
};
export const growsIn = (months: readonly string[]) => `. Se da en ${list(months)}.`;
type DescribedProduct = Record<"summary" | "pack" | "farm" | "town" | "unitPrice", string>;

export const description = ({ summary, pack, farm, town, unitPrice }: DescribedProduct) =>
  `${summary} ${pack.charAt(0).toUpperCase()}${pack.slice(1)}, de ${farm}, ${town}, ${unitPrice}.`;
