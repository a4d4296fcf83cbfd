import { plural } from "../kit.ts";

export const title = "Revisión";
export const noProblems = "No tiene nada que perjudique su entrega ni a quienes lo leen.";
export const problems = (count: number) =>
  plural(count, { one: "1 cosa por revisar", other: `${count} cosas por revisar` });
export const links = (count: number) =>
  plural(count, { one: "1 enlace", other: `${count} enlaces` });
export const noLinks = "No tiene enlaces.";
export const kinds = {
  page: "Una página nuestra",
  no_page: "No tenemos esa página",
  https: "Otro sitio, por https",
  insecure: "Sin https: cualquiera en el camino puede leerlo o cambiarlo",
  contact: "Un correo o un teléfono",
  broken: "No es una dirección completa",
};
export const badLink = (kind: string, address: string) => `${kind}: ${address}`;
export const noText =
  "Falta la parte de texto sencillo. Los filtros toman esos correos por no deseados, y hay lectores que no ven nada.";
export const longSubject = (length: number, most: number) =>
  `El asunto tiene ${length} caracteres. Los teléfonos lo cortan después de unos ${most}.`;
export const noUnsubscribe = "Es publicidad y no tiene enlace para darse de baja.";
export const noAlt = (source: string) =>
  `Una imagen no tiene texto para quienes no pueden verla: ${source}`;
