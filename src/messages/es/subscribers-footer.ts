export const yourEmail = "Su correo electrónico";
export const example = "usted@ejemplo.com";
export const subscribe = "Suscribirme";
