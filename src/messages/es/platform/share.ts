export const yourLink = "Su enlace";
export const copyLink = "Copiar enlace";
export const copied = "Enlace copiado";
export const copySelected = "Copie el enlace seleccionado";
export const copySelectedText = "Este navegador no nos deja hacerlo por usted.";
