import { plural } from "../../kit.ts";

export const cleared = "Listo. Este navegador ya no recuerda nada opcional.";
export const noStorage =
  "Este navegador no deja que las páginas guarden nada, así que no había nada que borrar.";
export const counting = "Contando lo que guarda este navegador.";
export const clear = "Borrar lo guardado";
export const clearAsk =
  "Su carrito, su código postal, el día que eligió, su código de promoción y una solicitud de granja a medio llenar se borran de este navegador, y nuestra ventana de bienvenida puede volver a aparecer. No se puede deshacer. Su sesión sigue iniciada.";
export const keepsNothing = "Por ahora este navegador no guarda nada opcional.";
export const keeps = (count: number) =>
  plural(count, {
    one: `Por ahora este navegador guarda ${count} cosa opcional.`,
    other: `Por ahora este navegador guarda ${count} cosas opcionales.`,
  });
