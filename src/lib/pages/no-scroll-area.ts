/** Stands in for the scroll area in dialogs, which compare it with the one that they were given. */
export const ScrollArea = { Autosize: null };
