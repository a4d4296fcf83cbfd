import { period } from "../kit.ts";

export const notOpened = "No se pudo abrir el pago";
export const addTo = "Agregar a su pedido";
export const yourOrder = "Su pedido";
export const asOnPhone = "Como quedamos por teléfono. No se cobra nada hasta que pague.";
export const comes = (slot: string, address: string) => `Llega el ${slot}, a ${address}.`;
export const comesWithAt = (order: string, slot: string, address: string) =>
  `Llega con el pedido ${order}: ${slot}, a ${address}.`;
export const holdUntil = (until: string) => `Se lo apartamos hasta el ${until}${period(until)}`;
export const pay = (total: string) => `Pagar ${total}`;
export const comesWith = (order: string) => `Llega con el pedido ${order}.`;
export const seeShop = "Ver la tienda";
export const titles = {
  open: "Su pedido",
  paid: "Gracias, ya tenemos su pedido",
  processing: "Su pago se está procesando",
  returned: "Le estamos reembolsando su dinero",
  over: "Se acabó el tiempo para pagar",
};
export const paid = (email: string) =>
  `Enviamos la confirmación a ${email}, con un enlace a su pedido.`;
export const processing = (email: string) =>
  `Su banco todavía lo está procesando. Enviaremos la confirmación a ${email}; no tiene que pagar otra vez.`;
export const returned =
  "El pedido no se pudo hacer con este pago. Ya le reembolsamos todo; la mayoría de los bancos lo muestra en un plazo de 5 a 10 días.";
export const over = (market: string) =>
  `Ya no se puede pagar, y no se cobró nada. Llámenos, escriba a ${market} o pida en la tienda.`;
export const deadLink = "Este enlace ya no funciona";
export const callOrWrite = (email: string) =>
  `Si todavía quiere pagar un pedido, llámenos o escriba a ${email}.`;
