import { plural } from "../kit.ts";

export const pending = (days: number) =>
  plural(days, {
    one: "El dinero pendiente queda listo para pagarse el día después de la entrega. Los reembolsos posteriores se descuentan del siguiente pago.",
    other: `El dinero pendiente queda listo para pagarse ${days} días después de la entrega. Los reembolsos posteriores se descuentan del siguiente pago.`,
  });
export const inRun = (amount: string) => `${amount} ya está en un pago en proceso.`;
export const certifications = {
  organic: "Orgánico certificado",
  naturallyGrown: "Cultivo natural certificado",
  regenerative: "Regenerativo",
  nonGMO: "Sin transgénicos",
  animalWelfare: "Bienestar animal",
  fairTrade: "Comercio justo",
  salmonSafe: "Salmon-Safe (protege al salmón)",
  beekeeper: "Apicultor registrado",
};
export const otherCertificate = "Otro certificado";
export const family = (name: string) => `Familia ${name}`;
/** Under the name of a new farm, until it has a line of its own. */
export const firstTagline = (type: string, town: string) => `${type} en ${town}`;
