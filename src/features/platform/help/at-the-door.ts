import type { Business } from "#shared/platform/business.ts";

/** What people ask about the last few steps to their door. */
export const atTheDoor = ({ phone }: Business): readonly { title: string; text: string }[] => [
  {
    title: "If you are not at home",
    text: `Write in the delivery instructions where the crate may stand, or who takes it in. If plans change on the day, call ${phone}.`,
  },
  {
    title: "On hot days",
    text: "Choose the morning window in summer, and name a place in the shade: leaves and berries thank you for it.",
  },
  {
    title: "In apartment houses",
    text: "Give the unit in the address, and the gate or door code in the delivery instructions.",
  },
];
