import { capital, plural } from "../../kit.ts";

export const language = "Idioma";
export const skip = "Ir al contenido";
export const testMode = "Modo de prueba";
export const testPayments = "Pagos de prueba: no se cobra nada";

export const home = (name: string) => `${name}, inicio`;
export const firstPage = "Inicio";
export const main = "Principal";
export const menu = "Menú";
export const search = "Buscar";
export const links = {
  shop: "Tienda",
  farmers: "Granjas",
  how: "Cómo funciona",
  recipes: "Recetas",
  story: "Nuestra historia",
  account: "Mi cuenta",
  subscription: "Canasta semanal",
  meetFarmers: "Nuestras granjas",
  tours: "Visitas virtuales",
  sustainability: "Sustentabilidad",
  impact: "Impacto",
  press: "Prensa",
  careers: "Empleo",
  join: "Únase con su granja",
  faq: "Preguntas y respuestas",
  delivery: "Entrega",
  returns: "Devoluciones",
  contact: "Contacto",
  privacy: "Privacidad",
  terms: "Términos",
  cookies: "Cookies",
  accessibility: "Accesibilidad",
};
export const columns = { market: "Mercado", about: "Nosotros", help: "Ayuda" };

export const items = (count: number) =>
  plural(count, { one: `${count} producto`, other: `${count} productos` });
export const cartOf = (contents: string) => `Carrito, ${contents}`;
export const inCart = (contents: string) => `${contents} en el carrito`;

export const delivery = "Entrega";
export const change = "Cambiar";
export const changeWhat = "el código postal y el día";
export const enterZip = "Ponga su código postal y vea los días";
export const shoppingAt = (zip: string) => `Compra con entrega en ${zip}`;
export const sentence = <Part>(slot: Part, zip: string, until: Part) => [
  ["Entrega el ", slot],
  [zip],
  ["pida hasta el ", until],
];
export const noDelivery = (zip: string) => `Sin entregas en ${zip} en los próximos días`;
export const ok = "OK";
export const deliverToZip = "Código postal";
export const save = "Guardar";
export const cancel = "Cancelar";
export const day = "Día";
export const firstDay = "Primer día disponible";
export const fullDay = (text: string) => `${text} (lleno)`;

export const newsTitle = "Lo que da el campo esta semana";
export const newsText = "Un boletín breve si hay novedades. Puede darse de baja cuando quiera.";
export const legal = "Legal";

const DAYS: Readonly<Record<string, string>> = {
  Mon: "lun",
  Tue: "mar",
  Wed: "mié",
  Thu: "jue",
  Fri: "vie",
  Sat: "sáb",
  Sun: "dom",
};
/** `lun a vie de 9 a. m. a 6 p. m.` */
export const openingLine = (line: string) =>
  line
    .replace(" ", " de ")
    .replaceAll("-", " a ")
    .replaceAll(/\b[A-Z][a-z]{2}\b/g, (name) => DAYS[name] ?? name)
    .replaceAll(/(\d)([ap])m\b/g, "$1\u00a0$2.\u00a0m.");
export const openingLines = (lines: readonly string[]) => {
  const joined = lines.join("; ");
  return capital(joined);
};
