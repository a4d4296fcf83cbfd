import { period } from "../kit.ts";

export const subject = (receipt: string) => `Su membresía fundadora, recibo ${receipt}`;
export const freeSubject = (brand: string) => `Su membresía de ${brand}`;
export const welcome = (brand: string) => `Le damos la bienvenida a ${brand}`;
export const text = (place: number, from: string, until: string) =>
  `Su número entre los miembros es el ${place}. Su membresía va del ${from} al ${until}${period(until)}`;
export const questions = (phone: string) =>
  `¿Preguntas? Responda a este correo o llame al ${phone}.`;
export const receipt = "Recibo";
export const deposit = "Depósito reembolsable";
export const depositText = (email: string) =>
  `El depósito es totalmente reembolsable hasta su primera entrega: escriba a ${email} con el número del recibo.`;

export const yourPlace = "su lugar de fundador";
