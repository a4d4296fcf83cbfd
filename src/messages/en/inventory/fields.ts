export const packetNeedsName = "A packet needs a name of 1 to 60 characters";
export const nameLength = "A name must have 2 to 80 characters";
export const enterPounds = "Enter pounds, such as 3.6";
export const daysRange = "Days must be a whole number from 1 to 730";
export const chooseCategory = "Please choose a category";
export const chooseTaxCategory = "Please choose how it is taxed";
export const sayWhat = "Please say in a sentence what it is";
export const sayStorage = "Please say how it keeps best";
