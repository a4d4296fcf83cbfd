import { plural } from "../kit.ts";

export const checkout = "Pagar";
export const edit = "Cambiar";
export const editSection = (section: string) => `Cambiar ${section}`;
export const sections = { contact: "Contacto", delivery: "Entrega", payment: "Pago" };
export const close = "Cerrar el pago";
export const toDelivery = "Continuar a la entrega";
export const toPayment = "Continuar al pago";
export const held = (most: number, least: number) =>
  `Le apartamos su horario hasta ${most} minutos; cuando hay mucha demanda puede ser menos, pero nunca menos de ${least}.`;
export const toPaymentInDialog = "Continuar al pago";
export const backToDelivery = "Volver a la entrega";
export const startShopping = "Empezar a comprar";
export const empty = "Su carrito está vacío";
export const emptyText = "Primero elija algo de la cosecha de la semana.";
export const yourOrder = "Su pedido";
const items = (count: number) =>
  `${count} ${plural(count, { one: "producto", other: "productos" })}`;
export const hide = (count: number) => `Ocultar pedido (${items(count)})`;
export const show = (count: number) => `Ver pedido (${items(count)})`;
