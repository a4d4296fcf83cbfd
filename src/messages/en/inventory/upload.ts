export const tooLargePhoto = "A photo can be up to 5 MB. Please choose a smaller one.";
export const tooLargeFile = "A file can be up to 5 MB. Please choose a smaller one.";
export const tooManyPixels =
  "A photo may be up to 6,000 pixels wide and high. Please choose a smaller one.";
export const tooLargeScan =
  "This picture has more than 36 megapixels. Please send a PDF or a smaller picture.";
export const notDocument =
  "This is not a document we can read. Please choose a PDF, or a photo as JPEG, PNG or WebP.";
export const notPhoto = "This is not a photo we can read. Please choose a JPEG, PNG or WebP.";
export const photoOf = (farm: string) => `A photo of ${farm}`;
export const fieldsOf = (farm: string) => `The fields of ${farm}, drawn`;
