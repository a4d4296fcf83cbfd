import { fixed } from "../../../kit.ts";
import { number } from "../../kit.ts";

export const writeMore = "Please write a sentence or two: the farm reads it";
export const enterYear = "Please enter a year";
export const yearToCome = "Please enter this year or an earlier one";
export const enterAcres = "Please enter the acres";
export const enterShare = "Please enter 15 to 20%";
export const enterTown = "Please enter a town";
export const enterZip = "Please enter a five-digit zip code";
export const chooseDay = "Please choose a day";
export const sayWhatYouGrow = "Please say in a line what you grow";
export const fromList = "Please choose from the list";
export const noneOrSome = "Choose either none, or the certifications you hold";
export const farmName = fixed("Farm name must be at least 2 characters");
export const familyName = fixed("Family name must be at least 2 characters");
export const validEmail = fixed("Please provide a valid email address");
export const validPhone = fixed("Please provide a valid phone number");
export const location = fixed("Location is required");
export const selectType = fixed("Please select a farm type");
export const selectYears = fixed("Please select how long you've been farming");
export const selectSize = fixed("Please select your farm size");
export const tellProducts = fixed("Please tell us what products you grow");
export const describePractices = fixed("Please describe your farming practices");
export const nameCertificate = "Please name the certificate";
export const tellWhy = fixed("Please tell us why you want to join");
export const acceptTerms = fixed("You must accept the terms and conditions");
export const paragraphs = {
  most: (most: number) => `Please keep this to ${most} paragraphs`,
  longest: (longest: number) =>
    `Please keep each of the paragraphs to ${number(longest)} characters`,
};
export const practices = {
  most: (most: number) => `Please keep this to ${most} practices`,
  longest: (longest: number) =>
    `Please keep each of the practices to ${number(longest)} characters`,
};
export const steps = {
  basics: fixed("Basic Information"),
  details: fixed("Farm Details"),
  final: fixed("Final Steps"),
};
