import { number } from "../../kit.ts";

export const writeMore = "Escriba una o dos frases: la granja las lee";
export const enterYear = "Escriba un año";
export const yearToCome = "Escriba este año o uno anterior";
export const enterAcres = "Escriba los acres";
export const enterShare = "Escriba de 15 a 20%";
export const enterTown = "Escriba una ciudad";
export const enterZip = "Escriba un código postal de cinco dígitos";
export const chooseDay = "Elija un día";
export const sayWhatYouGrow = "Diga en una línea qué cultiva";
export const fromList = "Elija de la lista";
export const noneOrSome = "Elija “Ninguna de estas” o las certificaciones que tiene";
export const farmName = "El nombre de la granja debe tener al menos 2 caracteres";
export const familyName = "El apellido debe tener al menos 2 caracteres";
export const validEmail = "Escriba un correo válido";
export const validPhone = "Escriba un teléfono válido";
export const location = "Falta la ubicación";
export const selectType = "Elija un tipo de granja";
export const selectYears = "Elija cuánto tiempo lleva cultivando";
export const selectSize = "Elija el tamaño de su granja";
export const tellProducts = "Cuéntenos qué cultiva";
export const describePractices = "Describa cómo cultiva";
export const nameCertificate = "Escriba el nombre del certificado";
export const tellWhy = "Cuéntenos por qué quiere unirse";
export const acceptTerms = "Debe aceptar los términos y condiciones";
export const paragraphs = {
  most: (most: number) => `Use como máximo ${most} párrafos`,
  longest: (longest: number) => `Use como máximo ${number(longest)} caracteres por párrafo`,
};
export const practices = {
  most: (most: number) => `Use como máximo ${most} prácticas`,
  longest: (longest: number) => `Use como máximo ${number(longest)} caracteres por práctica`,
};
export const steps = {
  basics: "Datos básicos",
  details: "Datos de la granja",
  final: "Últimos pasos",
};
