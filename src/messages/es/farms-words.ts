export const pending = (days: number) =>
  `El dinero pendiente se gana ${days} días después de la entrega, cuando los clientes ya no pueden reportar un problema.`;
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
