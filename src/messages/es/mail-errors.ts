import { number } from "./kit.ts";

export const chooseTopic = "Elija de qué se trata";
export const orderNumber = (example: string) => `Un número de pedido es como ${example}`;
export const name = "Escriba su nombre";
export const atMost = (characters: number) => `Use como máximo ${number(characters)} caracteres`;
export const email = "Escriba un correo electrónico válido";
export const message = "Escriba su mensaje";
export const noMessage = "No encontramos este mensaje";
export const noEmail = "No encontramos este correo";
export const notSuppressed = "Esta dirección no está bloqueada";
