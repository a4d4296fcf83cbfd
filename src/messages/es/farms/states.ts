import { plural } from "../kit.ts";

export const applications = {
  submitted: "Nueva",
  in_review: "En revisión",
  changes_requested: "Con cambios pedidos",
  approved: "Aprobada",
  rejected: "Rechazada",
  withdrawn: "Retirada",
};
export const causes = {
  sent: "la envió la granja",
  review: "empezó la revisión",
  again: "enviada de nuevo sin cambios",
  changed: (fields: string) => `enviada de nuevo, cambió: ${fields}`,
  farm: (farm: string) => `ahora es la granja ${farm}`,
};
export const sorts = { distance: "Más cercanas primero", name: "Por nombre" };
export const daysLate = (days: number) =>
  plural(days, { one: `${days} día de retraso`, other: `${days} días de retraso` });
export const dueToday = "para hoy";
export const due = (day: string) => `para el ${day}`;
export const commissionRange = (least: number, most: number) => `${least} al ${most}%`;
export const commission = (rate: number) => `${rate}%`;
