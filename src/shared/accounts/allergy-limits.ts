/** How many goods are asked about at once. */
export const NOTES_AT_ONCE = 100;
