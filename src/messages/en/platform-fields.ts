export const notClean = "Please remove the special characters";
export const missing = "Please fill in this field";
export const badTime = "The time could not be read";
