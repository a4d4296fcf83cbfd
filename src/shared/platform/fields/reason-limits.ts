/** Length limits for the team's reasons, in forms and in the audit log. */
export const reasonLimits = { least: 3, most: 300 } as const;
