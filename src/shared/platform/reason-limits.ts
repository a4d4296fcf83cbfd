/** Characters of why someone of the team does something, as forms take it and the audit log keeps it. */
export const reasonLimits = { least: 3, most: 300 } as const;
