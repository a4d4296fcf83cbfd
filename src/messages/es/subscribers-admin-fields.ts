import { list } from "./kit.ts";

export const chooseDay = "Elija un día de entrega";
export const zipDigits = "Los códigos postales llevan de tres a cinco dígitos";
export const subject = "Escriba un asunto";
export const subjectTooLong = "Deje el asunto en menos de 120 caracteres";
export const body = "Escriba lo que quiere decir";
export const bodyTooLong = "Deje el mensaje en menos de 5,000 caracteres";
export const noSuch = (name: string, known: string) => `No existe {${name}}. Puede usar ${known}.`;
export const onlyOrders =
  "Solo los mensajes a clientes con pedidos pueden nombrar lo que lleva un pedido";
export const inSubject = (known: string) => `Un asunto solo puede usar ${known}`;
export const chooseForProduct = "Elija una granja o un producto para {product}";
export const listed = (names: readonly string[]) => list(names);
export const exampleDay = "jueves 26 de noviembre";
export const exampleGoods = "zanahorias Nantes";
export const there = "qué tal";
export const tag = "Una etiqueta solo lleva letras, números, espacios y guiones";
export const mostTags = "Veinte etiquetas como máximo";
export const noteTooLong = "Deje la nota en menos de 2,000 caracteres";
export const noEmail = "Esto no es un correo";
export const headings = {
  email: "Correo",
  firstName: "Nombre",
  lastName: "Apellido",
  zipCode: "Código postal",
};
