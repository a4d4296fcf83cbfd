import type { Business } from "#shared/platform/business.ts";

/** What people ask about the last few steps to their door. */
export const atTheDoor = ({ phone }: Business): readonly { title: string; text: string }[] => [
  {
    title: "If you are not at home",
    text: `Say in the delivery instructions where to leave the crate, or who can take it in. If plans change on the day, call ${phone}.`,
  },
  {
    title: "On hot days",
    text: "In summer, choose the morning window and name a shady spot: greens and berries will thank you.",
  },
  {
    title: "In apartment houses",
    text: "Give the unit in the address, and the gate or door code in the delivery instructions.",
  },
];
