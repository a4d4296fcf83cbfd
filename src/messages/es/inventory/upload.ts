export const tooLargePhoto = "Una foto puede pesar hasta 5 MB. Elija una más ligera.";
export const tooLargeFile = "Un archivo puede pesar hasta 5 MB. Elija uno más ligero.";
export const tooManyPixels =
  "Una foto puede medir hasta 6,000 pixeles de ancho y de alto. Elija una más chica.";
export const tooLargeScan =
  "Esta imagen tiene más de 36 megapixeles. Envíe un PDF o una imagen más chica.";
export const notDocument =
  "No podemos leer este documento. Elija un PDF, o una foto en JPEG, PNG o WebP.";
export const notPhoto = "No podemos leer esta foto. Elija una en JPEG, PNG o WebP.";
export const photoOf = (farm: string) => `Una foto de ${farm}`;
export const fieldsOf = (farm: string) => `Los campos de ${farm}, en dibujo`;
