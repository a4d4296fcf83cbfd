export const newsletter = "Su boletín";
export const newsletterText = "Confirme que quiere nuestro boletín.";
export const unsubscribe = "Darse de baja del boletín";
export const unsubscribeText = "Deje nuestro boletín y los avisos de productos sin iniciar sesión.";
export const subscriber = "Suscriptor";
export const subscribers = "Suscriptores del boletín";
export const write = "Escribir a clientes";
