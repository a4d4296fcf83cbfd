export const document = "Documento";
export const documentStays = "El que envió se queda, a menos que elija otro.";
export const chooseDocument = "Elegir el documento";
export const chooseOther = "Elegir otro documento";
export const documentLimits =
  "Un PDF, o una foto o escaneo, de hasta 5 MB. Solo usted y nuestro equipo pueden abrirlo.";
export const photo = "Foto";
export const changePhoto = "Cambiar la foto";
export const takePhoto = "Tomar o elegir una foto";
export const noConnection = "El archivo no se subió: no hay conexión. Inténtelo de nuevo.";
