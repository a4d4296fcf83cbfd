import { list, number } from "../kit.ts";

export const chooseDay = "Elija un día de entrega";
export const chooseSendDay = "Elija un día";
export const chooseSendTime = "Elija una hora";
export const sendInThePast = "Elija una hora que no haya pasado";
export const sendTooFar = (days: number) => `Elija un día de los próximos ${number(days)} días`;
export const zipDigits = "Los códigos postales llevan de tres a cinco dígitos";
export const subject = "Escriba un asunto";
export const body = "Escriba lo que quiere decir";
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
export const mostTags = (most: number) => `Como máximo ${number(most)} etiquetas`;
export const noEmail = "Esto no es un correo";
export const headings = {
  email: "Correo",
  firstName: "Nombre",
  lastName: "Apellido",
  zipCode: "Código postal",
};
