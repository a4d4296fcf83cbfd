import { fixed } from "../../kit.ts";
import { number } from "../kit.ts";

export const notClean = "Please remove the special characters";
export const missing = "Please fill in this field";
export const badTime = "The time could not be read";
export const validEmail = fixed("Please enter a valid email address");
export const atMost = (most: number) => `Please use at most ${number(most)} characters`;
