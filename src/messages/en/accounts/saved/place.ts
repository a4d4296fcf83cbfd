export const street = "Street address";
export const zipCode = "Zip code";
export const city = "City";
export const phoneOptional = "Phone (optional)";
export const onlyDriver = "Only for the driver on delivery day";
export const instructions = "Delivery instructions (optional)";
export const instructionsPlaceholder = "Gate code, safe place, leave at door";
