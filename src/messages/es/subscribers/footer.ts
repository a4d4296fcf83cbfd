export const yourEmail = "Su correo electrónico";
export const example = "nombre@ejemplo.com";
export const subscribe = "Suscribirme";
