import { plural } from "../kit.ts";

export const applications = {
  submitted: "Nueva",
  in_review: "En revisión",
  changes_requested: "Con cambios pedidos",
  approved: "Aprobada",
  rejected: "Rechazada",
  withdrawn: "Retirada",
};
/** The answers of an application, as the lists of what changed name them. */
export const answers = {
  farmName: "nombre de la granja",
  familyName: "apellido de la familia",
  phone: "teléfono",
  location: "ubicación",
  farmType: "tipo de granja",
  yearsActive: "años de actividad",
  acreage: "tamaño",
  productsGrown: "qué cultiva",
  farmingPractices: "cómo cultiva",
  markets: "dónde vende",
  certifications: "certificaciones",
  otherCertification: "otro certificado",
  sellingPlatforms: "plataformas de venta",
  whyJoin: "por qué quiere unirse",
};
export const causes = {
  sent: "La envió la granja",
  review: "Empezó la revisión",
  again: "Se envió de nuevo sin cambios",
  changed: (fields: string) => `Se envió de nuevo. Cambió: ${fields}`,
  farm: (farm: string) => `Ahora es la granja número ${farm}`,
};
export const sorts = { distance: "Más cercanas primero", name: "Por nombre" };
export const daysLate = (days: number) =>
  plural(days, { one: `${days} día de retraso`, other: `${days} días de retraso` });
export const dueToday = "para hoy";
export const due = (day: string) => `para el ${day}`;
export const commissionRange = (least: number, most: number) => `${least} al ${most}%`;
export const commission = (rate: number) => `${rate}%`;
