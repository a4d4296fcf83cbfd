import { number } from "../kit.ts";

export const notClean = "Quite los caracteres especiales";
export const missing = "Complete este campo";
export const badTime = "No se pudo leer la hora";
export const validEmail = "Escriba un correo válido";
export const atMost = (most: number) => `Use como máximo ${number(most)} caracteres`;
