export const inLine = "You are in line";
export const inLineText = "Your place in line and the link for your neighbors.";
export const pay = "Pay for your membership";
export const payText = "Summary, consent and payment of a founding membership.";
export const welcome = "Welcome";
export const welcomeText = "Your membership with its receipt and what comes next.";
export const founding = "Founding membership";
export const foundingText =
  "Reserve a founding place with a deposit that is fully refundable until your first delivery.";
export const landing = "Farm food at your door";
export const landingText = (lead: string) =>
  `Food from family farms near you, at your door ${lead} after you order. See whether we come to you.`;
export const early = {
  1: {
    title: "Early access",
    description:
      "Be among the first households that get food from family farms nearby at their door.",
  },
  2: {
    title: "This week’s harvest",
    description: "What the farms pick this week and what it costs, before the market opens.",
  },
  3: {
    title: "Bring your neighbors",
    description: "A van that stops at ten doors of a street costs less than ten vans. Bring yours.",
  },
};
