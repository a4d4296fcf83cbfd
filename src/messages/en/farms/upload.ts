export const document = "Document";
export const documentStays = "The one you sent stays unless you choose another.";
export const chooseDocument = "Choose the document";
export const chooseOther = "Choose another document";
export const documentLimits =
  "A PDF, or a photo or scan of it, up to 5 MB. Only you and our team can open it.";
export const photo = "Photo";
export const changePhoto = "Change the photo";
export const takePhoto = "Take or choose a photo";
export const noConnection = "The file was not uploaded: no connection. Please try again.";
