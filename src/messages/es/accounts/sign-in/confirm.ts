export const notChecked = "No pudimos comprobarlo. Inténtelo de nuevo.";
export const title = "Confirme su identidad";
export const enterCode =
  "Escriba el código de su aplicación de autenticación o uno de sus códigos de recuperación.";
export const needsPassword =
  "Para esto hace falta su contraseña. La volvemos a pedir después de diez minutos.";
export const code = "Código";
export const byPassword = "Usar la contraseña";
export const byCode = "Usar un código";
export const cancel = "Volver";
export const goOn = "Continuar";
