type CompanyPage = { path: `/${string}`; title: string; description: string };

export const PRESS: CompanyPage = {
  path: "/press",
  title: "Press",
  description:
    "Dated facts about the market from our own books, the logo to download, and somebody to call.",
};
