/** What the command ends with; part of the documentation, so a number keeps its meaning. */
export const exits = { fine: 0, below: 1, unusable: 2 } as const;
