export const nameIt = "Give it a name";
export const nameItSuchAs = "Give it a name, such as Home";
export const street = "Enter a street and house number";
export const city = "Enter a city";
export const zipCode = "Enter a zip code";
export const california = "We deliver in California: enter a zip code between 90001 and 96162";
